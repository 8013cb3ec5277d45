import { setTimeout as sleep } from "node:timers/promises";
import { fillCheckout } from "#tests/support/visitor.ts";
import { type Answer, type Ask, NoAnswer, openConnection } from "./ask.ts";
import { addressOf, openBrowser, tokenOfOrder } from "./browser.ts";
import { fault, note, type Tally } from "./tally.ts";

/** What visitors of the shop find. */
export type Goods = {
  origin: string;
  /** Medicines, conditions, categories: their addresses. */
  pages: string[];
  /** What people search for. */
  words: string[];
  /** Of these there is enough for every buyer. */
  slugs: string[];
};

/** An order that the shop has said yes to. */
export type Acknowledged = { key: string; token: string };

export type Visiting = { goods: Goods; tally: Tally; acknowledged: Acknowledged[] };

type Visitor = { ask: Ask; visiting: Visiting; address: string; n: number };

/** How often of a hundred: who reads, who searches, who fills a cart, who buys. */
const MIX: [number, (visitor: Visitor) => Promise<void>][] = [
  [45, read],
  [25, search],
  [15, fillCart],
  [15, buy],
];
/** A buyer who is told to come again does so that often. */
const TRIES = 3;

let count = 0;

/** One visit of the mix, from an address that was not seen before. */
export async function visit(visiting: Visiting): Promise<void> {
  const n = ++count;
  const address = addressOf(n);
  const { ask, close } = openConnection(visiting.goods.origin, address);
  const go = chosen((n * 37) % 100);
  try {
    await go({ ask, visiting, address, n });
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    fault(visiting.tally, `no answer: ${error.message.replace(/[?&].*: /, "…: ")}`);
  } finally {
    close();
  }
}

function chosen(chance: number): (visitor: Visitor) => Promise<void> {
  let below = 0;
  for (const [share, go] of MIX) {
    below += share;
    if (chance < below) return go;
  }
  return read;
}

async function read(visitor: Visitor): Promise<void> {
  const { pages } = visitor.visiting.goods;
  await look(visitor, "kept", "/");
  await look(visitor, "visit", "/api/visit");
  await look(visitor, "shown", pick(pages));
  await look(visitor, "shown", pick(pages));
}

async function search(visitor: Visitor): Promise<void> {
  const { words, pages } = visitor.visiting.goods;
  const word = pick(words);
  for (let typed = 2; typed < Math.min(word.length, 5); typed++)
    await look(visitor, "suggestions", `/api/suggest?q=${encodeURIComponent(word.slice(0, typed))}`);
  const min = 10 + Math.floor(Math.random() * 200);
  await look(visitor, "search", `/shop?q=${encodeURIComponent(word)}&min=${min}`);
  await look(visitor, "shown", pick(pages));
}

async function fillCart(visitor: Visitor): Promise<void> {
  const browser = browserOf(visitor);
  const slug = pick(visitor.visiting.goods.slugs);
  await look(visitor, "shown", `/product/${slug}`);
  await browser.send("/cart", { intent: "add", slug, quantity: "1" });
  await browser.ask("/cart");
}

async function buy(visitor: Visitor): Promise<void> {
  const { n } = visitor;
  const { goods, tally, acknowledged } = visitor.visiting;
  const browser = browserOf(visitor);
  const form = { intent: "add", slug: pick(goods.slugs), quantity: "1" };
  const added = await patiently(() => browser.send("/cart", form));
  if (added.status !== 303) return;
  const paymentMethod = n % 2 === 0 ? "upi" : "cod";
  const filled = await patiently(() => browser.ask("/checkout?pincode=122103"));
  if (filled.status !== 200) return;
  const page = fillCheckout(await filled.text(), {
    phone: `9${String(n).padStart(9, "0")}`,
    paymentMethod,
  });
  const placed = await patiently(() => browser.send("/checkout", page));
  if (placed.status >= 400) {
    if (![429, 503].includes(placed.status))
      fault(tally, `an order is refused: ${saidIn(await placed.text())}`);
    return;
  }
  const token = tokenOfOrder(placed);
  if (token === undefined)
    return fault(tally, `an order is answered ${placed.status} without a page of its own`);
  acknowledged.push({ key: page.idempotencyKey!, token });
  await browser.ask(placed.headers.get("location")!);
}

async function patiently(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await send();
    if (answer.status !== 503 || tries === TRIES) return answer;
    await sleep(1000 * Number(answer.headers.get("retry-after") ?? 1));
  }
}

async function look({ ask, visiting }: Visitor, kind: string, path: string): Promise<Answer> {
  const answer = await ask(path, { headers: { "sec-fetch-dest": "document" } });
  note(visiting.tally, kind, answer);
  return answer;
}

function browserOf({ ask, visiting: { goods, tally }, address }: Visitor) {
  return openBrowser({
    ...{ ask, address, origin: goods.origin },
    tell: (path, method, answer) =>
      note(tally, `${method === "POST" ? "form" : "page"} ${path.split(/[/?]/)[1]}`, answer),
  });
}

/** What a page says in its alerts. */
function saidIn(html: string): string {
  const alerts = [...html.matchAll(/role="alert"[^>]*>([\s\S]*?)<\/(?:p|div)>/g)].map(([, said]) =>
    said!.replace(/<[^>]*>/g, " ").trim(),
  );
  return alerts.join(" ") || "without a word";
}

function pick<T>(of: readonly T[]): T {
  return of[Math.floor(Math.random() * of.length)]!;
}
