import { createHash } from "node:crypto";

/** Stands for a value that a form was filled from: when it differs from that of the stored value, somebody saved meanwhile. */
export function versionOf(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(value ?? null))
    .digest("base64url")
    .slice(0, 16);
}
