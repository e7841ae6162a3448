// A game's options from its JSON schema, without any drawing: which fields there are and how to ask for them.
import type { GameInfo, Schema, Sketch } from "../../api/types";

export type Field = { name: string; description: string | undefined; initial: unknown } & (
  | { kind: "choice"; values: { value: string | number; description: string | undefined }[] }
  | { kind: "switch" }
  | { kind: "number"; min: number; max: number }
  | { kind: "text" }
  | { kind: "choice or text"; values: { value: string | number; description: string | undefined }[]; longest: number | undefined; sketch: Sketch | undefined }
);

function resolve(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.replace("#/$defs/", "");
  const target = name === undefined ? undefined : root.$defs?.[name];
  if (target) return { ...resolve(target, root), ...schema };
  const [only] = schema.allOf ?? [];
  return only && schema.allOf?.length === 1 ? { ...resolve(only, root), ...schema } : schema;
}

function values(schema: Schema): { value: string | number; description: string | undefined }[] {
  const plain = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";
  const listed = (schema.enum ?? []).filter(plain).map((value) => ({ value, description: undefined }));
  const described = (schema.oneOf ?? schema.anyOf ?? []).flatMap((one) => [
    ...(plain(one.const) ? [{ value: one.const, description: one.description }] : []),
    ...(one.enum ?? []).filter(plain).map((value) => ({ value, description: undefined })),
  ]);
  return [...listed, ...described];
}

/** The fields of a game's options, in their order. What nobody can ask for simply is left out. */
export function fields(game: Pick<GameInfo, "schema" | "seats">): Field[] {
  return Object.entries(game.schema.properties ?? {}).flatMap(([name, raw]): Field[] => {
    const schema = resolve(raw, game.schema);
    const common = { name, description: raw.description ?? schema.description, initial: schema.default };
    if (name === "players" && game.seats.length > 1) {
      return [{ ...common, kind: "choice", values: game.seats.map((value) => ({ value, description: undefined })) }];
    }
    const found = values(schema);
    const free = schema.anyOf?.find((one) => one.type === "string" && one.const === undefined && one.enum === undefined);
    if (found.length > 0 && free) return [{ ...common, kind: "choice or text", values: found, longest: free.maxLength, sketch: free.sketch }];
    if (found.length > 0) return [{ ...common, kind: "choice", values: found }];
    const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== "null") : schema.type;
    if (type === "boolean") return [{ ...common, kind: "switch" }];
    if (type === "integer") return [{ ...common, kind: "number", min: schema.minimum ?? 0, max: schema.maximum ?? 99 }];
    if (type === "string") return [{ ...common, kind: "text" }];
    return [];
  });
}

/** Fields that few people want to see. */
export const isAdvanced = (field: Field): boolean => field.kind === "text";

/** Whether a field holds a text that somebody writes, and may have half-written. */
export const isWritten = (field: Field, value: unknown): boolean =>
  field.kind === "text" || (field.kind === "choice or text" && !field.values.some((one) => one.value === value));

/** How many sit at a table with these options. */
export function seatCount(game: Pick<GameInfo, "seats">, config: Record<string, unknown>): number {
  const players = config.players;
  return typeof players === "number" && game.seats.includes(players) ? players : (game.seats[0] ?? 2);
}

/** Only what differs from the defaults. */
export function unusual(game: Pick<GameInfo, "schema" | "seats">, config: Record<string, unknown>): Record<string, unknown> {
  const initial = new Map(fields(game).map((field) => [field.name, field.initial]));
  return Object.fromEntries(Object.entries(config).filter(([name, value]) => value !== initial.get(name) && value !== undefined && value !== ""));
}

/** Whether two choices of options come to the same. */
export function isAlike(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => name in other && one[name] === other[name]);
}
