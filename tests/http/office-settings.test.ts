import { afterAll, beforeAll, expect, test } from "vitest";
import { SETTINGS_GROUPS } from "#app/domain/shop/setting-fields.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { enterAs } from "#tests/support/office.ts";
import { formFields } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test.each(SETTINGS_GROUPS)("the owner opens the settings of %s", async (group) => {
  const owner = await enterAs(shop, "admin");
  expect((await owner.read(`/admin/settings/${group}`)).status).toBe(200);
});

test("a changed fee is kept; a broken one is refused at its field and what was typed stays", async () => {
  const owner = await enterAs(shop, "admin");
  const path = "/admin/settings/express";
  const typed = {
    intent: "save",
    isOn: "on",
    pincodes: "122103",
    feePaise: "85",
    hoursBeforeClosing: "3",
    minHours: "2",
    maxHours: "3",
  };
  const saved = await owner.submit(path, typed);
  expect(saved.status).toBe(200);
  expect(saved.text).toContain("Saved. All pages show it now.");
  expect((await owner.read(path)).html).toContain('value="85"');
  const refused = await owner.submit(path, { ...typed, feePaise: "many", minHours: "9" });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("Please enter rupees, such as 40 or 49.50.");
  expect(refused.html).toContain('value="many"');
  expect((await owner.read(path)).html).toContain('value="85"');
});

test("a holiday row comes and goes without a script, and nothing is kept before it is saved", async () => {
  const owner = await enterAs(shop, "admin");
  const path = "/admin/settings/hours";
  const more = await owner.submit(path, { intent: "add:holidays", weekly: "0", holidays: "0" });
  expect(more.html).toContain('name="holidays.0.date"');
  const typed = {
    weekly: "1",
    "weekly.0.weekday": "3",
    "weekly.0.opensAt": "09:00",
    "weekly.0.closesAt": "13:00",
    holidays: "1",
    "holidays.0.date": "2027-03-22",
    "holidays.0.name": "Holi",
  };
  const fewer = await owner.submit(path, { intent: "remove:holidays.0", ...typed });
  expect(fewer.html).not.toContain('name="holidays.0.date"');
  const page = await owner.read(path);
  expect(page.html).not.toContain('name="holidays.0.date"');
  expect((await owner.submit(path, { intent: "save", ...typed })).status).toBe(200);
  expect((await owner.read(path)).html).toContain('value="Holi"');
});

test("a group or a step that does not exist is 404 or 400", async () => {
  const owner = await enterAs(shop, "admin");
  expect((await owner.ask("/admin/settings/weather")).status).toBe(404);
  expect((await owner.send("/admin/settings/tax", { intent: "dance" })).status).toBe(400);
});

test("the owner moves a PIN code to another zone and sees what a customer sees", async () => {
  const owner = await enterAs(shop, "admin");
  const moved = await owner.submit("/admin/settings/pincodes", { prefix: "110001", zone: "same-day" });
  expect(moved.text).toContain("The zone of 110001 is saved.");
  const page = await owner.read("/admin/settings/pincodes?pincode=110001&goods=600");
  expect(page.text).toContain("Free delivery");
  const refused = await owner.send("/admin/settings/pincodes", { prefix: "1", zone: "ncr" });
  expect(refused.status).toBe(422);
  expect((await owner.send("/admin/settings/pincodes", { prefix: "11", zone: "moon" })).status).toBe(422);
});

test("a new product begins with the GST and HSN of the settings, and UPI goes where the owner says", async () => {
  const owner = await enterAs(shop, "admin");
  const read = async (path: string) => formFields((await owner.read(path)).html);
  const tax = { intent: "save", gstPercent: "18", hsn: "33049990" };
  expect((await owner.submit("/admin/settings/tax", tax)).status).toBe(200);
  const page = await owner.read("/admin/products/new");
  expect(formFields(page.html).hsn).toBe("33049990");
  expect(page.html).toMatch(/<option selected[^>]*>18</);
  const refused = await owner.submit("/admin/settings/tax", { ...tax, gstPercent: "7" });
  expect([refused.status, refused.text.includes("GST is 0, 5, 12, 18, 28 or 40 per cent.")]).toEqual([
    422,
    true,
  ]);

  const code = () => owner.ask("/admin/counter/upi-code?paise=100&bill=b").then((answer) => answer.text());
  const ofStart = await code();
  const facts = { ...(await read("/admin/settings/shop")), intent: "save", phone: "+91 98765-43210" };
  expect((await owner.submit("/admin/settings/shop", { ...facts, upiVpa: "owner@bank" })).status).toBe(200);
  expect(await code()).not.toBe(ofStart);
});

test("days and switches that somebody saved meanwhile are told in words", async () => {
  const owner = await enterAs(shop, "admin");
  const path = "/admin/settings/delivery";
  const opened = { ...formFields((await owner.read(path)).html), intent: "save" };
  expect((await owner.submit(path, { ...opened, weekdays: "3" })).status).toBe(200);
  const mine = { ...opened, weekdays: "3,4", "zones.ncr.isFreeDeliveryOffered": "on" };
  const refused = await owner.submit(path, mine);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("Days on which parcels go out Wednesday");
  expect(refused.text).toContain("Free delivery is offered here no");
});

test("of two owners who save the same group the second sees what the first saved, keeps what was typed, and may save again", async () => {
  const path = "/admin/settings/cart";
  const [first, second] = [await enterAs(shop, "admin"), await enterAs(shop, "admin")];
  const opened = async (owner: typeof first) => formFields((await owner.read(path)).html);
  const [ofFirst, ofSecond] = [await opened(first), await opened(second)];
  const save = (typed: Record<string, string>, days: string) => ({
    ...typed,
    intent: "save",
    keptDays: days,
  });
  expect((await first.submit(path, save(ofFirst, "12"))).status).toBe(200);
  const refused = await second.submit(path, save(ofSecond, "25"));
  expect(refused.status).toBe(409);
  expect(refused.text).toMatch(/Not saved: .+ changed this meanwhile \(\d+ \w+/);
  expect(refused.text).toContain("In the shop now A guest's cart is kept for (days) 12");
  expect(formFields(refused.html).keptDays).toBe("25");
  expect((await second.submit(path, save(formFields(refused.html), "25"))).status).toBe(200);
  expect(formFields((await first.read(path)).html).keptDays).toBe("25");
});

test("a version typed before a refusal still counts after it: nobody saves over what they never saw", async () => {
  const path = "/admin/settings/cart";
  const [first, second] = [await enterAs(shop, "admin"), await enterAs(shop, "admin")];
  const typed = formFields((await second.read(path)).html);
  const mine = formFields((await first.read(path)).html);
  await first.submit(path, { ...mine, intent: "save", keptDays: "14" });
  const broken = await second.submit(path, { ...typed, intent: "save", keptDays: "many" });
  expect(broken.status).toBe(422);
  const mended = { ...formFields(broken.html), intent: "save", keptDays: "30" };
  expect((await second.submit(path, mended)).status).toBe(409);
});
