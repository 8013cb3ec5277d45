import type { ProofWay } from "#app/domain/accounts/proof-ways.ts";

type ProofRefusal = "wrong-password" | "wrong-app-code" | "wrong-code" | "bad-passkey";

/** What a screen needs to ask who it is and to send the same form once more. */
export type WantedProof = {
  /** The fields of the refused form, as they were typed. */
  typed: [name: string, text: string][];
  /** By what the person can prove it, the readiest first. */
  ways: ProofWay[];
  /** A code goes to the phone, where the account has no mailbox. */
  isByPhone: boolean;
  /** The address or number that a code was sent to. */
  sentTo?: string;
  /** Why the proof was not taken, and which way it was; after too many tries how long to wait. */
  problem?: { way: ProofWay; reason: ProofRefusal } | { retryAfterSeconds: number };
};

/** The proof that an answer of a screen asks for, if it does. */
export function wantedProof(answer: unknown): WantedProof | undefined {
  if (typeof answer !== "object" || answer === null || !("wantedProof" in answer)) return undefined;
  return answer.wantedProof as WantedProof;
}
