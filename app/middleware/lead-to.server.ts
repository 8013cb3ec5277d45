import { redirect, redirectDocument } from "react-router";
import { isOfficePath } from "#app/domain/office-path.ts";

/** A redirect; into the back office as a new document, for the pages of visitors do not know its screens. */
export function leadTo(path: string, init?: ResponseInit): Response {
  return isOfficePath(path) ? redirectDocument(path, init) : redirect(path, init);
}
