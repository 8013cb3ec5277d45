import { shortPromise } from "#app/components/layout/short-promise.ts";
import { doorSentence } from "#app/content/messages/shop/door-sentence.ts";
import { accountContext, noticeContext, type Shop, shopContext, visitorContext } from "#app/context.ts";
import { payStart } from "#app/domain/payment-offer.ts";
import { worksInShop } from "#app/domain/permissions.ts";
import type { PincodePromise } from "#app/domain/pincode-answer.ts";
import { type DoorState, doorState } from "#app/domain/shop/door-state.ts";
import { chosenPincode } from "#app/middleware/chosen-pincode.server.ts";
import { giveNotice } from "#app/middleware/notice.server.ts";
import { readOpening } from "#app/middleware/opening.server.ts";
import { keepPersonal } from "#app/middleware/personal-page.server.ts";
import { recogniseVisitor } from "#app/middleware/visitor.server.ts";
import { countCart } from "#app/services/cart/count-cart.server.ts";
import { findFacts } from "#app/services/facts.server.ts";
import { answerPincode } from "#app/services/shop/pincode.server.ts";
import type { Route } from "./+types/visit";

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, recogniseVisitor, giveNotice];

/** What the browser fills into a public page; asks the database nothing about a visitor without cookies. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const now = shop.clock();
  const account = context.get(accountContext);
  const [cartCount, promise, door] = await Promise.all([
    countCart(shop.db, context.get(visitorContext).cartId),
    promiseAt(shop, chosenPincode(request), now),
    doorNow(shop, now),
  ]);
  return Response.json({
    cartCount,
    account: account ? { name: account.name, ...(worksInShop(account.role) && { isOfShop: true }) } : null,
    pincode: promise
      ? { pincode: promise.pincode, place: promise.place ?? "", arrives: shortPromise(promise) ?? null }
      : null,
    door: door ? { isOpen: door.kind !== "shut", text: doorSentence(door) } : null,
    changesInMs: changesInMs({ promise, door }, now),
    notice: context.get(noticeContext) ?? null,
  });
}

/** The door of a shop that sells, by the hours that its owner has entered; a demonstration has none. */
async function doorNow(shop: Shop, now: Date): Promise<DoorState | undefined> {
  const [{ found }, { isOpen }] = await Promise.all([readFacts(shop), readOpening(shop)]);
  return isOpen && found.holds.includes("hours") ? doorState(found.settings.hours, now) : undefined;
}

async function promiseAt(
  shop: Shop,
  typed: string | undefined,
  now: Date,
): Promise<PincodePromise | undefined> {
  if (typed === undefined) return undefined;
  const { settings } = (await readFacts(shop)).found;
  const answer = await answerPincode(shop.db, { typed, goodsPaise: 0, now, settings, start: shop.config });
  return answer.ok ? answer : undefined;
}

/** The same call as in the root, so that one reading serves both. */
function readFacts({ readOrLast, config }: Shop) {
  return readOrLast(findFacts, payStart(config));
}

/** After how long something said here is no longer true; null when nothing changes by itself. */
function changesInMs(
  { promise, door }: { promise: PincodePromise | undefined; door: DoorState | undefined },
  now: Date,
): number | null {
  const soonest = Math.min(
    door ? door.changesAt.getTime() - now.getTime() : Number.POSITIVE_INFINITY,
    promise?.orderWithinMinutes === undefined
      ? Number.POSITIVE_INFINITY
      : promise.orderWithinMinutes * 60_000 - (now.getTime() % 60_000),
  );
  return Number.isFinite(soonest) ? soonest : null;
}
