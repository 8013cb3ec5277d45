import type { Role } from "#app/domain/permissions.ts";
import { addPerson, openAuth, signIn } from "#tests/support/accounts.ts";
import type { TestShop } from "#tests/support/app.ts";
import { openVisitor } from "#tests/support/visitor.ts";

/** A browser without JavaScript in which somebody of that role is signed in. */
export async function enterAs(shop: TestShop, role: Role) {
  const auth = openAuth(shop.database.db);
  const { email, userId } = await addPerson(auth, { role });
  const { caller } = await signIn(auth, email);
  const visitor = openVisitor(shop);
  for (const pair of caller.headers.get("cookie")!.split("; "))
    visitor.cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  return { ...visitor, userId, email };
}
