import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { returnLines, returns } from "#app/db/schema/orders-returns.ts";
import { inTransaction, Undone } from "#app/db/transaction.server.ts";
import { SHOPPER } from "#app/domain/actor.ts";
import { keptQuantity } from "#app/domain/orders/order-change.ts";
import {
  openReasons,
  type ReturnProblem,
  type ReturnReason,
  returnProblem,
} from "#app/domain/orders/return.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { Settings } from "#app/domain/settings.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import type { UploadRefusal } from "#app/domain/upload.ts";
import type { FileStore } from "#app/integrations/file-store.server.ts";
import { spend } from "#app/services/budget.server.ts";
import { queueLetters } from "#app/services/orders/order-letters.server.ts";
import { auditOrder, lockOrder, type Order } from "#app/services/orders/order-life.server.ts";
import { findDeliveredAt } from "#app/services/orders/returns/find-returns.server.ts";
import { linesOf } from "#app/services/orders/take-back-lines.server.ts";
import { nextPaperNumber } from "#app/services/paper-number.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { removeUpload, storeUpload } from "#app/services/uploads.server.ts";

export type AskedLine = {
  lineId: number;
  quantity: number;
  reason: ReturnReason;
  photo?: { fileName: string; bytes: Uint8Array } | undefined;
};
type LineProblem = ReturnProblem | UploadRefusal;
type AskRefusal = "not-found" | "not-delivered" | "nothing-chosen";
/** Refused lines by their ids. */
type Refused = { ok: false; reason: "lines"; problems: Map<number, LineProblem> };

/** What of an order may be sent back now: packs by line, and the reasons that are still open. */
export type Returnable = {
  deliveredAt: Date;
  reasons: ReturnReason[];
  lines: { lineId: number; leftQuantity: number; isAsked: boolean }[];
};

/** Of a delivered order, the packs that may still be sent back; undefined for one that the customer has not in hand. */
export async function findReturnable(
  db: Db,
  { order, rules, now }: { order: Pick<Order, "id" | "status">; rules: Settings["returns"]; now: Date },
): Promise<Returnable | undefined> {
  if (order.status !== "delivered") return undefined;
  const deliveredAt = await findDeliveredAt(db, order.id);
  if (!deliveredAt) return undefined;
  // What was given free is kept, or thrown away: nothing was paid that could be given back.
  const lines = (await linesOf(db, order.id)).filter(({ pricePaise }) => pricePaise > 0);
  const ids = lines.map(({ id }) => id);
  const asked = await db
    .select({ lineId: returnLines.orderLineId })
    .from(returnLines)
    .where(and(eq(returnLines.isOpen, true), inArray(returnLines.orderLineId, ids)));
  return {
    deliveredAt,
    reasons: openReasons(deliveredAt, now, rules),
    lines: lines.map((line) => ({
      lineId: line.id,
      leftQuantity: keptQuantity(line),
      isAsked: asked.some(({ lineId }) => lineId === line.id),
    })),
  };
}

/** Keeps what the customer wants to send back, for the shop to answer; whoever has the link of the order may ask. All lines or none. */
export async function askReturn(
  db: Db,
  files: FileStore,
  asked: {
    token: string;
    lines: readonly AskedLine[];
    clientAddress: string;
    publicOrigin: string;
    now: Date;
  },
): Promise<Result<{ number: string }, AskRefusal> | TooMany | Refused> {
  const { token, lines, clientAddress, publicOrigin, now } = asked;
  const settings = await findSettings(db);
  const [order] = await db.select().from(orders).where(eq(orders.trackingToken, token));
  if (!order) return refused("not-found");
  if (lines.length === 0) return refused("nothing-chosen");
  const looked = await look(db, { order, lines, rules: settings.returns, now });
  if (!looked.ok) return looked;
  const who = { address: clientAddress, subject: order.number };
  const tooMany = await spend(db, { budget: "ask-return", who, now });
  if (tooMany) return tooMany;
  const photos = await storePhotos(db, files, { lines, uploadedBy: order.profileId ?? undefined, now });
  if (!photos.ok) return photos;
  const written = await inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, eq(orders.id, order.id));
    const again = await look(tx, { order: found!.order, lines, rules: settings.returns, now });
    if (!again.ok) throw new Undone(again);
    const number = await nextPaperNumber(tx, { kind: "return", now });
    const [row] = await tx
      .insert(returns)
      .values({ number, orderId: order.id, status: "requested", requestedAt: now })
      .returning({ id: returns.id });
    await tx.insert(returnLines).values(
      lines.map(({ lineId, quantity, reason }) => ({
        ...{ returnId: row!.id, orderLineId: lineId, quantity, reason },
        photoId: photos.ids.get(lineId) ?? null,
      })),
    );
    const told = lines.map(({ lineId, quantity, reason }) => ({ lineId, quantity, reason }));
    const by = { actor: SHOPPER, now };
    await auditOrder(tx, { order, act: "request-return", details: { number, lines: told }, by });
    const news = { orderId: order.id, settings, publicOrigin, now };
    await queueLetters(tx, {
      ...{ ...news, toCustomer: "returnAsked", toShop: "returnAsked" },
      ...{ occasion: number, sendBack: { number, refusal: "" } },
    });
    return ok({ number });
  });
  if (!written.ok) await removePhotos(db, files, [...photos.ids.values()]);
  return written;
}

/** Whether every line may come back as asked. */
async function look(
  db: Db,
  {
    order,
    lines,
    rules,
    now,
  }: { order: Order; lines: readonly AskedLine[]; rules: Settings["returns"]; now: Date },
): Promise<Result<undefined, "not-found" | "not-delivered"> | Refused> {
  const returnable = await findReturnable(db, { order, rules, now });
  if (!returnable) return refused("not-delivered");
  const { deliveredAt } = returnable;
  const problems = new Map<number, LineProblem>();
  for (const { lineId, photo, ...line } of lines) {
    const known = returnable.lines.find((each) => each.lineId === lineId);
    if (!known) return refused("not-found");
    const back = { ...line, hasPhoto: photo !== undefined };
    const problem = returnProblem(back, { ...known, deliveredAt }, { rules, now });
    if (problem) problems.set(lineId, problem);
  }
  return problems.size > 0 ? { ok: false, reason: "lines", problems } : ok(undefined);
}

/** Keeps the photographs, all or none. */
async function storePhotos(
  db: Db,
  files: FileStore,
  { lines, uploadedBy, now }: { lines: readonly AskedLine[]; uploadedBy: string | undefined; now: Date },
): Promise<{ ok: true; ids: Map<number, string> } | Refused> {
  const ids = new Map<number, string>();
  for (const { lineId, photo } of lines) {
    if (!photo) continue;
    const stored = await storeUpload(db, files, { ...photo, purpose: "return", uploadedBy, now });
    if (!stored.ok) {
      await removePhotos(db, files, [...ids.values()]);
      return { ok: false, reason: "lines", problems: new Map([[lineId, stored.reason]]) };
    }
    ids.set(lineId, stored.value.id);
  }
  return { ok: true, ids };
}

async function removePhotos(db: Db, files: FileStore, ids: readonly string[]): Promise<void> {
  for (const id of ids) await removeUpload(db, files, id);
}
