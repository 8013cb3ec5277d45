import { lstatSync, readlinkSync, realpathSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { syncToDisk } from "#server/postgres/private-files.ts";

/** The folder of the program that the link names; refuses in words what is no link. */
export function readProgramLink(link: string): string {
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (found?.isSymbolicLink()) return realpathSync(resolve(dirname(link), readlinkSync(link)));
  throw new Error(
    `${link} is no link to the program that runs now. Stop the shop, make one (ln -s FOLDER-OF-THE-OLD-PROGRAM ${link}), start the shop from ${link}, then run this again (docs/operations.md, "Upgrades").`,
  );
}

/** Lets the link name another folder, at once or not at all. */
export function pointProgramLink(link: string, folder: string): void {
  const draft = `${link}.coming`;
  rmSync(draft, { force: true });
  symlinkSync(folder, draft);
  renameSync(draft, link);
  syncToDisk(dirname(link));
}
