// A second reckoning of GSTR-1, from what was sold and what came back, by a way of its own: nothing of app/domain/books is used,
// and tax is worked out again from prices. A difference shows that one of the two is wrong.

import { HARYANA, type Sale } from "#tests/support/random-month.ts";

type Move = {
  hsn: string;
  rate: number;
  packs: number;
  taxable: bigint;
  central: bigint;
  integrated: bigint;
};
export type Reckoned = Record<string, string>;

/** Every figure of the month's return as "table, key, field" with its rupees as text; what is nothing is left out. */
export function reckon(sales: readonly Sale[]): Reckoned {
  const cells = new Map<string, bigint>();
  const add = (cell: string, amount: bigint) => cells.set(cell, (cells.get(cell) ?? 0n) + amount);
  const addTax = (table: string, move: Move, sign: bigint) => {
    add(`${table} txval`, sign * move.taxable);
    add(`${table} camt`, sign * move.central);
    add(`${table} samt`, sign * move.central);
    add(`${table} iamt`, sign * move.integrated);
  };
  for (const sale of sales) {
    const isFar = sale.state !== HARYANA;
    const left = sale.lines.map(({ quantity }) => quantity);
    let isDeliveryLeft = sale.deliveryPaise > 0;
    const goods = sale.lines.reduce((sum, line) => sum + line.pricePaise * line.quantity, 0);
    const total = goods + sale.deliveryPaise;
    const isLarge = isFar && total > 10_000_000;
    const out = [
      ...sale.lines.map((line) => moved(line, 0, line.quantity, isFar)),
      ...(isDeliveryLeft ? [delivered(sale, isFar)] : []),
    ];
    // What was added to the prices, each time as far as the MRP: money without packs.
    const added = sale.lines.map(() => [] as number[]);
    const debits = sale.debits.map((wanted) => ({
      kind: "noteD",
      sign: 1n,
      moves: sale.lines.flatMap((line, at) => {
        const room = line.mrpPaise - line.pricePaise - added[at]!.reduce((sum, paise) => sum + paise, 0);
        const more = Math.min(room, wanted[at]!);
        if (more <= 0) return [];
        added[at]!.push(more);
        return [{ ...moved({ ...line, pricePaise: more }, 0, line.quantity, isFar), packs: 0 }];
      }),
    }));
    const steps = [
      ...(sale.isLastMonth ? [] : [{ moves: out, sign: 1n, kind: "invoice" }]),
      ...debits,
      ...sale.returns.map(({ isAll, packs }) => {
        const moves = sale.lines.flatMap((line, at) => {
          const back = isAll ? left[at]! : Math.min(left[at]!, packs[at]!);
          left[at]! -= back;
          if (back === 0) return [];
          const [from, to] = [left[at]!, left[at]! + back];
          const raises = added[at]!.map((more) => ({
            ...moved({ ...line, pricePaise: more }, from, to, isFar),
            packs: 0,
          }));
          return [moved(line, from, to, isFar), ...raises];
        });
        if (isAll && isDeliveryLeft) {
          isDeliveryLeft = false;
          moves.push(delivered(sale, isFar));
        }
        return { moves, sign: -1n, kind: "noteC" };
      }),
    ];
    for (const { moves, sign, kind } of steps) {
      for (const move of moves) {
        const who = sale.gstin ? "b2b" : "b2c";
        addTax(`hsn_${who} ${move.hsn} ${move.rate}`, move, sign);
        add(`hsn_${who} ${move.hsn} ${move.rate} qty`, sign * BigInt(move.packs) * 100n);
        if (move.rate === 0) add(`nil INTR${isFar ? "" : "A"}${who.toUpperCase()}`, sign * move.taxable);
        else if (sale.gstin) addTax(`${kind} b2b ${sale.gstin} ${sale.state} ${move.rate}`, move, 1n);
        else if (isLarge) addTax(`${kind} b2cl ${sale.state} ${move.rate}`, move, 1n);
        else addTax(`b2cs ${sale.state} ${move.rate}`, move, sign);
        if (move.rate !== 0) addTax("3.1a", move, sign);
        if (move.rate === 0) add("3.1c", sign * move.taxable);
        if (move.rate !== 0 && isFar && !sale.gstin) {
          add(`3.2 ${sale.state} txval`, sign * move.taxable);
          add(`3.2 ${sale.state} iamt`, sign * move.integrated);
        }
      }
    }
  }
  return Object.fromEntries([...cells].filter(([, amount]) => amount !== 0n).map(([k, v]) => [k, rupees(v)]));
}

/** The tax of packs `from` to `to` of a line: that of all up to the one less that of all up to the other. */
function moved(line: Sale["lines"][number], from: number, to: number, isFar: boolean): Move {
  const [a, b] = [taxIn(line, from, isFar), taxIn(line, to, isFar)];
  return {
    hsn: line.hsn,
    rate: line.gstPercent,
    packs: to - from,
    taxable: b.taxable - a.taxable,
    central: b.central - a.central,
    integrated: b.integrated - a.integrated,
  };
}

function taxIn({ pricePaise, gstPercent }: Sale["lines"][number], packs: number, isFar: boolean) {
  const total = BigInt(pricePaise) * BigInt(packs);
  const rate = BigInt(gstPercent);
  const integrated = isFar ? nearest(total * rate, 100n + rate) : 0n;
  const central = isFar ? 0n : nearest(total * rate, 2n * (100n + rate));
  return { taxable: total - integrated - 2n * central, central, integrated };
}

/** The delivery goes with the rate that most of the goods have by value, the higher of equals, and its first dearest heading. */
function delivered(sale: Sale, isFar: boolean): Move {
  const worth = (lines: Sale["lines"]) =>
    lines.reduce((sum, each) => sum + each.pricePaise * each.quantity, 0);
  const most = (pick: (line: Sale["lines"][number]) => string, lines: Sale["lines"]) =>
    [...new Set(lines.map(pick))]
      .map((key) => ({ key, value: worth(lines.filter((each) => pick(each) === key)) }))
      .sort((a, b) => b.value - a.value)[0]!.key;
  // Lines by rate, the highest first, so that of equals it is the first.
  const byRate = sale.lines.toSorted((a, b) => b.gstPercent - a.gstPercent);
  const rate = most((each) => String(each.gstPercent), byRate);
  const hsn = most(
    (each) => each.hsn,
    sale.lines.filter((each) => String(each.gstPercent) === rate),
  );
  const line = { hsn, gstPercent: Number(rate), pricePaise: sale.deliveryPaise, mrpPaise: 0, quantity: 1 };
  return { ...moved(line, 0, 1, isFar), packs: 0 };
}

function nearest(a: bigint, b: bigint): bigint {
  return (2n * a + b) / (2n * b);
}

function rupees(paise: bigint): string {
  const digits = String(paise < 0n ? -paise : paise).padStart(3, "0");
  return `${paise < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
