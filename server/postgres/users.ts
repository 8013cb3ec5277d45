import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isRunning } from "./process.ts";

// Several processes may use one server. Each leaves a file named after itself; the last to leave stops it.
const entered = new Set<string>();

/** Notes that this process uses the server of the home; give the answer to `leave`. */
export function enter(home: string): string {
  const name = `${process.pid}-${randomBytes(4).toString("hex")}`;
  const users = join(home, "users");
  mkdirSync(users, { recursive: true, mode: 0o700 });
  for (const gone of readdirSync(users).filter((user) => !isPresent(user)))
    rmSync(join(users, gone), { force: true });
  writeFileSync(join(users, name), "", { flag: "wx" });
  entered.add(name);
  return name;
}

/** Takes the note back; true when nobody else who lives uses the server. */
export function leave(home: string, name: string): boolean {
  entered.delete(name);
  rmSync(join(home, "users", name), { force: true });
  return !readdirSync(join(home, "users")).some(isPresent);
}

function isPresent(name: string): boolean {
  const pid = Number.parseInt(name, 10);
  return pid === process.pid ? entered.has(name) : isRunning(pid);
}

/** Whether any living process uses the server. */
export function hasUsers(home: string): boolean {
  const users = join(home, "users");
  return existsSync(users) && readdirSync(users).some(isPresent);
}
