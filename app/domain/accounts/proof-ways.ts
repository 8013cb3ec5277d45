import { type Role, worksInShop } from "#app/domain/permissions.ts";

/** What a person can prove themselves by, the readiest first. */
export type ProofWay = "password" | "passkey" | "app-code" | "mail-code";

type Ways = { role: Role; hasPassword: boolean; hasSecondFactor: boolean; hasPasskey: boolean };

/**
 * By what an account can prove its person: by what it signs in with. A code to its mailbox only where nothing stronger was ever
 * chosen to sign in with, and never for who works in the shop, whom no code alone lets in; who is left without a way chooses a password first.
 */
export function proofWays({ role, hasPassword, hasSecondFactor, hasPasskey }: Ways): ProofWay[] {
  const ways: [ProofWay, boolean][] = [
    ["password", hasPassword],
    ["passkey", hasPasskey],
    ["app-code", hasSecondFactor],
    ["mail-code", !hasPassword && !hasSecondFactor && !worksInShop(role)],
  ];
  return ways.filter(([, isThere]) => isThere).map(([way]) => way);
}
