import { eq } from "drizzle-orm";
import { type ContentKey, contentBlocks as defaults } from "#app/content/pages/content-blocks.server.ts";
import { missingWords } from "#app/content/pages/shop-words.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { contentBlocks } from "#app/db/schema/pages-texts.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import { byUser } from "#app/domain/actor.ts";
import { type ClaimFinding, findHealthClaims } from "#app/domain/catalog/health-claims.ts";
import { FACTS } from "#app/domain/fact.ts";
import { keepHolding, sectionFaults, withAllParts, withoutMissing } from "#app/domain/pages/fact-sections.ts";
import { fillPlaceholders, placeholdersIn } from "#app/domain/pages/placeholders.ts";
import type { Refused, Result } from "#app/domain/result.ts";
import { settingsSchema } from "#app/domain/settings.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { sanitiseContent, textOf } from "#app/services/pages/content/content-html.server.ts";
import { listContentBlocks, wordsOf } from "#app/services/pages/content/find-content.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { type Removed, removeForNow } from "#app/services/undo.server.ts";
import { versionOf } from "#app/services/version.server.ts";

/** Longest text in characters of HTML. */
export const LONGEST_CONTENT = 60_000;

export type SaveContentResult =
  | { ok: true }
  | Refused<"unknown-key" | "empty" | "too-long" | "changed", object>
  | Refused<"unknown-words", { words: string[] }>
  | Refused<"claims", { claims: ClaimFinding[] }>;

/** Puts the owner's words in place of ours; refuses unknown texts and placeholders, sentences that promise too much, and when another `version` of the text is stored. */
export async function saveContent(
  db: Db,
  {
    key,
    html,
    version,
    userId,
    now,
  }: { key: string; html: string; version?: string | undefined; userId: string; now: Date },
): Promise<SaveContentResult> {
  if (!isContentKey(key)) return { ok: false, reason: "unknown-key" };
  if (html.length > LONGEST_CONTENT) return { ok: false, reason: "too-long" };
  const bodyHtml = sanitiseContent(html);
  if (isEverEmpty(bodyHtml)) return { ok: false, reason: "empty" };
  const shop = wordsOf({ key, settings: await findSettings(db) });
  const words = unknownWords(bodyHtml, shop);
  if (words.length > 0) return { ok: false, reason: "unknown-words", words };
  const claims = findHealthClaims(fillPlaceholders(withAllParts(bodyHtml), shop));
  if (claims.length > 0) return { ok: false, reason: "claims", claims };
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx, `content ${key}`);
    const block = (await listContentBlocks(tx)).find((each) => each.key === key);
    if (version !== undefined && version !== versionOf(block?.currentHtml))
      return { ok: false, reason: "changed" };
    const row = { bodyHtml, updatedBy: userId, updatedAt: now };
    await tx
      .insert(contentBlocks)
      .values({ key, ...row })
      .onConflictDoUpdate({ target: contentBlocks.key, set: row });
    await recordAudit(tx, {
      by: byUser({ userId }),
      act: "change-content",
      about: key,
      details: { characters: bodyHtml.length },
      now,
    });
    return { ok: true };
  });
}

/** Lets a text say again what the shop brought with it; the owner's words can be put back. */
export function restoreContent(
  db: Db,
  { key, userId, now }: { key: ContentKey; userId: string; now: Date },
): Promise<Result<Removed, "not-found">> {
  return removeForNow(db, contentBlocks, {
    where: eq(contentBlocks.key, key),
    actor: byUser({ userId }),
    act: "restore-content",
    about: key,
    now,
  });
}

/** Read when asked: the words stand in one language until then. */
const neverEntered = () => missingWords(settingsSchema.parse({}));

/** True when nothing is left of a text where none, or all, of the facts hold, or where nothing is entered. */
export function isEverEmpty(html: string): boolean {
  return [[], Object.keys(FACTS)].some(
    (holds) =>
      textOf(withoutMissing(keepHolding(html, holds), holds.length === 0 ? neverEntered() : [])) === "",
  );
}

/** What a text asks for that the shop does not know: words, facts, and parts that do not end. */
function unknownWords(html: string, shop: Readonly<Record<string, string>>): string[] {
  const words = placeholdersIn(html).filter((word) => !Object.hasOwn(shop, word));
  return [...words, ...sectionFaults(html, Object.keys(FACTS))];
}

function isContentKey(key: string): key is ContentKey {
  return Object.hasOwn(defaults, key);
}
