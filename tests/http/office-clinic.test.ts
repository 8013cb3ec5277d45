import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatDay } from "#app/content/messages/dates.ts";
import { consultations, doctors } from "#app/db/schema/clinic.ts";
import { audit } from "#app/db/schema/ground.ts";
import { addDays, indiaDate, weekdayOf } from "#app/domain/india-time.ts";
import { requestConsultation } from "#app/services/clinic/request-consultation.server.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { addDoctor, COMPLAINT, request } from "#tests/support/clinic.ts";
import { enterAs } from "#tests/support/office.ts";
import { openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const HEALTH = [COMPLAINT, "Cortisone for years", "since the monsoon", "Secret note of the doctor"];

/** A request of today with health words in every field that may have some. */
async function askFor(name: string): Promise<{ number: string; token: string }> {
  const { db } = shop.database;
  const form = {
    name,
    duration: "since the monsoon",
    previousTreatment: "Cortisone for years",
    preferredDate: weekday(4),
  };
  const asked = await requestConsultation(db, request(form, { now: new Date() }));
  if (!asked.ok) throw new Error(asked.reason);
  await db
    .update(consultations)
    .set({ doctorNotes: "Secret note of the doctor" })
    .where(eq(consultations.token, asked.value.token));
  const [row] = await db.select().from(consultations).where(eq(consultations.token, asked.value.token));
  return row!;
}

/** The day in India after so many days, such as 2026-11-25. */
function day(days: number): string {
  return addDays(indiaDate(new Date()), days);
}

/** That day, or the Monday after it: the doctors of these tests see nobody on Saturdays and Sundays. */
function weekday(days: number): string {
  const date = day(days);
  return addDays(date, { 6: 2, 0: 1 }[weekdayOf(date)] ?? 0);
}

/** A free time of the doctor as the screen offers it. */
function freeSlot(html: string): string {
  const slot = [...html.matchAll(/<input type="radio"[^>]*name="slot"[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => !tag.includes("disabled"));
  return /value="([^"]+)"/.exec(slot ?? "")![1]!;
}

test("staff books a patient and sees nothing about health on any screen of the clinic", async () => {
  const doctor = await addDoctor(shop.database.db);
  const { number } = await askFor("Booked By Staff");
  const staff = await enterAs(shop, "staff");
  const path = `/admin/consultations/${number}`;
  expect((await staff.read("/admin/consultations?view=requests")).text).toContain("Booked By Staff");
  const page = await staff.read(`${path}?doctor=${doctor.slug}`);
  const slot = freeSlot(page.html);
  const confirmed = await staff.submit(path, {
    intent: "confirm",
    doctor: doctor.slug,
    slot,
    mode: "clinic",
  });
  expect(confirmed.text).toContain("The time is booked");
  const date = slotDay(slot);
  const screens = [
    path,
    `/admin/consultations?date=${date}`,
    `/admin/consultations?view=week&date=${date}`,
    `/admin/consultations?view=week&date=${date}&doctor=${doctor.id}`,
    "/admin/consultations?view=requests",
  ];
  for (const screen of screens)
    for (const address of [screen, screen.replace(/(\?|$)/, ".data$1")]) {
      const html = await (await staff.ask(address)).text();
      for (const words of HEALTH)
        expect([address, words, html.includes(words)]).toEqual([address, words, false]);
    }
  expect((await staff.read(`/admin/consultations?date=${date}`)).text).toContain("Booked By Staff");
  expect((await staff.send(path, { intent: "notes", notes: "mine" })).status).toBe(404);
  const arrived = await staff.submit(path, { intent: "arrived" });
  expect(arrived.text).toContain("The patient is here.");
  expect((await staff.send(path, { intent: "cancel", reason: "" })).status).toBe(409);
  expect((await staff.send(path, { intent: "missed" })).status).toBe(409);
  expect((await staff.submit(path, { intent: "complete" })).text).toContain("The consultation is completed.");
});

test("the doctor and the owner read what the patient wrote, and each reading is written down", async () => {
  const { db } = shop.database;
  const { number } = await askFor("Read By Doctor");
  for (const role of ["doctor", "admin"] as const) {
    const reader = await enterAs(shop, role);
    const page = await reader.read(`/admin/consultations/${number}`);
    for (const words of HEALTH) expect(page.text).toContain(words);
    const reads = await db.select().from(audit).where(eq(audit.actorId, reader.userId));
    expect(reads.map(({ action, subject }) => [action, subject])).toContainEqual([
      "read-health-data",
      `consultation ${number}`,
    ]);
    const noted = await reader.submit(`/admin/consultations/${number}`, {
      intent: "notes",
      notes: `By ${role}`,
    });
    expect(noted.text).toContain(`By ${role}`);
    await db
      .update(consultations)
      .set({ doctorNotes: "Secret note of the doctor" })
      .where(eq(consultations.number, number));
  }
});

test("a time that is gone, none at all, a step that is not allowed and unknown ones are refused", async () => {
  const doctor = await addDoctor(shop.database.db);
  const [one, two] = [await askFor("First"), await askFor("Second")];
  const staff = await enterAs(shop, "staff");
  const path = `/admin/consultations/${one.number}`;
  const slot = freeSlot((await staff.read(`${path}?doctor=${doctor.slug}`)).html);
  const choice = { intent: "confirm", doctor: doctor.slug, slot, mode: "clinic" };
  expect((await staff.send(path, { ...choice, slot: "" })).status).toBe(422);
  expect((await staff.send(path, choice)).status).toBe(200);
  const taken = await staff.submit(`/admin/consultations/${two.number}`, choice);
  expect([taken.status, taken.text.includes("Somebody has just taken this time.")]).toEqual([409, true]);
  expect((await staff.send(path, { ...choice, doctor: "nobody" })).status).toBe(409);
  expect((await staff.send(path, { intent: "missed" })).status).toBe(409);
  expect((await staff.send(path, { intent: "dance" })).status).toBe(400);
  expect((await staff.ask("/admin/consultations/CO26-0000-0000")).status).toBe(404);
  expect((await staff.send("/admin/consultations/CO26-0000-0000", { intent: "arrived" })).status).toBe(404);
  const waiting = await staff.submit(`/admin/consultations/${two.number}`, { intent: "wait-list" });
  expect(waiting.text).toContain("on the waiting list");
  expect((await staff.read("/admin/consultations?view=waiting")).text).toContain("Second");
  const cancelled = await staff.submit(`/admin/consultations/${two.number}`, {
    intent: "cancel",
    reason: "moved away",
  });
  expect(cancelled.text).toContain("called off");
  const patient = await openVisitor(shop).read(`/consultation/${two.token}`);
  expect(patient.text).toContain("This consultation will not take place.");
  expect(patient.text).not.toContain("moved away");
});

test("an address with a day or a doctor that is none shows the calendar all the same", async () => {
  const staff = await enterAs(shop, "staff");
  for (const asked of ["date=2026-02-31", "date=0000-01-01", "doctor=99999999999", "doctor=1.5", "doctor=x"])
    for (const view of ["day", "week"])
      expect((await staff.ask(`/admin/consultations?view=${view}&${asked}`)).status).toBe(200);
});

test("a booking is moved among its own doctor's times, and stands to be moved when that doctor's day is kept free", async () => {
  const { db } = shop.database;
  await addDoctor(db, { position: -1 });
  const doctor = await addDoctor(db, { name: "Dr. Second" });
  const { number } = await askFor("Booked On A Day Off");
  const staff = await enterAs(shop, "staff");
  const path = `/admin/consultations/${number}`;
  const slot = freeSlot((await staff.read(`${path}?doctor=${doctor.slug}`)).html);
  await staff.send(path, { intent: "confirm", doctor: doctor.slug, slot, mode: "clinic" });
  const page = await staff.read(path);
  expect(page.html).toContain(`name="doctor" value="${doctor.slug}"`);
  expect(page.text).toContain(`Free times on ${formatDay(slotDay(slot))}`);

  const office = `/admin/doctors/${doctor.id}`;
  expect((await staff.read(office)).text).not.toContain("Please call them");
  const kept = await staff.submit(office, { intent: "day-off", date: slotDay(slot), reason: "" });
  expect(kept.text).toContain("1 patient is booked at times at which this doctor sees nobody.");
  expect((await staff.read("/admin/consultations")).text).toContain(
    "1 patient has a time at which the doctor",
  );
  const toMove = await staff.read("/admin/consultations?view=misplaced");
  expect(toMove.text).toContain("Booked On A Day Off");
  expect(toMove.text).toContain("Dr. Second");
});

test("requests beyond their 24 hours stand among the late ones", async () => {
  const { number } = await askFor("Too Late");
  await shop.database.db
    .update(consultations)
    .set({ answerBy: new Date(Date.now() - 60_000) })
    .where(eq(consultations.number, number));
  const staff = await enterAs(shop, "staff");
  expect((await staff.read("/admin/consultations?view=late")).text).toContain("Too Late");
});

test("the owner adds a doctor, sets the week with a break, and keeps a day free", async () => {
  const owner = await enterAs(shop, "admin");
  const filled = {
    intent: "save",
    name: "Dr. New Doctor",
    qualification: "BHMS",
    registrationNumber: "HR/9",
    title: "Consultant",
    languages: "Hindi, English",
    interests: "",
    slotMinutes: "20",
    feePaise: "300",
    followUpDays: "15",
    slug: "",
    profileId: "",
    isActive: "on",
  };
  const wrong = await owner.submit("/admin/doctors/new", { ...filled, slotMinutes: "2", languages: "" });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain("A whole number from 5 to 120, please.");
  expect(wrong.html).toContain('value="Dr. New Doctor"');
  const staffId = (await enterAs(shop, "staff")).userId;
  expect((await owner.send("/admin/doctors/new", { ...filled, profileId: staffId })).status).toBe(409);
  expect((await owner.submit("/admin/doctors/new", filled)).text).toContain("The doctor is saved.");
  const [doctor] = await shop.database.db.select().from(doctors).where(eq(doctors.slug, "dr-new-doctor"));
  expect(doctor).toMatchObject({ feePaise: 30_000, slotMinutes: 20 });

  const path = `/admin/doctors/${doctor!.id}`;
  const week = await owner.submit(path, {
    intent: "week",
    weekday: "1",
    startsAt: "09:00",
    endsAt: "12:00",
    mode: "video",
  });
  expect(week.text).toContain("The week is saved.");
  expect((await owner.read("/admin/doctors")).text).toContain("3 h a week");
  const bad = { intent: "week", weekday: "1", startsAt: "12:00", endsAt: "09:00", mode: "both" };
  expect((await owner.send(path, bad)).status).toBe(422);
  const kept = await owner.submit(path, { intent: "day-off", date: day(7), reason: "Wedding" });
  expect(kept.text).toContain("The day is kept free.");
  expect(kept.text).toContain("Wedding");
  expect((await owner.send(path, { intent: "day-off", date: "2020-01-01", reason: "" })).status).toBe(422);
  const givenBack = await owner.submit(path, { intent: "give-back", date: day(7) });
  expect(givenBack.text).toContain("The day can be booked again.");
  expect(givenBack.text).not.toContain("Wedding");
  expect((await owner.send(path, { intent: "give-back", date: day(7) })).status).toBe(404);
});

test("staff and doctors keep the hours, but only the owner changes who a doctor is", async () => {
  const doctor = await addDoctor(shop.database.db);
  const path = `/admin/doctors/${doctor.id}`;
  for (const role of ["staff", "doctor"] as const) {
    const person = await enterAs(shop, role);
    const page = await person.read(path);
    expect([page.status, page.text.includes("Only the owner changes these facts.")]).toEqual([200, true]);
    const saving = {
      intent: "save",
      name: "X",
      qualification: "Y",
      title: "Z",
      languages: "E",
      slotMinutes: "30",
    };
    const full = { ...saving, feePaise: "0", followUpDays: "0", slug: doctor.slug };
    expect((await person.send(path, full)).status).toBe(404);
    expect((await person.send(path, { intent: "day-off", date: day(9), reason: "" })).status).toBe(200);
  }
  const [row] = await shop.database.db.select().from(doctors).where(eq(doctors.id, doctor.id));
  expect(row!.name).toBe("Dr. Test");
});

test("customers find no screen of the clinic", async () => {
  const { number } = await askFor("Hidden");
  const doctor = await addDoctor(shop.database.db);
  for (const role of ["business", "customer"] as const) {
    const person = await enterAs(shop, role);
    for (const path of [`/admin/consultations/${number}`, `/admin/doctors/${doctor.id}`]) {
      expect((await person.ask(path)).status).toBe(404);
      expect((await person.send(path, { intent: "cancel" })).status).toBe(404);
    }
  }
});

function slotDay(slot: string): string {
  return new Date(new Date(slot).getTime() + 330 * 60_000).toISOString().slice(0, 10);
}
