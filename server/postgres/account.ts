import { readdirSync, readFileSync, statSync } from "node:fs";
import { unavailable } from "./unavailable.ts";

/** The operating system account of the server; `undefined` stands for the one the shop itself runs as. */
export type Account = { name: string; uid: number; gid: number } | undefined;

const UNPRIVILEGED = ["postgres", "nobody", "daemon"];

/** PostgreSQL refuses to run as root: then an existing account without rights is used, none is created. */
export function chooseAccount(): Account {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8").split("\n").map(parseAccount);
  for (const name of UNPRIVILEGED) {
    const account = accounts.find((candidate) => candidate.name === name && candidate.uid > 0);
    if (account) return account;
  }
  throw unavailable(
    `PostgreSQL does not run as root, and this machine has none of the accounts ${UNPRIVILEGED.join(", ")}.`,
  );
}

/** An existing database stays with its owner, even when a better account has appeared since. */
export function keepOwner({ home, account }: { home: string; account: Account }): Account {
  const owner = statSync(home, { throwIfNoEntry: false });
  if (!owner || process.platform === "win32") return account;
  if (account) {
    if (owner.uid === 0) {
      if (readdirSync(home).length === 0) return account;
      throw unavailable(`The database in ${home} belongs to root. Run: chown -R ${account.name} ${home}`);
    }
    return owner.uid === account.uid ? account : { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  }
  if (owner.uid !== process.getuid?.()) {
    throw unavailable(
      `The database in ${home} belongs to another user: start the shop as that user or as root.`,
    );
  }
  return undefined;
}

function parseAccount(line: string) {
  const [name = "", , uid, gid] = line.split(":");
  return { name, uid: Number(uid), gid: Number(gid) };
}
