import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import type { FoundAccount } from "#app/services/accounts/auth/sessions.server.ts";
import { findPerson } from "#app/services/accounts/auth/sessions.server.ts";
import { findBearer } from "#app/services/accounts/auth/tokens.server.ts";

/** Whose bearer token it is, with the role they have now; undefined when it is not the shop's, or too old. */
export async function findBearerAccount(
  auth: Auth,
  authorization: string | null,
): Promise<Pick<FoundAccount, "userId" | "role" | "mustSetUpSecondFactor"> | undefined> {
  const bearer = await findBearer(auth, authorization);
  return bearer && findPerson(auth, bearer.userId);
}
