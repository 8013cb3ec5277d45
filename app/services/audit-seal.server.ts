import { createHash } from "node:crypto";
import type { audit } from "#app/db/schema/ground.ts";
import type { auditSeals } from "#app/db/schema/ground-audit.ts";

type Told = Pick<
  typeof audit.$inferSelect,
  "actorKind" | "actorId" | "action" | "subject" | "details" | "happenedAt"
>;

/** What the entries carry that were written before entries had a digest; migration 0021 gave it to them. */
export const BEFORE_DIGESTS = "before";
/** What stands before the first seal. */
export const FIRST_PREVIOUS = "";

/** Of all that an audit entry says, hexadecimal SHA-256; the same before it is written and after it is read back. */
export function auditDigest({ actorKind, actorId, action, subject, details, happenedAt }: Told): string {
  const told = [actorKind, actorId, action, subject, inOrder(toJson(details)), happenedAt.toISOString()];
  return sha256(JSON.stringify(told));
}

/** Of a sealed entry and the seal before it, hexadecimal SHA-256. */
export function sealHash({
  previous,
  auditId,
  digest,
}: Pick<typeof auditSeals.$inferSelect, "previous" | "auditId"> & { digest: string }): string {
  return sha256(`${previous}\n${auditId}\n${digest}`);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** As the database gives it back: dates are texts, what is undefined is not there. */
function toJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** The database keeps the keys of an object in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, each]) => [key, inOrder(each)]);
}
