import type { ReturnStatus } from "#app/domain/orders/return.ts";

/** What an order page says of packs that are to come back. */
export const returnStateText = {
  title: "Returns",
  ask: "Return packs",
  said: {
    requested: (number) => `We have your return request ${number}. Please keep the packs until we answer.`,
    approved: (number) => `Return ${number} is approved. Please bring or send the packs with their bill.`,
    refused: (number, refusal) => `We could not take return ${number}. ${refusal}`,
    received: (number) => `The packs of return ${number} are with us. Your money follows.`,
    settled: (number) => `Return ${number} is settled.`,
    closed: (number) => `Return ${number} is closed. No packs came.`,
  } satisfies Record<ReturnStatus, (number: string, refusal: string) => string>,
  short: {
    requested: "Return asked for",
    approved: "Return approved",
    refused: "Return not taken",
    received: "Return is with us",
    settled: "Return settled",
    closed: "Return closed",
  } satisfies Record<ReturnStatus, string>,
};
