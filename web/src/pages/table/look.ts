// Which sheets a closer look shows, without showing them.
import type { Sheet } from "../../api/types";

/** What is looked at: one thing of the scene with all that belongs to it and to what it stands on, or one sheet of the list. */
export type Look = { of: string; on?: string | null } | { id: string };

/** The sheets a look shows. */
export function looked(sheets: readonly Sheet[], look: Look | null): Sheet[] {
  if (look === null) return [];
  return sheets.filter((sheet) => ("of" in look ? sheet.of === look.of || sheet.of === look.on : sheet.id === look.id));
}
