import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions } from "#app/db/schema/accounts.ts";
import { securityEvents } from "#app/db/schema/accounts-security-events.ts";
import { PASSWORD } from "#tests/support/accounts.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { enterAs } from "#tests/support/office.ts";
import { formFields, locationOf } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const AGAIN = "Please enter your password again";

/** Somebody of that role whose sign-in was six minutes ago. */
async function enterEarlier(role: "admin" | "doctor" | "staff") {
  const person = await enterAs(shop, role);
  const provenAt = new Date(Date.now() - 6 * 60_000);
  await shop.database.db.update(sessions).set({ provenAt }).where(eq(sessions.userId, person.userId));
  return person;
}

test("a borrowed session changes no role; the right password does, and what was chosen is kept", async () => {
  const owner = await enterEarlier("admin");
  const clerk = await enterAs(shop, "customer");
  const path = `/admin/people/${clerk.userId}`;
  const asked = await owner.submit(path, { role: "staff" });
  expect([asked.status, asked.text.includes(AGAIN)]).toEqual([403, true]);
  expect(formFields(asked.html)).toMatchObject({ role: "staff" });
  expect((await clerk.ask("/admin")).status).toBe(404);
  const wrong = await owner.submit(path, { ...formFields(asked.html), proofPassword: "not the password" });
  expect([wrong.status, wrong.text.includes("This password is not right.")]).toEqual([422, true]);
  const right = await owner.submit(path, { ...formFields(wrong.html), proofPassword: PASSWORD });
  expect(right.text).toContain("is Counter now.");
  expect((await owner.submit(path, { role: "customer" })).text).toContain("is Customer now.");
});

test("money goes nowhere else without the password; another fact of the shop needs none", async () => {
  const owner = await enterEarlier("admin");
  const path = "/admin/settings/shop";
  const fields = formFields((await owner.read(path)).html);
  const moved = { ...fields, intent: "save", upiVpa: "thief@bank" };
  const asked = await owner.submit(path, moved);
  expect([asked.status, asked.text.includes(AGAIN)]).toEqual([403, true]);
  const tagline = await owner.submit(path, { ...fields, intent: "save", tagline: "Pharmacy of Sohna" });
  expect(tagline.text).toContain("Saved. All pages show it now.");
  const version = formFields((await owner.read(path)).html).version!;
  const right = await owner.submit(path, {
    ...formFields(asked.html),
    version,
    tagline: "Pharmacy of Sohna",
    proofPassword: PASSWORD,
  });
  expect(right.text).toContain("Saved. All pages show it now.");
  expect((await owner.read(path)).html).toContain('value="thief@bank"');
});

test("no business gets trade prices from a borrowed session; what was typed is kept", async () => {
  const owner = await enterEarlier("admin");
  const approve = { intent: "approve", number: "SH-0000-0000", percent: "12.5" };
  const asked = await owner.submit("/admin/people/applications", approve);
  expect([asked.status, asked.text.includes(AGAIN)]).toEqual([403, true]);
  expect(formFields(asked.html)).toMatchObject(approve);
  const fields = { ...formFields(asked.html), proofPassword: PASSWORD };
  expect((await owner.submit("/admin/people/applications", fields)).status).toBe(404);
});

test.each([
  "/admin/audit/export.csv?act=change-role",
  "/admin/reports/sales-by-day/export.csv",
  "/admin/books/2026-10/gstr3b.csv",
  "/admin/products/export.csv",
])("the file %s leads over the password and back", async (file) => {
  const owner = await enterEarlier("admin");
  const door = locationOf(await owner.ask(file))!;
  expect(door).toBe(`/admin/password?${new URLSearchParams({ returnTo: file })}`);
  expect((await owner.read(door)).text).toContain(AGAIN);
  expect((await owner.send(door, { proofPassword: "no" })).status).toBe(422);
  const passed = await owner.send(door, { proofPassword: PASSWORD });
  expect([passed.status, locationOf(passed)]).toEqual([303, file]);
  const csv = await owner.ask(file);
  expect(csv.headers.get("content-type")).toContain("text/csv");
});

test("the owner sees what happened at the doors, others do not", async () => {
  const owner = await enterAs(shop, "admin");
  const staff = await enterAs(shop, "staff");
  expect((await staff.ask("/admin/audit")).status).toBe(404);
  const page = await owner.read("/admin/security?kind=permission-refused");
  expect(page.text).toContain("Asked for a page without permission");
  expect(page.text).toContain(staff.email);
  expect((await owner.read("/admin/security?kind=exported")).text).toContain("Downloaded a file");
  const kinds = await shop.database.db.selectDistinct({ kind: securityEvents.kind }).from(securityEvents);
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["sign-in", "proof-failed", "role-changed", "payee-changed", "exported"]),
  );
});
