import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { outbox } from "#app/db/schema/ground.ts";
import { openMailer } from "#app/integrations/mail.server.ts";
import { retryMessage } from "#app/services/failed-messages.server.ts";
import { listMessages } from "#app/services/office/list-messages.server.ts";
import { enqueueMessages } from "#app/services/outbox.server.ts";
import { sendDueMessages } from "#app/services/send-messages.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { SATURDAY_MORNING as now, ORIGIN } from "#tests/support/fixtures.ts";

const GOOD = 12;
const later = (ms: number) => new Date(now.getTime() + ms);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(outbox);
});
afterAll(() => database.drop());

/** Text messages to a service of our own: the poisoned first, the others a second later. */
async function queue(poisoned: number): Promise<void> {
  const words = { channel: "sms" as const, subject: "", body: "Your order is on its way." };
  const some = (kind: string, count: number, recipient: string) =>
    Array.from({ length: count }, (_, n) => ({ ...words, dedupeKey: `${kind} ${n}`, recipient }));
  await enqueueMessages(database.db, some("poisoned", poisoned, "9800000000"), now);
  await enqueueMessages(database.db, some("good", GOOD, "9812345678"), later(1_000));
}

/** A text service that treats the poisoned number as told; gives how many others it took. */
async function openService(answerPoisoned: (answer: ServerResponse) => void) {
  let taken = 0;
  const server = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (Buffer.concat(chunks).toString().includes("9800000000")) return answerPoisoned(answer);
    taken++;
    answer.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const mailer = openMailer({
    dataDir: "/nowhere",
    publicOrigin: ORIGIN,
    mail: { smtpUrl: undefined, from: undefined },
    sms: { url: `http://127.0.0.1:${port}/`, token: undefined },
  });
  return {
    mailer,
    taken: () => taken,
    close() {
      mailer.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

const row = async (dedupeKey: string) =>
  (
    await database.db
      .select({ id: outbox.id, failedAt: outbox.failedAt, lastError: outbox.lastError, dueAt: outbox.dueAt })
      .from(outbox)
      .where(eq(outbox.dedupeKey, dedupeKey))
  )[0]!;

test.each([
  ["breaks the connection", (answer: ServerResponse) => void answer.destroy()],
  ["answers 500 for ever", (answer: ServerResponse) => void answer.writeHead(500).end()],
])(
  "messages for which the service %s, more than are sent at once and first in the queue, hold no other up",
  async (_, answerPoisoned) => {
    const service = await openService(answerPoisoned);
    await queue(9);
    for (let minute = 0; minute < 3; minute++) {
      await sendDueMessages(database.db, { mailer: service.mailer, now: later(2_000 + minute * 60_000) });
      if (minute === 0) expect(service.taken()).toBe(GOOD);
      await enqueueMessages(
        database.db,
        [
          {
            dedupeKey: `good of minute ${minute}`,
            channel: "sms",
            recipient: "9812345678",
            subject: "",
            body: "Hello",
          },
        ],
        later(3_000 + minute * 60_000),
      );
      await sendDueMessages(database.db, { mailer: service.mailer, now: later(4_000 + minute * 60_000) });
      expect(service.taken()).toBe(GOOD + minute + 1);
    }
    expect(await database.db.$count(outbox, isNotNull(outbox.sentAt))).toBe(GOOD + 3);
    service.close();
  },
);

test("a message whose words no longer open is given up at once with its reason; the owner sees it, and the others go out", async () => {
  const service = await openService((answer) => void answer.end());
  await queue(1);
  await database.owner.query(
    "update outbox set body = 'sealed:lost:AAAA', subject = 'sealed:lost:AAAA' where dedupe_key = 'poisoned 0'",
  );
  const round = await sendDueMessages(database.db, { mailer: service.mailer, now: later(2_000) });
  expect(round).toEqual({ sent: GOOD, failed: 1, errors: { unreadable: 1 } });
  const { rows } = await listMessages(database.db, { view: "failed" });
  expect(rows).toMatchObject([{ subject: "", lastError: "unreadable" }]);
  const again = { id: rows[0]!.id, staffId: "owner", now: later(3_000) };
  expect((await retryMessage(database.db, again)).ok).toBe(true);
  await sendDueMessages(database.db, { mailer: service.mailer, now: later(4_000) });
  expect((await row("poisoned 0")).failedAt).not.toBeNull();
  service.close();
});

test("an answer that no table takes fails its own message only, and that one can be tried before its time", async () => {
  await queue(1);
  const mailer = {
    async send({ recipient }: { recipient: string }) {
      if (recipient === "9800000000")
        throw Object.assign(new Error("554 \0 refused\ud800"), { code: "EMESSAGE" });
    },
  };
  const round = await sendDueMessages(database.db, { mailer, now: later(2_000) });
  expect(round).toEqual({ sent: GOOD, failed: 1, errors: { EMESSAGE: 1 } });
  const { id, lastError, dueAt } = await row("poisoned 0");
  expect(lastError).toBe("Error: 554 refused");
  expect(dueAt.getTime()).toBeGreaterThan(later(30_000).getTime());
  const by = { staffId: "owner", now: later(3_000) };
  expect(await retryMessage(database.db, { id, ...by })).toEqual({ ok: true, value: { id } });
  expect((await row("poisoned 0")).dueAt).toEqual(by.now);
});

test("a paper that cannot be drawn fails the message it goes with, and no other", async () => {
  await queue(1);
  await database.db
    .update(outbox)
    .set({ papers: ["W/26-27/00001"] })
    .where(eq(outbox.dedupeKey, "poisoned 0"));
  const drawPaper = async () => {
    throw new RangeError("a line is wider than the page");
  };
  const round = await sendDueMessages(database.db, {
    mailer: { send: async () => undefined },
    drawPaper,
    now: later(2_000),
  });
  expect(round).toEqual({ sent: GOOD, failed: 1, errors: { Error: 1 } });
});
