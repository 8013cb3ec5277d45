import { stat } from "node:fs/promises";
import { readDiskSpace } from "#app/integrations/disk.server.ts";
import { chooseBase } from "./choose.ts";
import { listFiles } from "./files.ts";
import { type BaseInfo, readLines } from "./names.ts";
import type { Vault } from "./vault.ts";

/** What the open shop is left with on the same disk, and what PostgreSQL takes beside its files. */
const LEFT_BYTES = 500_000_000;

/** Whether the disk of this shop has room for a second one, brought back as it was at that time. */
export async function hasRoomForSecond(
  vault: Vault,
  { dataDir, to }: { dataDir: string; to: number | undefined },
): Promise<boolean> {
  const { line, base } = chooseBase(readLines(await vault.store.list("line-")), to);
  const info = await vault.getJson<BaseInfo>(base.name);
  const { Files: files } = JSON.parse(info.manifest) as { Files: { Size: number }[] };
  const changes = line.wal.filter(({ end }) => end > base.start);
  const sizes = [
    ...files.map(({ Size: size }) => size),
    ...changes.map(({ start, end }) => Number(end - start)),
    ...(await Promise.all((await listFiles(dataDir)).map(({ path }) => sizeOf(path)))),
  ];
  const needed = sizes.reduce((sum, size) => sum + size, 0);
  const disk = await readDiskSpace(dataDir);
  return disk === undefined || disk.freeBytes > needed + LEFT_BYTES;
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0;
}
