// Which sheets a closer look shows, without showing them.
import type { Sheet } from "../../api/types";

/** What is looked at: everything that belongs to one thing of the scene, or one sheet of the list. */
export type Look = { of: string } | { id: string };

/** The sheets a look shows. */
export function looked(sheets: readonly Sheet[], look: Look | null): Sheet[] {
  if (look === null) return [];
  return sheets.filter((sheet) => ("of" in look ? sheet.of === look.of : sheet.id === look.id));
}
