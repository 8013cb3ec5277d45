import { z } from "zod";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { ownPath } from "#app/domain/own-path.ts";

export const LINK_POSITIONS = ["header", "footer"] as const;
export type LinkPosition = (typeof LINK_POSITIONS)[number];

/** A page of our own, or one elsewhere by https. */
const address = z
  .string()
  .trim()
  .max(500)
  .refine((url) => ownPath(url) !== undefined || (/^https:\/\//.test(url) && URL.canParse(url)));

const fields = {
  position: z.enum(LINK_POSITIONS),
  label: z.string().transform(cleanLine).pipe(z.string().min(1).max(60)),
  url: address,
  sortOrder: z.int().min(0).max(999),
  isActive: z.boolean(),
};

/** A link that the owner adds to header or footer. */
export const newSiteLinkSchema = z.strictObject({
  ...fields,
  sortOrder: fields.sortOrder.default(0),
  isActive: fields.isActive.default(true),
});

/** What of a link changes; at least one thing does. */
export const siteLinkUpdatesSchema = z
  .strictObject(fields)
  .partial()
  .refine((updates) => Object.keys(updates).length > 0);

export type NewSiteLink = z.infer<typeof newSiteLinkSchema>;
export type SiteLink = NewSiteLink & { id: number };
