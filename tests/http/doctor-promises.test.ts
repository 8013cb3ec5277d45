import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { booked } from "#app/content/messages/booked.ts";
import { consultations, doctorHours, doctors } from "#app/db/schema/clinic.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { requestConsultation } from "#app/services/clinic/request-consultation.server.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { addDoctor, request } from "#tests/support/clinic.ts";
import { enterAs } from "#tests/support/office.ts";
import { formFields, openVisitor, readPage } from "#tests/support/visitor.ts";

const LINK = "https://meet.example.in/abc-defg";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test.each([
  "/",
  "/about",
  "/contact",
  "/locations",
  "/location/vatika-city",
  "/location/sohna",
  "/diseases/respiratory-system/common-cold",
  "/categories",
  "/faq/prescription-doctor",
  "/doctor-consultation",
])(
  "%s promises neither a doctor who comes home nor a video call while there is no way into one",
  async (path) => {
    const { text, status } = await openVisitor(shop).read(path);
    expect(status).toBe(200);
    expect(text).not.toMatch(/doctor visits|home visits?|doctor (?:comes|visits) (?:to )?(?:you|your)/i);
    expect(text).not.toMatch(/or by video|or video call|video call from home|a video call is/i);
  },
);

test("the doctor reads on saving which hours lie outside the shop's, and that video needs a way in; the switch offers it", async () => {
  const { db } = shop.database;
  const doctor = await addDoctor(db);
  const reception = await enterAs(shop, "staff");
  const path = `/admin/doctors/${doctor.id}`;
  const week = { intent: "week", weekday: "0", startsAt: "16:00", endsAt: "20:00", mode: "both" };
  const saved = await reception.submit(path, week);
  expect(saved.text).toContain("The week is saved. Outside the shop's opening hours");
  expect(saved.text).toContain("Sunday 5:00 PM to 8:00 PM");
  expect(saved.text).toContain("Video is not offered");
  expect(saved.text).toContain("(clinic or video)");
  const broken = { ...week, startsAt: "20:00", endsAt: "16:00", pastesVideoLink: "on" };
  expect((await reception.submit(path, broken)).html).toMatch(/name="pastesVideoLink"[^>]*checked/);
  const inside = { ...week, startsAt: "11:00", endsAt: "16:00" };
  const again = await reception.submit(path, { ...inside, pastesVideoLink: "on" });
  expect(again.text).toContain("The week is saved.");
  expect(again.text).not.toContain("Outside the shop's opening hours");
  expect(again.text).not.toContain("Video is not offered");
  expect((await openVisitor(shop).read(`/doctor-consultation?doctor=${doctor.slug}`)).text).toContain(
    "Video call",
  );
});

test("the office pastes the link of a call and the patient opens it; a wrong one is named and stays typed", async () => {
  const { db } = shop.database;
  const doctor = await addDoctor(db, { pastesVideoLink: true });
  await db.delete(doctorHours).where(eq(doctorHours.doctorId, doctor.id));
  const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, startsAt: "07:00", endsAt: "07:30" }));
  await db.insert(doctorHours).values(everyDay.map((row) => ({ ...row, doctorId: doctor.id })));
  const slot = new Date(new Date(Date.now() + 3 * 86_400_000).toISOString().replace(/T.*/, "T01:30:00.000Z"));
  const form = { doctor: doctor.slug, mode: "video" as const, slot };
  const asked = await requestConsultation(db, request(form, { now: new Date() }));
  if (!asked.ok) throw new Error(asked.reason);
  const { number, token } = asked.value;
  const page = await openVisitor(shop).read(`/consultation/${token}`);
  expect(page.text).toContain("The doctor sends you the link before the call.");
  expect(page.text).toContain(booked(slot));

  const reception = await enterAs(shop, "staff");
  const path = `/admin/consultations/${number}`;
  expect((await reception.read(path)).text).toContain("Link to the video call");
  const refused = await reception.submit(path, { intent: "video-link", link: "http://meet.example.in/a" });
  expect(refused.text).toContain("Please paste the whole link, beginning with https://.");
  expect(refused.html).toContain('value="http://meet.example.in/a"');
  const sent = await reception.submit(path, { intent: "video-link", link: LINK });
  expect(sent.text).toContain("The link is sent to the patient.");
  expect((await openVisitor(shop).read(`/consultation/${token}`)).html).toContain(`href="${LINK}"`);
  await db.update(consultations).set({ status: "cancelled" }).where(eq(consultations.number, number));
  expect((await reception.read(path)).html).not.toContain('value="video-link"');
  await db.update(doctors).set({ isActive: false }).where(eq(doctors.id, doctor.id));
});

test("the doctor comes first on the page: face, degree, registration, languages, fee and the next free time", async () => {
  const { db } = shop.database;
  const doctor = await addDoctor(db);
  const path = `/doctor-consultation?doctor=${doctor.slug}`;
  const { html, text } = await openVisitor(shop).read(path);
  const [main] = html.split("<main").slice(1);
  const card = /<section[^>]*class="doctor-card.*?<\/section>/s.exec(main!)![0];
  const [slot] = html.match(/(?<=name="slot" value=")\d{4}[^"]+(?=")/) ?? [];
  for (const fact of [doctor.qualification, doctor.languages.join(", "), "Reg. no. HR-0000", "30 minutes"])
    expect(card).toContain(fact);
  expect(card).toContain(`dateTime="${slot}"`);
  expect(main!.indexOf("doctor-card")).toBeLessThan(main!.indexOf("<form"));
  expect(main!.indexOf('name="slot"')).toBeLessThan(main!.indexOf('name="name"'));
  expect(text).toContain("In an emergency");
  const last = await openVisitor(shop).read(
    `${path}&date=${indiaDate(new Date(Date.now() + 9 * 86_400_000))}`,
  );
  expect(last.html).toContain(`dateTime="${slot}"`);
});

test("what most leave empty is folded; what was typed there, or is asked of a child's parent, is open", async () => {
  const visitor = openVisitor(shop);
  const page = await visitor.read("/doctor-consultation");
  const fields = { ...formFields(page.html), duration: "two years", age: "7" };
  const foldOf = (html: string, field: string) => {
    const before = html.slice(0, html.indexOf(`name="${field}"`));
    return before.slice(before.lastIndexOf("<details")).split(">")[0];
  };
  for (const field of ["guardianName", "duration", "previousTreatment", "shareRecords"])
    expect(foldOf(page.html, field), field).not.toContain("open");
  const refused = await readPage(await visitor.send("/doctor-consultation", fields));
  for (const field of ["guardianName", "duration"])
    expect(foldOf(refused.html, field), field).toContain("open");
});

test("home and a condition show who can be booked with the next free time, and another one once that is taken", async () => {
  const { db } = shop.database;
  await db.update(doctors).set({ isActive: false });
  const pages = ["/", "/diseases/respiratory-system/common-cold"];
  const visitor = openVisitor(shop);
  for (const path of pages)
    expect((await visitor.read(path)).html.includes('class="doctor-card'), path).toBe(false);
  const doctor = await addDoctor(db, { name: "Dr. Meera Sen", feePaise: 30_000 });
  const timeOn = async (path: string) => {
    const { html, text } = await visitor.read(path);
    expect(text).toContain("Dr. Meera Sen");
    expect(text).toContain("₹300, 30 minutes");
    return /class="next-free"><time dateTime="([^"]+)"/.exec(html)?.[1];
  };
  const [first] = await Promise.all(pages.map(timeOn));
  const form = { doctor: doctor.slug, slot: new Date(first!) };
  const asked = await requestConsultation(db, request(form, { now: new Date() }));
  expect(asked.ok).toBe(true);
  for (const path of pages) {
    const next = await timeOn(path);
    expect(next).toMatch(/^2\d{3}-/);
    expect(next).not.toBe(first);
  }
  await db.update(doctors).set({ isActive: true });
});
