import { expect, test } from "vitest";
import { accountEmail } from "#app/domain/accounts/account-form.ts";
import { noMailbox, ownEmail } from "#app/domain/own-email.ts";

test("what stands in for an address is nobody's: it is not shown, and nobody registers or signs in with it", () => {
  const standIn = noMailbox("0a1b");
  expect(ownEmail(standIn)).toBeUndefined();
  expect(accountEmail(standIn)).toBeUndefined();
  expect(accountEmail(standIn.toUpperCase())).toBeUndefined();
  expect(ownEmail("asha@example.org")).toBe("asha@example.org");
});
