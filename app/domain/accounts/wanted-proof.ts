/** What a screen needs to ask for the password again and to send the same form once more. */
export type WantedProof = {
  /** The fields of the refused form, as they were typed. */
  typed: [name: string, text: string][];
  /** Whether the code of the app does as well. */
  hasSecondFactor: boolean;
  hasPasskey: boolean;
  /** Why the proof was not taken; after too many tries how long to wait. */
  problem?:
    | "wrong-password"
    | "wrong-app-code"
    | "bad-passkey"
    | "sign-in-again"
    | { retryAfterSeconds: number };
};

/** The proof that an answer of a screen asks for, if it does. */
export function wantedProof(answer: unknown): WantedProof | undefined {
  if (typeof answer !== "object" || answer === null || !("wantedProof" in answer)) return undefined;
  return answer.wantedProof as WantedProof;
}
