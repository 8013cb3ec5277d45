import { readdirSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { medicalRecords } from "#app/db/schema/clinic.ts";
import { audit } from "#app/db/schema/ground.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import type { Role } from "#app/domain/permissions.ts";
import { requestConsultation } from "#app/services/clinic/request-consultation.server.ts";
import { addPerson, openAuth, signIn } from "#tests/support/accounts.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { request } from "#tests/support/clinic.ts";
import { sendFile } from "#tests/support/multipart.ts";
import { photo, pixelBomb, report } from "#tests/support/sample-files.ts";
import { locationOf, openVisitor, readPage } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function newPatient(): Promise<string> {
  const requested = await requestConsultation(shop.database.db, request({}, { now: new Date() }));
  if (!requested.ok) throw new Error(requested.reason);
  return `/consultation/${requested.value.token}`;
}

async function patientWithReport() {
  const link = await newPatient();
  const bytes = await report();
  expect((await sendFile(shop, link, { name: "blood test.pdf", bytes })).status).toBe(303);
  const [row] = await shop.database.db
    .select({ id: uploads.id })
    .from(uploads)
    .innerJoin(medicalRecords, eq(medicalRecords.uploadId, uploads.id))
    .orderBy(uploads.uploadedAt);
  const own = await shop.ask(link);
  const id = /records\/([0-9a-f]{32})/.exec(await own.text())![1]!;
  expect(row).toBeDefined();
  return { link, id, bytes };
}

async function cookieOf(role: Role): Promise<Record<string, string>> {
  const auth = openAuth(shop.database.db);
  const { email } = await addPerson(auth, { role });
  const { caller } = await signIn(auth, email);
  return { cookie: caller.headers.get("cookie")! };
}

test("a patient sends a report and opens it again, from an address that lasts five minutes", async () => {
  const { link, id } = await patientWithReport();
  const opened = await shop.ask(`${link}/records/${id}`);
  expect(opened.status).toBe(303);
  const address = locationOf(opened)!;
  expect(address).toMatch(new RegExp(`^/records/${id}\\?until=\\d+&signature=[\\w-]{43}$`));
  const file = await shop.ask(address);
  expect(Buffer.from(await file.arrayBuffer()).includes("/Type /Page")).toBe(true);
  const headers = Object.fromEntries(file.headers);
  expect(headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename*=UTF-8''blood%20test.pdf",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
  expect(headers["content-security-policy"]).toContain("sandbox");
});

test("to a cancelled consultation nothing can be sent any more, and what was sent is still there", async () => {
  const { link, bytes } = await patientWithReport();
  expect((await openVisitor(shop).send(link, { intent: "cancel" })).status).toBe(303);
  expect((await sendFile(shop, link, { name: "late.pdf", bytes })).status).toBe(409);
  const page = await openVisitor(shop).read(link);
  expect(page.text).toContain("blood test.pdf");
  expect(page.text).not.toContain("Send record");
  expect(page.html).toContain('href="/doctor-consultation"');
});

test("an address of a record that was touched or is over opens nothing", async () => {
  const { link, id } = await patientWithReport();
  const good = new URL(locationOf(await shop.ask(`${link}/records/${id}`))!, "http://shop.test");
  for (const [name, value] of [
    ["until", String(Date.now() + 86_400_000)],
    ["until", "Infinity"],
    ["until", ""],
    ["signature", "x".repeat(43)],
    ["signature", ""],
  ] as const) {
    const address = new URL(good);
    address.searchParams.set(name, value);
    const answer = await shop.ask(address.pathname + address.search);
    expect(answer.status, `${name}=${value}`).toBe(404);
    expect(await answer.text()).toContain("This link to a record has expired.");
  }
  expect((await shop.ask(`/records/${id}`)).status).toBe(404);
});

test("a stranger, another patient, a customer and the counter get 404; doctor and admin see it, and it is written down", async () => {
  const { id } = await patientWithReport();
  const other = await newPatient();
  expect((await shop.ask(`${other}/records/${id}`)).status).toBe(404);
  expect((await shop.ask(`/consultation/wrong/records/${id}`)).status).toBe(404);
  expect(locationOf(await shop.ask(`/records/${id}/open`))).toMatch(/^\/login/);
  for (const role of ["customer", "business", "staff"] as const)
    expect((await shop.ask(`/records/${id}/open`, { headers: await cookieOf(role) })).status, role).toBe(404);
  for (const role of ["doctor", "admin"] as const) {
    const opened = await shop.ask(`/records/${id}/open`, { headers: await cookieOf(role) });
    expect((await shop.ask(locationOf(opened)!)).status, role).toBe(200);
  }
  const read = await shop.database.db.select().from(audit).where(eq(audit.action, "read-record"));
  expect(read.filter(({ details }) => (details as { uploadId: string }).uploadId === id)).toHaveLength(2);
});

test("another patient cannot remove a record, its own patient can", async () => {
  const { link, id } = await patientWithReport();
  const fields = { intent: "remove-record", uploadId: id };
  expect((await shop.send(await newPatient(), fields)).status).toBe(404);
  expect(readdirSync(join(shop.dataDir, "uploads"))).toContain(id);
  expect((await shop.send(link, fields)).status).toBe(303);
  expect(readdirSync(join(shop.dataDir, "uploads"))).not.toContain(id);
  expect((await shop.ask(`${link}/records/${id}`)).status).toBe(404);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each<[string, string, () => Promise<Uint8Array> | Uint8Array, number, string]>([
  ["an SVG with a script", "x.svg", () => Buffer.from(SVG), 415, "Only PDF, JPEG, PNG, WebP and AVIF"],
  ["a page called a PDF", "x.pdf", () => Buffer.from("<html><script>1</script>"), 415, "Only PDF"],
  ["a zip bomb", "x.zip", () => Buffer.from(`PK\u0003\u0004${"\0".repeat(5_000)}`), 415, "Only PDF"],
  ["a picture bomb", "x.png", pixelBomb, 413, "This file is too large"],
  ["a broken photo", "x.jpg", async () => (await photo()).subarray(0, 200), 422, "cannot be opened safely"],
  ["nothing", "", () => new Uint8Array(), 422, "Choose a file first"],
  ["ten and a half megabytes", "x.pdf", () => new Uint8Array(10.5 * 1024 * 1024), 413, "too large"],
])("%s is refused with a sentence on the page", async (_what, name, make, status, sentence) => {
  const page = await readPage(await sendFile(shop, await newPatient(), { name, bytes: await make() }));
  expect(page.status).toBe(status);
  expect(page.text).toContain(sentence);
});

test("fifty megabytes are refused before they are read", async () => {
  const bytes = new Uint8Array(50 * 1024 * 1024);
  const answer = await sendFile(shop, await newPatient(), { name: "x.pdf", bytes });
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain("at most 10 MB");
});

test("a form with files is taken where files belong, and nowhere else", async () => {
  for (const path of ["/doctor-consultation", "/checkout", "/consultation/x/calendar", "/login"]) {
    const answer = await sendFile(shop, path, { name: "x.pdf", bytes: new Uint8Array(200_000) });
    expect(answer.status, path).toBe(413);
  }
});

test("a name that climbs out of its folder is only a name", async () => {
  const link = await newPatient();
  const sent = await sendFile(shop, link, { name: "../../../../tmp/evil.sh", bytes: await report() });
  expect(sent.status).toBe(303);
  const page = await readPage(await shop.ask(link));
  expect(page.text).toContain("evil.pdf");
  for (const name of readdirSync(join(shop.dataDir, "uploads"))) expect(name).toMatch(/^[0-9a-f]{32}$/);
});

test("a form that breaks off is refused with a sentence", async () => {
  const body = '--x\r\ncontent-disposition: form-data; name="record"; filename="a.pdf"\r\n\r\nabc';
  const headers = {
    origin: "http://shop.test",
    "content-type": "multipart/form-data; boundary=x",
    "content-length": String(body.length),
  };
  const page = await readPage(await shop.ask(await newPatient(), { method: "POST", body, headers }));
  expect(page.status).toBe(422);
  expect(page.text).toContain("did not upload fully");
});

test("the twenty-first record is refused", async () => {
  const link = await newPatient();
  const bytes = await report();
  for (let sent = 0; sent < 20; sent++)
    expect((await sendFile(shop, link, { name: "a.pdf", bytes })).status).toBe(303);
  const page = await readPage(await sendFile(shop, link, { name: "a.pdf", bytes }));
  expect(page.status).toBe(409);
  expect(page.text).toContain("already 20 records");
});
