import type { DeliveryQuote } from "#app/domain/delivery.ts";

/** When and for what fee an order arrives at a PIN code, and whether cash is taken at the door. */
export type PincodePromise = DeliveryQuote & { pincode: string; place?: string; isCodOffered: boolean };

/** The answer to a PIN code that somebody typed; "unknown" when India has none of these digits. */
export type PincodeAnswer = ({ ok: true } & PincodePromise) | { ok: false; reason: "invalid" | "unknown" };
