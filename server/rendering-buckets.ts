import { PRIVATE_TIMES, WIDE_TIMES } from "#app/domain/budget.ts";
import { isPrivateAddress, networkOf, wideNetworkOf } from "#app/domain/network.ts";
import { type Bucket, filledUp, type Rate, RENDERINGS, secondsUntil } from "#app/domain/rendering-budget.ts";

/** Each takes some 200 bytes. A bucket that is forgotten is full again. */
const MOST_BUCKETS = 20_000;

/** Who asks, as far as a signed cookie proves it. */
export type KnownVisitor = { account: string } | { cart: string };

type Asked = {
  address: string;
  cost: number;
  /** Asked only when the line has used up its own. */
  findVisitor: () => Promise<KnownVisitor | undefined>;
};

export type RenderingBuckets = {
  /** Takes a rendering of that cost; gives the seconds to wait where none is free, else 0. */
  take(asked: Asked): Promise<number>;
};

type Drawn = { key: string; rate: Rate };

/** Counts in memory what each network has the shop make anew, by a clock that nobody sets; a flood from a carrier's address leaves their own to its people with an account or a cart. */
export function createRenderingBuckets(clock = () => performance.now()): RenderingBuckets {
  const buckets = new Map<string, Bucket>();

  return {
    async take({ address, cost, findVisitor }) {
      const line = networkOf(address);
      const wait = takeAll(ofLine(address, line), cost);
      if (wait === 0) return 0;
      const visitor = await findVisitor();
      return visitor ? takeAll(ofVisitor(visitor, line), cost) : wait;
    },
  };

  function takeAll(drawn: Drawn[], cost: number): number {
    const now = clock();
    const left = drawn.map(({ key, rate }) => filledUp(rate, buckets.get(key), now));
    const wait = Math.max(...drawn.map(({ rate }, at) => secondsUntil(rate, left[at]!, cost)));
    if (wait > 0) return wait;
    for (const [at, { key }] of drawn.entries()) put(key, { left: left[at]! - cost, at: now });
    return 0;
  }

  function put(key: string, bucket: Bucket) {
    // The one that was not asked of for longest goes first.
    buckets.delete(key);
    buckets.set(key, bucket);
    if (buckets.size > MOST_BUCKETS) buckets.delete(buckets.keys().next().value!);
  }
}

function ofLine(address: string, line: string): Drawn[] {
  // Behind a private address may be everybody.
  const times = isPrivateAddress(address) ? PRIVATE_TIMES ** 2 : 1;
  const own = { key: line, rate: multiplied(RENDERINGS.line, times) };
  const wide = wideNetworkOf(address);
  return wide === undefined
    ? [own]
    : [own, { key: wide, rate: multiplied(RENDERINGS.line, times * WIDE_TIMES) }];
}

function ofVisitor(visitor: KnownVisitor, line: string): Drawn[] {
  if ("account" in visitor) return [{ key: `account ${visitor.account}`, rate: RENDERINGS.account }];
  return [
    { key: `cart ${visitor.cart}`, rate: RENDERINGS.cart },
    { key: `carts ${line}`, rate: RENDERINGS.cartsOfLine },
  ];
}

function multiplied({ burst, perSecond }: Rate, times: number): Rate {
  return { burst: burst * times, perSecond: perSecond * times };
}
