import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The secret that signs cookies: SESSION_SECRET, else one made at the first start and kept in the data folder. */
export function findSecret({
  sessionSecret,
  dataDir,
}: {
  sessionSecret: string | undefined;
  dataDir: string;
}): string {
  if (sessionSecret) return sessionSecret;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, "session-secret");
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8");
}
