import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { booked as bookedAt } from "#app/content/messages/booked.ts";
import { consultations, doctors } from "#app/db/schema/clinic.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { enterAs } from "#tests/support/office.ts";
import { draftLine, issueTestPrescription } from "#tests/support/patients.ts";
import { formFields, locationOf, openVisitor, readPage } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const FILLED = {
  name: "Rakesh Kumar",
  email: "rakesh@example.in",
  phone: "98110 24680",
  age: "58",
  gender: "male",
  preferredDate: "2099-01-01",
  preferredTime: "morning",
  mainComplaints: "Knee stiffness in the morning",
  healthConsent: "on",
};
const SUCCESS = "Consultation request submitted successfully!";

/** The page's fields as they stand, with what a person types. */
async function fill(
  visitor: ReturnType<typeof openVisitor>,
  typed: Record<string, string>,
  path = "/doctor-consultation",
) {
  const page = await visitor.read(path);
  const soon = indiaDate(new Date(Date.now() + 3 * 86_400_000));
  const fields: Record<string, string> = {
    ...formFields(page.html),
    ...FILLED,
    preferredDate: soon,
    ...typed,
  };
  return { page, fields };
}

async function nameDoctor() {
  const facts = { name: "Dr. Test", registrationNumber: "HR-0000", pastesVideoLink: true };
  await shop.database.db.update(doctors).set(facts).where(eq(doctors.slug, "doctor-1"));
}

const freeSlots = (html: string) =>
  [...html.matchAll(/<input[^>]*name="slot"[^>]*value="(\d{4}[^"]+)"[^>]*>/g)]
    .filter(([tag]) => !tag.includes("disabled"))
    .map(([, value]) => value!);

/** The first day from tomorrow on with two free times, as the pages' addresses ask for it. */
async function laterDay(visitor: ReturnType<typeof openVisitor>): Promise<string> {
  for (let days = 1; days <= 7; days++) {
    const date = indiaDate(new Date(Date.now() + days * 86_400_000));
    const { html } = await visitor.read(`/doctor-consultation?doctor=doctor-1&date=${date}`);
    if (freeSlots(html).length > 1) return `doctor=doctor-1&date=${date}`;
  }
  throw new Error("No day of the week has two free times");
}

test("the page has all that the specification names, and is never kept", async () => {
  const page = await openVisitor(shop).read("/doctor-consultation");
  for (const words of [
    "Back to home",
    "Personal Information",
    "Full Name",
    "Email",
    "Phone",
    "Age",
    "Gender",
    "Appointment Preference",
    "Preferred Date",
    "Preferred Time",
    "Morning (9AM-12PM)",
    "Afternoon (12PM-3PM)",
    "Evening (3PM-6PM)",
    "Health Information",
    "Main Health Complaints",
    "Duration of Complaints",
    "Previous Treatments",
    "I will share my medical records during the consultation",
    "Request Consultation",
    "within 24 hours",
    "112",
    "no medical advice in chat",
  ])
    expect(page.text).toContain(words);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.html).not.toContain("noindex");
});

test("nobody can be booked while the owner has named no doctor", async () => {
  const { db } = shop.database;
  const [named] = await db.select().from(doctors).where(eq(doctors.slug, "doctor-1"));
  await db.update(doctors).set({ name: "" }).where(eq(doctors.slug, "doctor-1"));
  const page = await openVisitor(shop).read("/doctor-consultation");
  expect(freeSlots(page.html)).toEqual([]);
  expect(page.text).toContain("The clinic is not open for patients yet");
  await db.update(doctors).set({ name: named!.name }).where(eq(doctors.slug, "doctor-1"));
});

test("without a script: a request leads to the patient's own page, which nobody lists or keeps", async () => {
  const visitor = openVisitor(shop);
  const { fields } = await fill(visitor, {});
  const sent = await visitor.send("/doctor-consultation", fields);
  expect(sent.status).toBe(303);
  const page = await visitor.read(locationOf(sent)!);
  expect(page.text).toContain(SUCCESS);
  expect(page.text).toMatch(/Consultation CO\d\d-\d{4}-\d{4}/);
  expect(page.headers.get("x-robots-tag")).toBe("noindex");
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect(page.html).not.toContain("Knee");
  expect((await visitor.read(locationOf(sent)!)).text).not.toContain(SUCCESS);
  const [row] = await shop.database.db
    .select()
    .from(consultations)
    .where(eq(consultations.name, FILLED.name));
  expect(row).toMatchObject({ phone: "9811024680", consentVersion: expect.stringMatching(/^\d{4}-/) });
  expect(row!.consentText).toContain("I agree that the doctor uses what I wrote about health");
});

test.each<[Record<string, string>, string[]]>([
  [{ name: "", mainComplaints: " " }, ["Please fill all required fields"]],
  [{ email: "rakesh" }, ["Please enter a valid email address"]],
  [{ phone: "981102468" }, ["Please enter a valid 10-digit phone number"]],
  [{ age: "130" }, ["Enter the age as a whole number from 0 to 120"]],
  [{ preferredDate: "2020-01-01" }, ["This date is over"]],
  [{ age: "7" }, ["Enter the name of the parent or guardian"]],
])("%j is refused with its sentence, and what was typed stays", async (typed, sentences) => {
  const visitor = openVisitor(shop);
  const { fields } = await fill(visitor, { duration: "two <b>years</b>", ...typed });
  const page = await readPage(await visitor.send("/doctor-consultation", fields));
  expect(page.status).toBe(422);
  for (const sentence of sentences) expect(page.text).toContain(sentence);
  expect(page.html).not.toContain("two <b>");
  expect(formFields(page.html)).toMatchObject({
    idempotencyKey: fields.idempotencyKey,
    phone: typed.phone ?? FILLED.phone,
  });
  expect(page.text).toContain(typed.mainComplaints === " " ? "Tell the doctor" : FILLED.mainComplaints);
});

test("without a script: doctor and day by address, a time by its button; the next one is told that it is taken", async () => {
  await nameDoctor();
  const first = openVisitor(shop);
  const second = openVisitor(shop);
  const { page, fields } = await fill(first, { preferredDate: "", preferredTime: "" });
  const slot = freeSlots(page.html)[0]!;
  const address = `/doctor-consultation?doctor=doctor-1&date=${indiaDate(new Date(slot))}`;
  const late = await fill(second, { slot, mode: "clinic", phone: "97000 11111" }, address);

  const booked = await first.submit(address, { ...fields, slot, mode: "clinic" });
  expect(booked.text).toContain(bookedAt(new Date(slot)));
  expect(booked.text).not.toMatch(/request submitted|contact you within|to confirm/i);
  expect(booked.text).toContain("Dr. Test");
  for (const words of [
    "Your time is booked",
    "Our clinic, ",
    "Rakesh Kumar",
    "Old prescriptions and reports",
  ])
    expect(booked.text).toContain(words);
  expect(booked.html).toMatch(/<h1[^>]*>Booked: /);
  const refused = await readPage(await second.send(address, late.fields));
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("Somebody has just taken this time");
  expect(formFields(refused.html)).toMatchObject({ name: FILLED.name, age: "58" });
  expect(freeSlots(refused.html)).not.toContain(slot);

  const other = freeSlots(refused.html)[0]!;
  expect((await second.submit(address, { ...late.fields, slot: other })).text).toContain(
    bookedAt(new Date(other)),
  );
});

test("a patient moves, saves to the calendar and cancels by link, without a script", async () => {
  await nameDoctor();
  const visitor = openVisitor(shop);
  // Times of today may be too near to be changed.
  const day = await laterDay(visitor);
  const { page, fields } = await fill(visitor, { phone: "97000 22222" }, `/doctor-consultation?${day}`);
  const slots = freeSlots(page.html);
  const sent = await visitor.send("/doctor-consultation", { ...fields, slot: slots[1]!, mode: "video" });
  const link = locationOf(sent)!;
  const own = await visitor.read(`${link}?${day}`);
  const other = freeSlots(own.html)[0]!;
  const moved = await visitor.submit(link, {
    intent: "move",
    doctor: "doctor-1",
    mode: "clinic",
    slot: other,
  });
  expect(moved.text).toContain(bookedAt(new Date(other)));
  const calendar = await visitor.ask(`${link}/calendar`);
  expect(calendar.headers.get("content-type")).toContain("text/calendar");
  expect(await calendar.text()).toContain("BEGIN:VEVENT");
  const cancelled = await visitor.submit(link, { intent: "cancel" });
  expect(cancelled.text).toContain("Your consultation is cancelled.");
  expect((await visitor.ask(`${link}/calendar`)).status).toBe(404);
  expect((await visitor.send(link, { intent: "cancel" })).status).toBe(409);
  expect((await visitor.send(link, { intent: "move" })).status).toBe(422);
  expect((await visitor.send(link, { intent: "dance" })).status).toBe(400);
});

test("without a script: the link of a free time leads to it chosen, and says when somebody else has it", async () => {
  await nameDoctor();
  const visitor = openVisitor(shop);
  const slotOfTheDay = `wait:${indiaDate(new Date(Date.now() + 3 * 86_400_000))}`;
  const { fields } = await fill(visitor, { phone: "97000 33333", doctor: "doctor-1", slot: slotOfTheDay });
  const link = locationOf(await visitor.send("/doctor-consultation", fields))!;
  expect((await visitor.read(link)).text).toContain("On the waiting list");
  const slot = freeSlots((await visitor.read(link)).html)[0]!;
  const told = `${link}?${new URLSearchParams({ doctor: "doctor-1", slot })}`;
  const free = await visitor.read(told);
  expect(formFields(free.html)).toMatchObject({ slot, doctor: "doctor-1" });
  expect(free.text).not.toContain("Someone else has just taken this time");

  const faster = openVisitor(shop);
  const other = await fill(faster, { phone: "97000 44444", slot, mode: "clinic" });
  await faster.submit("/doctor-consultation", other.fields);
  const gone = await visitor.read(told);
  expect(gone.text).toContain("Someone else has just taken this time. You are still on the waiting list.");
  expect(formFields(gone.html).slot).toBeUndefined();
  expect((await visitor.send(told, { ...formFields(free.html), intent: "move" })).status).toBe(409);
});

test("without a script: a time that is past is not called taken, but to be asked for by phone", async () => {
  await nameDoctor();
  const visitor = openVisitor(shop);
  const { fields } = await fill(visitor, { phone: "97000 55555" });
  const link = locationOf(await visitor.send("/doctor-consultation", fields))!;
  const past = await visitor.read(`${link}?doctor=doctor-1&slot=2026-01-05T05:00:00.000Z`);
  expect(past.text).toContain("This time can no longer be booked here. Please call us.");
  expect(past.text).not.toContain("Someone else has just taken this time");
});

test("without a script: the waiting list of the day that is shown is joined, whatever day is typed below, or none", async () => {
  const { db } = shop.database;
  await nameDoctor();
  const visitor = openVisitor(shop);
  const slot = freeSlots((await visitor.read("/doctor-consultation")).html).at(-1)!;
  const day = indiaDate(new Date(slot));
  const address = `/doctor-consultation?doctor=doctor-1&date=${day}`;
  for (let n = 0; ; n++) {
    const [free] = freeSlots((await visitor.read(address)).html);
    if (!free) break;
    const booked = await fill(visitor, { phone: `97111 000${10 + n}`, slot: free, mode: "clinic" }, address);
    expect((await visitor.send(address, booked.fields)).status).toBe(303);
  }
  const typed = { phone: "97000 66666", preferredDate: "", slot: `wait:${day}` };
  const { page, fields } = await fill(visitor, typed, address);
  expect(page.html).toContain(`value="wait:${day}"`);
  const unsaid = await readPage(await visitor.send(address, { ...fields, age: "" }));
  expect(formFields(unsaid.html)).toMatchObject({ slot: `wait:${day}` });
  expect((await visitor.send(address, fields)).status).toBe(303);
  const [row] = await db.select().from(consultations).where(eq(consultations.phone, "9700066666"));
  expect(row).toMatchObject({ status: "wait_listed", preferredDate: day });
});

test("nobody finds a consultation by a wrong link", async () => {
  const visitor = openVisitor(shop);
  for (const token of ["x", "../../etc", "%00", "a".repeat(32)]) {
    const page = await visitor.read(`/consultation/${encodeURIComponent(token)}`);
    expect(page.status, token).toBe(404);
    expect(
      (await visitor.send(`/consultation/${encodeURIComponent(token)}`, { intent: "cancel" })).status,
    ).toBe(404);
  }
});

test("a form without the page's key is refused", async () => {
  const page = await readPage(await openVisitor(shop).send("/doctor-consultation", FILLED));
  expect(page.status).toBe(400);
  expect(page.text).toContain("did not understand this form");
});

test("own consultations with their prescriptions are listed to who is signed in only", async () => {
  const answer = await openVisitor(shop).ask("/consultations");
  expect(locationOf(answer)).toMatch(/^\/login/);
  const [patient, other] = [await enterAs(shop, "customer"), await enterAs(shop, "customer")];
  const { number, token, consultationNumber } = await issueTestPrescription(shop.database.db, {
    lines: [draftLine()],
    now: new Date(),
    visit: { profileId: patient.userId },
  });
  const own = await patient.read("/consultations");
  expect(own.text).toContain(`Consultation ${consultationNumber}`);
  expect(own.text).toContain(`Prescription ${number}`);
  expect(own.html).toContain(`/prescription/${token}`);
  const others = await other.read("/consultations");
  expect(others.text).toContain("No consultations yet");
  expect(others.html).not.toContain(token);
});
