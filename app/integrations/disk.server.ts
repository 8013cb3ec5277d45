import { statfs } from "node:fs/promises";

export type DiskSpace = { freePercent: number; freeBytes: number };

/** What the shop may still write on the disk of that folder; undefined when that cannot be read. */
export async function readDiskSpace(folder: string): Promise<DiskSpace | undefined> {
  try {
    const { bsize, blocks, bfree, bavail } = await statfs(folder);
    // What is set aside for root alone is neither used nor free.
    const usable = blocks - bfree + bavail;
    if (usable === 0) return undefined;
    return { freePercent: Math.floor((bavail * 100) / usable), freeBytes: bavail * bsize };
  } catch {
    return undefined;
  }
}
