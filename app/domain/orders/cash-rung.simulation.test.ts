// What the ladder would have done to 5,000 made-up orders. The shop has no such record yet, so people and their answers are
// assumptions, written here so that they can be doubted: of parcels with cash to take, 20 to 35 in 100 come back; a call halves
// that; of what was paid before, 2 to 5 in 100 come back (orders of magnitude from the trade, marketing pages among them).

import { expect, test } from "vitest";
import type { AddressFlaw } from "#app/domain/orders/address-flaws.ts";
import { type CashFacts, judgeCash, type Parcels } from "#app/domain/orders/cash-rung.ts";
import type { CashRung } from "#app/domain/payment-offer.ts";

const ORDERS = 5_000;

type Kind = "steady" | "careless" | "idle";
type Person = { kind: Kind; pincode: number; own: Parcels; isUnreached: boolean; orders: number };

/** Who orders: how many of 100 new people, how often a parcel of theirs is not taken, how likely they order again, and how they write. */
const PEOPLE = {
  steady: { share: 0.74, untaken: 0.06, again: 0.6, house: 0.1, landmark: 0.15, place: 0.01, large: 0.12 },
  careless: { share: 0.18, untaken: 0.5, again: 0.55, house: 0.4, landmark: 0.5, place: 0.05, large: 0.22 },
  idle: { share: 0.08, untaken: 0.9, again: 0.6, house: 0.55, landmark: 0.65, place: 0.15, large: 0.35 },
} as const satisfies Record<Kind, object>;

/** What each rung does to orders that would have come back, and to good ones: the part of them that ends before a parcel leaves. */
const ENDS: Record<CashRung, { bad: number; good: number }> = {
  offered: { bad: 0, good: 0 },
  confirmed: { bad: 0.5, good: 0.02 },
  part: { bad: 0.9, good: 0.25 },
  prepaid: { bad: 0.95, good: 0.35 },
};
/** Of calls that end an order, so many end it because nobody answers. */
const UNANSWERED = 0.5;
/** Some places are worse than others: there twice as many of the new people are careless or idle. */
const PINCODES = 25;
const BAD_PINCODES = 5;

test("refused parcels are about halved, and at most 3 of 100 good orders are lost", () => {
  const table = [11, 64, 2026].map((seed) => ({ seed, ...simulate(seed) }));
  console.table(table);
  for (const { untakenBefore, untakenAfter, goodBefore, goodLost } of table) {
    expect(untakenBefore / ORDERS).toBeGreaterThan(0.2);
    expect(untakenBefore / ORDERS).toBeLessThan(0.35);
    expect(untakenAfter / untakenBefore).toBeLessThan(0.55);
    expect(goodLost / goodBefore).toBeLessThan(0.03);
  }
});

function simulate(seed: number) {
  const random = randomOf(seed);
  const people: Person[] = [];
  const byPincode = Array.from({ length: PINCODES }, (): Parcels => ({ taken: 0, untaken: 0 }));
  const shop: Parcels = { taken: 0, untaken: 0 };
  const sum = {
    untakenBefore: 0,
    untakenAfter: 0,
    goodBefore: 0,
    goodLost: 0,
    calls: 0,
    part: 0,
    prepaid: 0,
  };
  for (let count = 0; count < ORDERS; count++) {
    const person = nextPerson(people, random);
    const { kind, pincode, own } = person;
    const { untaken, large } = PEOPLE[kind];
    const isBad = random() < untaken;
    const { rung } = judgeCash({
      ...{ own, isUnreached: person.isUnreached, isPhoneProven: false, flaws: flawsOf(kind, random) },
      totalPaise: random() < large ? 200_000 : 60_000,
      ...{ pincode: byPincode[pincode]!, shop },
    } satisfies CashFacts);
    const isEnded = random() < ENDS[rung][isBad ? "bad" : "good"];
    if (rung === "confirmed") sum.calls++;
    if (rung === "part" || rung === "prepaid") sum[rung]++;
    sum[isBad ? "untakenBefore" : "goodBefore"]++;
    if (!isBad && isEnded) sum.goodLost++;
    if (isBad && !isEnded) sum.untakenAfter++;
    person.isUnreached =
      isEnded && rung === "confirmed" ? random() < UNANSWERED : person.isUnreached && (isEnded || isBad);
    // What was paid before is no parcel with cash to take.
    if (isEnded || rung === "prepaid") continue;
    for (const record of [own, byPincode[pincode]!, shop]) record[isBad ? "untaken" : "taken"]++;
  }
  return sum;
}

/** Somebody who ordered before and orders again, else somebody new. */
function nextPerson(people: Person[], random: () => number): Person {
  const known = people[Math.floor(random() * people.length)];
  if (known && random() < PEOPLE[known.kind].again) {
    known.orders++;
    return known;
  }
  const pincode = Math.floor(random() * PINCODES);
  const worse = pincode < BAD_PINCODES ? 2 : 1;
  const chance = random();
  const { idle, careless } = PEOPLE;
  const isIdle = chance < idle.share * worse;
  const isCareless = chance < (idle.share + careless.share) * worse;
  const kind = isIdle ? "idle" : isCareless ? "careless" : "steady";
  const person = { kind, pincode, own: { taken: 0, untaken: 0 }, isUnreached: false, orders: 1 } as const;
  people.push({ ...person, own: { ...person.own } });
  return people.at(-1)!;
}

function flawsOf(kind: Kind, random: () => number): AddressFlaw[] {
  const { house, landmark, place } = PEOPLE[kind];
  const flaws: [AddressFlaw, number][] = [
    ["no-house-number", house],
    ["no-landmark", landmark],
    ["unknown-place", place],
  ];
  return flaws.flatMap(([flaw, chance]) => (random() < chance ? [flaw] : []));
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
