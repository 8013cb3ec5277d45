import { isOfficePath } from "#app/domain/office-path.ts";
import type { PagePath } from "#app/domain/route-path.ts";
import { redirect, redirectDocument } from "#app/middleware/redirect.server.ts";

const RECORD = /^\/records\//;

/** A redirect; as a new document into the back office, whose screens the pages of visitors do not know, and to a record, which is a file. */
export function leadTo(path: PagePath, init?: ResponseInit): Response {
  return isOfficePath(path) || RECORD.test(path) ? redirectDocument(path, init) : redirect(path, init);
}
