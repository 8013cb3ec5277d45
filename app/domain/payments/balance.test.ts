import fc from "fast-check";
import { expect, test } from "vitest";
import { balanceOf } from "#app/domain/payments/balance.ts";

test("what came, went back and is kept", () => {
  expect(balanceOf([])).toEqual({ receivedPaise: 0, givenBackPaise: 0, keptPaise: 0 });
  const ledger = [
    { kind: "payment", amountPaise: 69_500 },
    { kind: "refund", amountPaise: -33_800 },
    { kind: "refund", amountPaise: 33_800 },
    { kind: "refund", amountPaise: -500 },
  ] as const;
  expect(balanceOf(ledger)).toEqual({ receivedPaise: 69_500, givenBackPaise: 500, keptPaise: 69_000 });
});

test("what is kept is the sum of all lines, in whichever order they are read", () => {
  const entry = fc.oneof(
    fc.record({
      kind: fc.constant("payment" as const),
      amountPaise: fc.integer({ min: 1, max: 10_000_000 }),
    }),
    fc.record({
      kind: fc.constant("refund" as const),
      amountPaise: fc.integer({ min: -10_000_000, max: -1 }),
    }),
  );
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const { receivedPaise, givenBackPaise, keptPaise } = balanceOf(entries);
      expect(keptPaise).toBe(entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0));
      expect(receivedPaise - givenBackPaise).toBe(keptPaise);
      expect(balanceOf([...entries].reverse())).toEqual({ receivedPaise, givenBackPaise, keptPaise });
    }),
  );
});
