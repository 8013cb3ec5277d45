import { followChange } from "#app/components/layout/sent-changes.ts";
import { newKey, postToShop } from "#app/components/layout/shop-post.ts";
import { showCart } from "#app/components/layout/visit-state.ts";
import { basketText } from "#app/content/messages/basket.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { productCardText } from "#app/content/messages/product-card.ts";
import { afterSteps, type CartProduct, type CartStep, type CartSummary } from "#app/domain/cart-summary.ts";

type Reply = { ok: boolean; message: string; cart?: CartSummary };
type Sent = { intent: "add" | "set" | "remove"; slug: string; quantity: number; key: string };

/** What the shop has last said; undefined until it has. */
let known: CartSummary | undefined;
/** Presses that it has not answered yet. */
const waiting = new Map<string, CartStep>();
/** What was added without having heard an answer; sent again with its key, it is done once. */
const unheard = new Map<string, Sent>();
let queue: Promise<void> = Promise.resolve();
let voice: HTMLElement | undefined;

/** Asks the shop what lies in the cart. */
export function readCart(): Promise<void> {
  return inTurn(async () => {
    const response = await fetch(hrefOf("/api/cart")).catch(() => undefined);
    if (!response?.ok) return;
    knowCart((await response.json()) as CartSummary);
  });
}

/** What the shop has just said of the cart; `said` is read out. */
export function knowCart(cart: CartSummary, said?: string): void {
  known = cart;
  showWaiting();
  if (said) readOut(said);
}

/** One pack more or less, shown already; the shop is asked in turn, so that no cart is begun twice. */
export function changeLine(product: CartProduct, step: 1 | -1): Promise<void> {
  const { slug, pricePaise } = product;
  waiting.set(slug, { slug, pricePaise, steps: (waiting.get(slug)?.steps ?? 0) + step });
  showWaiting();
  return followChange(inTurn(() => settle(product)));
}

/** Sends the presses of a product that have gathered meanwhile as one change. */
async function settle(product: CartProduct): Promise<void> {
  const { slug } = product;
  const steps = waiting.get(slug)?.steps ?? 0;
  const sent = unheard.get(slug) ?? changeOf(slug, steps);
  if (!sent) return forget(slug);
  const body = new URLSearchParams({ ...sent, quantity: String(sent.quantity) });
  const reply = await postToShop<Reply>("/api/cart", body);
  if (!reply) {
    if (sent.intent === "add") unheard.set(slug, sent);
    return forget(slug, productCardText.failed);
  }
  unheard.delete(slug);
  known = reply.cart ?? known;
  if (!reply.ok) return forget(slug, reply.message);
  const done = sent.intent === "add" ? sent.quantity : steps;
  const left = (waiting.get(slug)?.steps ?? 0) - done;
  if (left === 0) waiting.delete(slug);
  else waiting.set(slug, { slug, pricePaise: product.pricePaise, steps: left });
  showWaiting();
  say(product, sent.intent);
  if (left !== 0) await settle(product);
}

function changeOf(slug: string, steps: number): Sent | undefined {
  if (steps === 0) return undefined;
  const key = newKey();
  if (steps > 0) return { intent: "add", slug, quantity: steps, key };
  const quantity = (known?.lines[slug] ?? 0) + steps;
  return { intent: quantity > 0 ? "set" : "remove", slug, quantity: Math.max(quantity, 0), key };
}

/** The number goes back to what the shop has, with a sentence under it where there is one. */
function forget(slug: string, text?: string): void {
  waiting.delete(slug);
  showWaiting(text === undefined ? undefined : { slug, text });
}

function showWaiting(complaint?: { slug: string; text: string }): void {
  const cart = known ?? { lines: {}, count: 0, goodsPaise: 0, missingForFreePaise: 0 };
  showCart({ ...afterSteps(cart, [...waiting.values()]), complaint, isGuess: !known });
}

/** One change at a time, also where the shop is open in several tabs: the first one brings the cart that the next ones go on with. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = queue.then(() => (navigator.locks ? navigator.locks.request("cart", work) : work()));
  // One that broke does not keep the next ones from their turn.
  queue = turn.catch(() => undefined);
  return turn;
}

/** Reads out what the number on the screen shows. */
function say({ slug, name }: CartProduct, intent: Sent["intent"]): void {
  const count = known?.lines[slug] ?? 0;
  const lessened = count > 0 ? basketText.left(count, name) : basketText.removed(name);
  readOut(intent === "add" ? basketText.added(name) : lessened);
}

function readOut(sentence: string): void {
  voice ??= newVoice();
  voice.textContent = sentence;
}

function newVoice(): HTMLElement {
  const voice = document.createElement("p");
  voice.setAttribute("role", "status");
  voice.className = "sr-only";
  return document.body.appendChild(voice);
}
