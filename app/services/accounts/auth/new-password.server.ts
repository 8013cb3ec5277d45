import type { Db } from "#app/db/client.server.ts";
import { type PasswordProblem, passwordProblem } from "#app/domain/accounts/password.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** What is wrong with a password that somebody of that name and address wants, at this shop. */
export async function findPasswordProblem(
  db: Db,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<PasswordProblem | undefined> {
  const { shop } = await findSettings(db);
  const words = ["Materia", shop.name, shop.legalName ?? shop.name, shop.address.town, name, email];
  return passwordProblem(password, words);
}
