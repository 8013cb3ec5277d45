import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { outbox } from "#app/db/schema/ground.ts";
import { type Mailer, openMailer } from "#app/integrations/mail.server.ts";
import { enqueueMessages, type NewMessage } from "#app/services/outbox.server.ts";
import { sendDueMessages } from "#app/services/send-messages.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { SATURDAY_MORNING as now, ORIGIN } from "#tests/support/fixtures.ts";

type Sent = Parameters<Mailer["send"]>[0];

let database: TestDatabase;
const dataDir = mkdtempSync(join(tmpdir(), "materia-outbox-"));
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(outbox);
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const files = () => readdirSync(join(dataDir, "outbox")).map((name) => join(dataDir, "outbox", name));
const unconfigured = {
  mail: { smtpUrl: undefined, from: undefined },
  sms: { url: undefined, token: undefined },
};
const openTestMailer = (config = {}) =>
  openMailer({ dataDir, publicOrigin: ORIGIN, ...unconfigured, ...config });

function letter(dedupeKey: string, facts: Partial<NewMessage> = {}): NewMessage {
  const words = { subject: "Order SH-1 ₹955", body: "Hello Asha,\n\nyour order is here: ₹955.\n" };
  return { dedupeKey, channel: "mail", recipient: "asha@example.org", ...words, ...facts };
}

/** A mailer that remembers what it was given, and fails while `isDown`. */
function memoryMailer() {
  const sent: Sent[] = [];
  const mailer = {
    sent,
    isDown: false,
    async send(message: Sent) {
      if (mailer.isDown) throw new Error("connection refused");
      sent.push(message);
    },
  };
  return mailer;
}

test("a message is sent once, however often it is asked for and however many workers there are", async () => {
  const { db } = database;
  for (let n = 0; n < 30; n++) await enqueueMessages(db, [letter(`m${n % 10}`)], now);
  const mailer = memoryMailer();
  const counts = await Promise.all([1, 2, 3, 4].map(() => sendDueMessages(db, { mailer, now })));
  expect(counts.reduce((sum, count) => sum + count.sent, 0)).toBe(10);
  expect(new Set(mailer.sent.map((message) => message.dedupeKey)).size).toBe(10);
  expect(await sendDueMessages(db, { mailer, now: later(60) })).toMatchObject({ sent: 0, failed: 0 });
});

test("a message that is not due yet waits", async () => {
  const { db } = database;
  await enqueueMessages(db, [letter("soon")], later(5));
  const mailer = memoryMailer();
  expect(await sendDueMessages(db, { mailer, now })).toMatchObject({ sent: 0, failed: 0 });
  expect(await sendDueMessages(db, { mailer, now: later(5) })).toMatchObject({ sent: 1, failed: 0 });
});

test("a worker that dies while sending leaves the message to a later round, under the same Message-ID", async () => {
  const { db } = database;
  await enqueueMessages(db, [letter("died")], now);
  const dying = { send: () => new Promise<void>(() => undefined) };
  void sendDueMessages(db, { mailer: dying, now });
  await expect.poll(async () => (await db.select().from(outbox))[0]!.attempts).toBe(1);
  const mailer = memoryMailer();
  expect(await sendDueMessages(db, { mailer, now })).toMatchObject({ sent: 0, failed: 0 });
  expect(await sendDueMessages(db, { mailer, now: later(2) })).toMatchObject({ sent: 1, failed: 0 });
});

test("without SMTP a letter becomes a whole .eml file, the same file when it is sent again", async () => {
  const { db } = database;
  const mailer = openTestMailer();
  expect(mailer.describe()).toContain(join(dataDir, "outbox"));
  await enqueueMessages(db, [letter("file")], now);
  await sendDueMessages(db, { mailer, now });
  await db.update(outbox).set({ sentAt: null });
  await sendDueMessages(db, { mailer, now: later(2) });
  const letters = files().filter((name) => name.endsWith(".eml"));
  expect(letters).toHaveLength(1);
  const text = readFileSync(letters[0]!, "utf8");
  expect(text).toMatch(/^Message-ID: <[0-9a-f]{32}@shop.example>$/m);
  expect(text).toMatch(/^From: Sohna Homeo Hall <care@sohnahomeohall.in>$/m);
  expect(text).toMatch(/^To: asha@example.org$/m);
  expect(files().filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("without an SMS service a text message becomes a .txt file", async () => {
  const { db } = database;
  await enqueueMessages(
    db,
    [letter("text", { channel: "sms", recipient: "9812345678", body: "Hello" })],
    now,
  );
  await sendDueMessages(db, { mailer: openTestMailer(), now });
  const [file] = files().filter((name) => name.endsWith(".txt"));
  expect(readFileSync(file!, "utf8")).toBe("To: 9812345678\n\nHello\n");
});

test("a line break in a subject adds no header", async () => {
  const { db } = database;
  rmSync(join(dataDir, "outbox"), { recursive: true, force: true });
  await enqueueMessages(db, [letter("evil", { subject: "Hello\r\nBcc: spy@example.org\u2028X: y" })], now);
  await sendDueMessages(db, { mailer: openTestMailer(), now });
  const head = readFileSync(files()[0]!, "utf8").split("\n\n")[0]!;
  expect(head).toMatch(/^Subject: Hello Bcc: spy@example.org X: y$/m);
  expect(head).not.toMatch(/^(Bcc|X):/im);
});

test.each([
  "asha@example.org\r\nBcc: spy@example.org",
  "asha@example.org, spy@example.org",
  "Asha <asha@example.org>",
])("a recipient that is more than one plain address is refused: %j", async (recipient) => {
  const { db } = database;
  rmSync(join(dataDir, "outbox"), { recursive: true, force: true });
  await enqueueMessages(db, [letter(recipient, { recipient })], now);
  expect(await sendDueMessages(db, { mailer: openTestMailer(), now })).toMatchObject({ sent: 0, failed: 1 });
  expect(existsSync(join(dataDir, "outbox"))).toBe(false);
});

test("with SMTP the letter reaches the server whole, and a refusing server is an error", async () => {
  const { db } = database;
  const received: { to: string[]; data: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("no@") ? new Error("no such user") : null),
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      let data = "";
      stream.on("data", (chunk: Buffer) => {
        data += chunk;
      });
      stream.on("end", () => {
        received.push({ to, data });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;
  const mailer = openTestMailer({
    mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: "Shop <shop@example.org>" },
  });
  await enqueueMessages(db, [letter("smtp")], now);
  await enqueueMessages(db, [letter("bounces", { recipient: "no@example.org" })], now);
  expect(await sendDueMessages(db, { mailer, now })).toMatchObject({ sent: 1, failed: 1 });
  expect(received).toHaveLength(1);
  expect(received[0]!.to).toEqual(["asha@example.org"]);
  expect(received[0]!.data).toMatch(/^From: Shop <shop@example.org>\r$/m);
  mailer.close();
  await new Promise<void>((closed) => server.close(closed));
});

test("with an SMS service a text message is posted to it with its token, and a refusal is an error", async () => {
  const { db } = database;
  const posts: { authorization: string | undefined; body: string }[] = [];
  let status = 200;
  const service = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    posts.push({ authorization: request.headers.authorization, body });
    response.writeHead(status).end("{}");
  });
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/send`;
  const mailer = openTestMailer({ sms: { url, token: "secret" } });
  const text = letter("posted", { channel: "sms", recipient: "9812345678", body: "Hello" });
  await enqueueMessages(db, [text], now);
  expect(await sendDueMessages(db, { mailer, now })).toMatchObject({ sent: 1, failed: 0 });
  expect(posts).toEqual([{ authorization: "Bearer secret", body: '{"to":"+919812345678","text":"Hello"}' }]);
  status = 500;
  await enqueueMessages(db, [{ ...text, dedupeKey: "refused" }], now);
  expect(await sendDueMessages(db, { mailer, now })).toMatchObject({ sent: 0, failed: 1 });
  await new Promise((closed) => service.close(closed));
});

test("a text message and its token follow an SMS service to no other address", async () => {
  const { db } = database;
  const paths: string[] = [];
  const service = createServer((request, response) => {
    paths.push(request.url!);
    response.writeHead(307, { location: "/elsewhere" }).end();
  });
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/send`;
  const mailer = openTestMailer({ sms: { url, token: "secret" } });
  await enqueueMessages(db, [letter("moved", { channel: "sms", recipient: "9812345678" })], now);
  expect(await sendDueMessages(db, { mailer, now })).toMatchObject({ sent: 0, failed: 1 });
  expect(paths).toEqual(["/send"]);
  await new Promise((closed) => service.close(closed));
});
