// What a customer may send back, until when, and the way of such a request through the shop. Medicines that were in somebody's
// hands: only sealed packs are sold again, and whoever is in doubt puts them aside.

import { addDays, indiaDate, indiaInstant } from "#app/domain/india-time.ts";

export const RETURN_REASONS = ["sealed", "damaged", "wrong", "expired"] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const RETURN_OUTCOMES = ["sell-again", "quarantine", "destroy"] as const;
export type ReturnOutcome = (typeof RETURN_OUTCOMES)[number];

export const RETURN_STATUSES = ["requested", "approved", "refused", "received", "settled", "closed"] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

const NEXT: Record<ReturnStatus, readonly ReturnStatus[]> = {
  requested: ["approved", "refused"],
  approved: ["received", "closed"],
  received: ["settled"],
  refused: [],
  settled: [],
  closed: [],
};

/** True when a return may go from one status to the other in one step. */
export function canReturnBecome(from: ReturnStatus, to: ReturnStatus): boolean {
  return NEXT[from].includes(to);
}

/** How money goes back that did not come by the gateway. */
export const REFUND_WAYS = ["upi", "bank-transfer", "cash"] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/** How long packs may come back: the shop's settings. */
export type ReturnRules = { windowDays: number; damagedClaimHours: number };

const HOUR_MS = 3_600_000;

/** The moment from which a pack comes back no more for that reason: sealed ones until the last day in India is over. */
export function returnEndsAt(reason: ReturnReason, deliveredAt: Date, rules: ReturnRules): Date {
  return reason === "sealed"
    ? indiaInstant(addDays(indiaDate(deliveredAt), rules.windowDays + 1), 0)
    : new Date(deliveredAt.getTime() + rules.damagedClaimHours * HOUR_MS);
}

/** The reasons for which packs that came then may still be sent back. */
export function openReasons(deliveredAt: Date, now: Date, rules: ReturnRules): ReturnReason[] {
  return RETURN_REASONS.filter((reason) => now < returnEndsAt(reason, deliveredAt, rules));
}

/** True where the shop must see what is wrong before it says yes. */
export function needsPhoto(reason: ReturnReason): boolean {
  return reason !== "sealed";
}

/** A line as a request asks for it, and what is known of it. */
export type AskedBack = { quantity: number; reason: ReturnReason; hasPhoto: boolean };
export type ReturnProblem = "bad-quantity" | "too-many" | "asked-already" | "too-late" | "photo-missing";

/** Why a line cannot come back; undefined when it can. `leftQuantity` is what was delivered less what came back. */
export function returnProblem(
  { quantity, reason, hasPhoto }: AskedBack,
  line: { leftQuantity: number; isAsked: boolean; deliveredAt: Date },
  { rules, now }: { rules: ReturnRules; now: Date },
): ReturnProblem | undefined {
  if (line.isAsked) return "asked-already";
  if (!Number.isSafeInteger(quantity) || quantity < 1) return "bad-quantity";
  if (quantity > line.leftQuantity) return "too-many";
  if (now >= returnEndsAt(reason, line.deliveredAt, rules)) return "too-late";
  return needsPhoto(reason) && !hasPhoto ? "photo-missing" : undefined;
}

/** True when packs that came back for that reason may be for sale again: sealed, and of a batch that is sound and keeps long enough. */
export function maySellAgain(
  reason: ReturnReason,
  batch: { expiresOn: string; isQuarantined: boolean },
  { today, shelfDays }: { today: string; shelfDays: number },
): boolean {
  return reason === "sealed" && !batch.isQuarantined && batch.expiresOn > addDays(today, shelfDays);
}
