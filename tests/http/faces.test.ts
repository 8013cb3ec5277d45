import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "#app/db/schema/ground.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { galleryPictures } from "#app/db/schema/pages.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { addDoctor } from "#tests/support/clinic.ts";
import { sendFile } from "#tests/support/multipart.ts";
import { enterAs } from "#tests/support/office.ts";
import { photo } from "#tests/support/sample-files.ts";
import { openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("a doctor's photograph stands in the arch of the card, is replaced and removed; until then a drawing", async () => {
  const { db } = shop.database;
  const doctor = await addDoctor(db, { name: "Dr. With A Face", position: -1 });
  const office = `/admin/doctors/${doctor.id}`;
  const booking = `/doctor-consultation?doctor=${doctor.slug}`;
  const owner = await enterAs(shop, "admin");
  const faceOn = async (path: string) =>
    /<img[^>]*src="(\/media\/[^"]+)"[^>]*alt="Dr. With A Face"/.exec((await owner.read(path)).html)?.[1];
  const send = async (name: string, person = owner) => {
    const cookie = cookieOf(person);
    const bytes = name.endsWith(".txt") ? Buffer.from("words") : await photo({ width: 80, height: 100 });
    return sendFile(shop, office, { name, bytes, field: "photo" }, { cookie });
  };
  expect(await faceOn(booking)).toBeUndefined();
  expect((await owner.read(booking)).html).toContain("/art/doctor.svg");
  expect((await send("face.txt")).status).toBe(422);
  expect((await send("face.jpg", await enterAs(shop, "staff"))).status).toBe(404);

  expect((await send("face.jpg")).status).toBe(200);
  const first = (await faceOn(booking))!;
  for (const path of ["/", office]) expect(await faceOn(path), path).toBe(first);
  expect((await owner.ask(first)).headers.get("content-type")).toBe("image/webp");

  expect((await send("newer.jpg")).status).toBe(200);
  const second = (await faceOn(booking))!;
  expect(second).not.toBe(first);
  expect([(await owner.ask(first)).status, (await owner.ask(second)).status]).toEqual([404, 200]);

  const removed = await owner.submit(office, { intent: "remove-photo" });
  expect(removed.text).toContain("The photograph is removed. Patients see the drawing again.");
  expect([await faceOn(booking), (await owner.ask(second)).status]).toEqual([undefined, 404]);
  expect((await owner.send(office, { intent: "remove-photo" })).status).toBe(404);
  expect(await db.$count(uploads)).toBe(0);
  const acts = await db
    .select({ act: audit.action })
    .from(audit)
    .where(eq(audit.subject, `doctor ${doctor.id}`));
  expect(acts.map(({ act }) => act)).toEqual([
    "change-doctor-photo",
    "change-doctor-photo",
    "remove-doctor-photo",
  ]);
});

test("a shop with several doctors shows each on the home page, and on a condition's page who is free first", async () => {
  await addDoctor(shop.database.db, { name: "Dr. Row One" });
  await addDoctor(shop.database.db, { name: "Dr. Row Two", slotMinutes: 20 });
  const guest = openVisitor(shop);
  const home = await guest.read("/");
  expect(home.text).toContain("Our doctors");
  for (const name of ["Dr. Row One", "Dr. Row Two"])
    expect(home.html, name).toContain(`aria-label="${name}"`);
  const condition = await guest.read("/diseases/respiratory-system/common-cold");
  expect(condition.html.match(/class="doctor-card/g)).toHaveLength(1);
  expect(condition.text).toMatch(/See all \d+ doctors/);
});

test("on phones a bar leads to the free times and, once one is chosen, books it, without a script too", async () => {
  const doctor = await addDoctor(shop.database.db, { feePaise: 30_000 });
  const page = await openVisitor(shop).read(`/doctor-consultation?doctor=${doctor.slug}`);
  const bar = /<aside class="sticky-action".*?<\/aside>/s.exec(page.html)![0];
  expect(bar).toContain("₹300, 30 minutes");
  expect(bar).toMatch(/href="#slot"/);
  expect(page.html).toMatch(/<fieldset id="slot"/);
  const [, form] = /<button[^>]*form="([^"]+)"/.exec(bar)!;
  expect(page.html).toContain(`<form id="${form}"`);
});

test("the pharmacist's photograph stands beside their name, not in the gallery; Today asks for it until then", async () => {
  await shop.database.db.delete(galleryPictures);
  const owner = await enterAs(shop, "admin");
  const asked = (await owner.read("/admin")).text;
  for (const fact of ["Pharmacist's registration number", "Pharmacist's photograph", "Founder's name"])
    expect(asked, fact).toContain(fact);
  const band = async (path: string) =>
    /<ul class="trust-band">.*?<\/ul>/s.exec((await owner.read(path)).html)![0];
  expect(await band("/")).not.toContain("<img");
  const bytes = await photo();
  const hanging = { intent: "add", section: "pharmacist", alt: "Ramesh Saini" };
  const hung = await sendFile(
    shop,
    "/admin/gallery",
    { name: "face.jpg", bytes, field: "file" },
    { cookie: cookieOf(owner), fields: hanging },
  );
  expect(hung.status).toBe(200);
  const [, url] = /<img src="([^"]+)"[^>]*><span><b>Ramesh Saini/.exec(await band("/"))!;
  expect((await owner.ask(url!)).headers.get("content-type")).toBe("image/webp");
  const gallery = /<main.*<\/main>/s.exec((await owner.read("/gallery")).html)![0];
  expect(gallery).not.toContain(url!.replace("/160.webp", ""));
  const left = (await owner.read("/admin")).text;
  expect(left).not.toContain("Pharmacist's photograph");
  expect(left).toContain("Founder's name and story");
});

/** What a signed-in browser sends with every request. */
function cookieOf({ cookies }: Awaited<ReturnType<typeof enterAs>>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}
