import { chmodSync, existsSync, mkdirSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Account } from "./account.ts";
import type { Log } from "./log.ts";
import { claimDirectory, isReachable, shortName } from "./private-files.ts";
import { unavailable } from "./unavailable.ts";

export const SHARED_PLACE = "/var/lib/materia";

// The longest socket path is 108 bytes on Linux and 104 on macOS.
const LONGEST_SOCKET_PATH = 100;

/** Where the database lies: DATA_DIR/postgres, or below /var/lib/materia when its account cannot get there. */
export function findHome(options: { dataDir: string; account: Account; log: Log }): string {
  const { account, log } = options;
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  const near = join(dataDir, "postgres");
  const far = join(SHARED_PLACE, shortName(dataDir), "postgres");
  if (!existsSync(far)) {
    if (!account || isReachable({ path: dataDir, account })) return near;
    if (existsSync(near)) {
      throw unavailable(
        `The database in ${near} cannot be reached by the account ${account.name}, because a directory above it is closed: open that directory (chmod o+x) or move the database to ${far}.`,
      );
    }
    makeOpenDirectory(SHARED_PLACE);
    makeOpenDirectory(dirname(far));
  }
  log.info(`The account of the database cannot enter ${dataDir}: the database lies in ${far}.`);
  return far;
}

/** The directory of the Unix socket: beside the data, or a short one in /tmp when that path is too long. */
export function prepareSocketDirectory({ home, account }: { home: string; account: Account }): string {
  const near = join(home, "run");
  const isShort = Buffer.byteLength(join(near, ".s.PGSQL.5432")) <= LONGEST_SOCKET_PATH;
  const path = isShort ? near : `/tmp/materia-${shortName(home)}`;
  claimDirectory({ path, account });
  return path;
}

/** Makes a directory that everybody may enter, whatever the umask. */
export function makeOpenDirectory(path: string): void {
  try {
    if (existsSync(path)) return;
    mkdirSync(path, { recursive: true });
    chmodSync(path, 0o755);
  } catch (error) {
    throw unavailable(`${path} is needed for the database and cannot be made (${(error as Error).message}).`);
  }
}
