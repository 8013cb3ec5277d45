import { eq } from "drizzle-orm";
import { type ContentKey, contentBlocks as defaults } from "#app/content/pages/content-blocks.server.ts";
import { privacyWords } from "#app/content/pages/privacy-words.server.ts";
import { shopWords } from "#app/content/pages/shop-words.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { contentBlocks } from "#app/db/schema/pages-texts.ts";
import type { KnownFacts } from "#app/domain/fact.ts";
import type { OutsideServices } from "#app/domain/pages/outside-services.ts";
import type { StartFacts } from "#app/domain/payment-offer.ts";
import type { RoutePath } from "#app/domain/route-path.ts";
import type { Settings } from "#app/domain/settings.ts";
import { findFacts } from "#app/services/facts.server.ts";
import {
  type ContentSection,
  sanitiseContent,
  withSections,
} from "#app/services/pages/content/content-html.server.ts";
import { fillFacts } from "#app/services/pages/content/fill-facts.server.ts";
import { linksInLanguage } from "#app/services/pages/content/links-in-language.server.ts";

export type ShownContent = { html: string; sections: ContentSection[] };
export type ContentBlock = {
  key: ContentKey;
  title: string;
  path: RoutePath;
  /** With its placeholders, as the shop brought it. */
  defaultHtml: string;
  /** With its placeholders, as it shows now. */
  currentHtml: string;
  updatedAt: Date | undefined;
};

/** A long text as it shows: of the owner's words or else ours what holds now, with the facts of the shop filled in and sections marked. */
export async function findContent(
  db: Db,
  key: ContentKey,
  start: StartFacts,
  outside?: OutsideServices,
): Promise<ShownContent> {
  const [rows, known] = await Promise.all([
    db.select({ html: contentBlocks.bodyHtml }).from(contentBlocks).where(eq(contentBlocks.key, key)),
    findFacts(db, { ...start, copyDays: outside?.copyDays }),
  ]);
  return showContent(rows[0]?.html ?? defaults[key].html, { key, known, outside });
}

/** The text of that key with its placeholders as visitors would see it. */
export function showContent(
  html: string,
  { key, known, outside }: { key: ContentKey; known: KnownFacts; outside?: OutsideServices | undefined },
): ShownContent {
  const words = wordsOf({ key, settings: known.settings, outside });
  return withSections(linksInLanguage(sanitiseContent(fillFacts(html, known, words))));
}

/** The words that the text of that key may name; only the privacy notice speaks of services outside the shop. */
export function wordsOf({
  key,
  settings,
  outside = NO_SERVICES,
}: {
  key: ContentKey;
  settings: Settings;
  outside?: OutsideServices | undefined;
}): Record<string, string> {
  const words = shopWords(settings);
  return key === "privacy-policy" ? { ...words, ...privacyWords(settings, outside) } : words;
}

const NO_SERVICES: OutsideServices = {
  hasGoogleSignIn: false,
  hasMailServer: false,
  hasTextMessages: false,
  upiVpa: undefined,
  isEncrypted: false,
  copyDays: undefined,
};

/** All long texts, for the back office. */
export async function listContentBlocks(db: Db): Promise<ContentBlock[]> {
  const rows = await db.select().from(contentBlocks);
  return Object.entries(defaults).map(([key, { title, path, html }]) => {
    const row = rows.find((each) => each.key === key);
    return {
      key: key as ContentKey,
      title,
      path,
      defaultHtml: html.trim(),
      currentHtml: row?.bodyHtml ?? html.trim(),
      updatedAt: row?.updatedAt,
    };
  });
}
