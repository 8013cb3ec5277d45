import { hrefOf } from "#app/content/messages/page-address.ts";
import type { ScannedPack } from "#app/domain/search/suggestion.ts";

/** Where the shop shows the pack with that barcode; undefined where the shop cannot be reached. */
export async function findPack(barcode: string): Promise<ScannedPack | undefined> {
  try {
    const response = await fetch(hrefOf(`/api/barcode/${barcode}`));
    return response.ok ? ((await response.json()) as ScannedPack) : undefined;
  } catch {
    return undefined;
  }
}
