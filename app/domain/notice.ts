// What the shop says once, on the page that follows.

import { z } from "zod";

/** What came together at sign-in: cart lines and wishes of the guest, and how many lines were cut to what is in stock. */
const mergedSchema = z.object({ lines: z.int(), cappedLines: z.int(), wishes: z.int() });
export type Merged = z.infer<typeof mergedSchema>;

const PLAIN = [
  "signed-out",
  "signed-out-elsewhere",
  "registered",
  "email-verified",
  "email-changed",
  "password-changed",
  "phone-verified",
  "second-factor-on",
  "second-factor-off",
  "passkey-added",
  "passkey-renamed",
  "passkey-removed",
  "session-ended",
  "address-saved",
  "address-removed",
  "details-saved",
  "identity-linked",
  "identity-unlinked",
  "account-deleted",
  "order-added",
  "order-cancelled",
  "google-cancelled",
  "google-unverified",
  "google-second-factor",
  "google-other-account",
  "prescription-in-cart",
  "google-failed",
  "contact-sent",
  "bulk-sent",
  "application-sent",
  "consultation-requested",
  "consultation-cancelled",
  "record-sent",
  "record-removed",
  "consent-changed",
] as const;

const noticeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("signed-in"), merged: mergedSchema.optional() }),
  z.object({
    kind: z.literal("consultation-booked"),
    startsAt: z.iso.datetime(),
    isMoved: z.boolean().optional(),
  }),
  z.object({ kind: z.enum(PLAIN) }),
]);

export type Notice = z.infer<typeof noticeSchema>;

/** The notice in a cookie's value; undefined for anything else. */
export function parseNotice(value: unknown): Notice | undefined {
  return noticeSchema.safeParse(value).data;
}
