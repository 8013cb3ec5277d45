import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doctors } from "#app/db/schema/clinic.ts";
import { audit } from "#app/db/schema/ground.ts";
import { formatPaperNumber } from "#app/domain/paper-number.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { enterAs } from "#tests/support/office.ts";
import { addVisit } from "#tests/support/patients.ts";
import { openVisitor, type Visitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const COMPLAINT = "Knee stiffness in the morning";
const LINE = "nux-v 200, 4 globules, twice a day, 15 days";
const PRINTED = "Nux Vomica 200 CH, 4 globules, twice a day, 15 days";

type DoctorVisitor = Visitor & { userId: string; doctorId: number };
let sequence = 0;

/** A registered doctor who is signed in. */
async function enterAsDoctor(): Promise<DoctorVisitor> {
  const person = await enterAs(shop, "doctor");
  const [row] = await shop.database.db
    .insert(doctors)
    .values({
      slug: `signing-${++sequence}`,
      profileId: person.userId,
      name: "Dr. Anjali Verma",
      qualification: "BHMS",
      registrationNumber: "HR/01234",
      title: "Consultant",
      languages: ["Hindi"],
      interests: [],
    })
    .returning({ id: doctors.id });
  return { ...person, doctorId: row!.id };
}

async function addPatient(doctor: DoctorVisitor, facts: Parameters<typeof addVisit>[1] | object = {}) {
  const number = formatPaperNumber({ kind: "consultation", sequence: 800_000 + ++sequence, now: new Date() });
  await addVisit(shop.database.db, { doctor: { id: doctor.doctorId }, number, ...facts });
  return number;
}

test("a doctor types a line, sees what is missing, signs, and the patient opens the paper", async () => {
  const doctor = await enterAsDoctor();
  const visit = await addPatient(doctor);
  const path = `/admin/prescriptions/new?consultation=${visit}`;
  expect((await doctor.read(`/admin/consultations/${visit}`)).html).toContain(path);
  const half = await doctor.submit(path, {
    intent: "preview",
    line: "nux-v 200, twice a day",
    complaint: COMPLAINT,
  });
  expect([half.status, half.text.includes("Still missing: the dose, for how long.")]).toEqual([200, true]);
  const refused = await doctor.submit(path, {
    intent: "sign",
    line: "nux-v 200, twice a day",
    complaint: COMPLAINT,
  });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("Please tick that the patient agrees.");
  expect(refused.html).toContain('value="nux-v 200, twice a day"');
  const preview = await doctor.submit(path, { intent: "preview", line: LINE, complaint: COMPLAINT });
  expect(preview.text).toContain(PRINTED);

  const signed = await doctor.submit(path, {
    intent: "sign",
    line: LINE,
    complaint: COMPLAINT,
    advice: "Warm water.",
    consent: "on",
  });
  expect(signed.text).toMatch(/Prescription RX\d\d-\d{4}-\d{4} is signed/);
  expect(signed.text).toContain("4 globules, twice a day, 15 days");
  const link = /href="(\/prescription\/[\w-]{22})"/.exec(signed.html)![1]!;
  const patient = await openVisitor(shop).read(link);
  expect([patient.status, patient.text.includes("Nux Vomica")]).toEqual([200, true]);
  const pdf = await doctor.ask(`${link}/pdf`);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect((await doctor.read("/admin/prescriptions")).text).toContain("राकेश कुमार");
});

test("a medicine that may be several remedies is signed only after the doctor has seen it", async () => {
  const doctor = await enterAsDoctor();
  const path = `/admin/prescriptions/new?consultation=${await addPatient(doctor)}`;
  const line = "nux 30, 4 globules, once a day, 5 days";
  const filled = { intent: "sign", line, complaint: COMPLAINT, consent: "on" };
  const unclear = await doctor.submit(path, filled);
  expect(unclear.status).toBe(422);
  expect(unclear.text).toMatch(/May be .*Nux Vomica/);
  expect(unclear.html).toContain(`name="seen" value="${line}"`);
  expect((await doctor.submit(path, { ...filled, seen: line })).text).toContain("is signed");
});

test("a dose that has no Hindi is said to the doctor before it is signed, and is printed in English alone", async () => {
  const doctor = await enterAsDoctor();
  const path = `/admin/prescriptions/new?consultation=${await addPatient(doctor)}`;
  const line = "nux-v 200, 4 globules, twice a day, 15 days, skip on Sundays";
  const filled = { intent: "sign", line, complaint: COMPLAINT, consent: "on" };
  const shown = await doctor.submit(path, filled);
  expect(shown.status).toBe(422);
  expect(shown.text).toContain("This will be printed in English");
  expect(shown.text).toContain("no Hindi for “skip on Sundays”");
  expect(shown.text).not.toContain("दिन में 2 बार");
  const signed = await doctor.submit(path, { ...filled, seen: line });
  const patient = await openVisitor(shop).read(/href="(\/prescription\/[\w-]{22})"/.exec(signed.html)![1]!);
  expect(patient.text).toContain("4 globules, twice a day, 15 days, skip on Sundays");
  expect(patient.text).not.toContain("दिन में");

  const known = await doctor.submit(path, {
    ...filled,
    intent: "preview",
    line: `${LINE}, under the tongue`,
  });
  expect(known.text).toContain("4 मीठी गोलियाँ, दिन में 2 बार, 15 दिन, जीभ के नीचे रखकर");
  expect(known.text).toContain("4 meethi goliyaan, din mein 2 baar, 15 din, jeebh ke neeche rakhkar");
});

test("a prescription gets a new version, and is revoked for a reason", async () => {
  const doctor = await enterAsDoctor();
  const number = await sign(doctor, await addPatient(doctor));
  const again = await doctor.read(`/admin/prescriptions/new?replaces=${number}`);
  expect(again.html).toContain(`value="${PRINTED}"`);
  const newer = await doctor.submit(`/admin/prescriptions/new?replaces=${number}`, {
    intent: "sign",
    line: "nux-v 30, 4 globules, once a day, 5 days",
    complaint: COMPLAINT,
    consent: "on",
  });
  expect(newer.text).toContain("is signed");
  expect((await doctor.read(`/admin/prescriptions/${number}`)).text).toContain("Replaced");
  const later = /RX\d\d-\d{4}-\d{4}/.exec(newer.text)![0];
  const path = `/admin/prescriptions/${later}`;
  expect((await doctor.send(path, { intent: "revoke", reason: " " })).status).toBe(422);
  const revoked = await doctor.submit(path, { intent: "revoke", reason: "Wrong potency" });
  expect(revoked.text).toContain("The prescription is revoked.");
  expect(revoked.text).toContain("Wrong potency");
  expect((await doctor.send(path, { intent: "revoke", reason: "again" })).status).toBe(409);
});

test("nobody but the patient's doctor signs, and not before the patient was seen", async () => {
  const [own, other] = [await enterAsDoctor(), await enterAsDoctor()];
  const filled = { intent: "sign", line: LINE, complaint: COMPLAINT, consent: "on" };
  const visit = await addPatient(own);
  const foreign = await other.submit(`/admin/prescriptions/new?consultation=${visit}`, filled);
  expect([foreign.status, foreign.text.includes("Another doctor sees this patient.")]).toEqual([409, true]);
  const cancelled = await addPatient(own, { status: "cancelled" });
  expect((await own.send(`/admin/prescriptions/new?consultation=${cancelled}`, filled)).status).toBe(409);
  expect((await own.ask("/admin/prescriptions/new")).status).toBe(404);
  expect((await own.ask("/admin/prescriptions/new?consultation=CO26-0000-0000")).status).toBe(404);
  const account = await enterAs(shop, "doctor");
  expect((await account.send(`/admin/prescriptions/new?consultation=${visit}`, filled)).status).toBe(409);
});

test("the owner reads prescriptions and writes none; staff and customers find nothing", async () => {
  const doctor = await enterAsDoctor();
  const visit = await addPatient(doctor);
  const number = await sign(doctor, visit);
  const path = `/admin/prescriptions/${number}`;
  const owner = await enterAs(shop, "admin");
  const page = await owner.read(path);
  expect([page.status, page.text.includes("Nux Vomica"), page.html.includes('value="revoke"')]).toEqual([
    200,
    true,
    false,
  ]);
  expect((await owner.send(path, { intent: "revoke", reason: "x" })).status).toBe(404);
  const reads = await shop.database.db
    .select()
    .from(audit)
    .where(and(eq(audit.actorId, owner.userId), eq(audit.subject, `prescription ${number}`)));
  expect(reads.map(({ action }) => action)).toEqual(["read-prescription"]);
  const writing = [`/admin/prescriptions/new?consultation=${visit}`, "/admin/prescriptions/remedies?q=nux"];
  for (const address of writing) expect((await owner.ask(address)).status).toBe(404);
  for (const role of ["staff", "business", "customer"] as const) {
    const person = await enterAs(shop, role);
    for (const address of [path, "/admin/prescriptions", ...writing]) {
      const answer = await person.ask(address);
      expect([address, answer.status]).toEqual([address, 404]);
      expect(await answer.text()).not.toMatch(/Nux|राकेश|Knee/);
    }
    expect((await person.send(path, { intent: "revoke", reason: "x" })).status).toBe(404);
  }
});

test("while a line is typed its remedies are offered as JSON, with what it still lacks", async () => {
  const doctor = await enterAsDoctor();
  const answer = await doctor.ask(`/admin/prescriptions/remedies?${new URLSearchParams({ q: "nux 30" })}`);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const line = (await answer.json()) as { choices: string[]; missing: string[] };
  expect(line.choices).toContain("Nux Vomica");
  expect(line.missing).toEqual(["dose", "frequency", "days"]);
  expect((await openVisitor(shop).ask("/admin/prescriptions/remedies?q=nux")).status).toBe(302);
});

async function sign(doctor: DoctorVisitor, visit: string): Promise<string> {
  const filled = { intent: "sign", line: LINE, complaint: COMPLAINT, consent: "on" };
  const page = await doctor.submit(`/admin/prescriptions/new?consultation=${visit}`, filled);
  return /Prescription (RX\d\d-\d{4}-\d{4}) is signed/.exec(page.text)![1]!;
}
