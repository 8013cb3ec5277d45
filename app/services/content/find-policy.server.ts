import type { ContentKey } from "#app/content/pages/content-blocks.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { formatDate } from "#app/domain/india-time.ts";
import { findContent, type ShownContent } from "#app/services/content/find-content.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** A page of the shop's rules with the day it holds from, "21 Nov 2026". */
export async function findPolicy(db: Db, key: ContentKey): Promise<ShownContent & { since: string }> {
  const [content, { legal }] = await Promise.all([findContent(db, key), findSettings(db)]);
  return { ...content, since: formatDate(legal.policiesDatedOn) };
}
