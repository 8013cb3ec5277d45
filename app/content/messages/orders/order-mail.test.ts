import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type LetterOrder, mail } from "#app/content/messages/orders/order-mail.ts";
import { speak } from "#app/content/messages/speak.server.ts";

const order: LetterOrder = {
  number: "M-7001",
  name: "Asha Yadav",
  phone: "9876543210",
  address: ["House 4", "Sohna"],
  pincode: "122103",
  isToStranger: false,
  note: "Ring twice",
  lines: [{ name: "Arnica Montana 30 CH", brandName: "SBL", quantity: 2, totalPaise: 18_000 }],
  mrpPaise: 18_000,
  cancelledPaise: 0,
  savedPaise: 0,
  discounts: [],
  deliveryPaise: 0,
  totalPaise: 18_000,
  gstPaise: 857,
  paymentMethod: "upi",
  payPaise: 18_000,
  doorPaise: 0,
  isToBeCalled: false,
  isPaid: false,
  isPaidBack: false,
  isSetAside: false,
  paymentReference: undefined,
  promisedFrom: "2026-11-24",
  promisedBy: "2026-11-24",
  isExpress: false,
  holdUntil: new Date("2026-11-23T10:00:00Z"),
  courier: undefined,
  courierReference: undefined,
  trackingUrl: "https://shop.example/track-order/abc",
  payUrl: "https://shop.example/checkout/pay/abc",
  cameBack: [],
  refund: undefined,
  duePaise: 0,
  refundDays: 5,
  damagedHours: 50,
  bank: undefined,
  shop: { name: "Materia", phone: "9876500000", email: "care@shop.example", address: "Sohna, Haryana" },
};
const DATA = /Asha Yadav|M-7001|House 4|Sohna, Haryana|Sohna|Ring twice|Arnica Montana 30 CH|SBL|Materia/g;
const ADDRESSES = /https:\S+|\S+@\S+/g;

test("twenty letters written at once, with pauses, are each in the language of their reader", async () => {
  const letters = await Promise.all(
    Array.from({ length: 20 }, (_, i) => write(i, i % 2 === 0 ? "en" : "pseudo")),
  );
  const [english] = letters;
  for (const { locale, subject, body } of letters) {
    const wordsOf = `${subject}\n${body}`.replace(ADDRESSES, "").replace(DATA, "");
    if (locale === "en") expect({ locale, subject, body }).toEqual(english);
    else expect(wordsOf).not.toMatch(/[a-z]/i);
  }
  expect(english!.body).toContain("Thank you. Please pay ₹180.00 with any UPI app");
});
test("a letter in another language shows every value that the English one shows", () => {
  for (const [kind, letter] of Object.entries(mail.customerLetters)) {
    const english = speak("en", () => mail.letterBody(order, letter));
    const other = speak("pseudo", () => mail.letterBody(order, letter));
    for (const pattern of [DATA, ADDRESSES, /\d+/g])
      expect(other.match(pattern), kind).toEqual(english.match(pattern));
  }
});

test("each discount of an order is named in its letter in the words of the cart, once", () => {
  const coupon = { kind: "coupon", couponId: 1, code: "MONSOON", percent: 10, scope: null } as const;
  const discounts = [{ kind: "trade", percent: 5, paise: 950 } as const, { ...coupon, paise: 2_050 }];
  const body = speak("en", () =>
    mail.letterBody({ ...order, savedPaise: 4_000, discounts }, mail.customerLetters.received),
  );
  expect(body).toContain("You save on MRP: − ₹10.00\n");
  expect(body).toContain("Business price, 5% off: − ₹9.50\nCoupon MONSOON, 10% off: − ₹20.50\n");
});

test("the sums of a letter, read one below the other, give its total", () => {
  const paise = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(
      paise(9_999_900),
      paise(50_000),
      paise(30_000),
      paise(9_900),
      paise(90_000),
      (goods, trade, coupon, delivery, gone) => {
        const onMrp = 1_234;
        const discounts = [
          { kind: "trade", percent: 5, paise: trade } as const,
          { kind: "coupon", couponId: 1, code: "TEN", percent: 10, scope: null, paise: coupon } as const,
        ].filter((each) => each.paise > 0);
        const savedPaise = onMrp + trade + coupon;
        const cancelledPaise = Math.min(gone, goods);
        const sums = { mrpPaise: goods + savedPaise, savedPaise, deliveryPaise: delivery, cancelledPaise };
        const totalPaise = goods + delivery - cancelledPaise;
        const letter = { ...order, ...sums, discounts, totalPaise };
        const body = speak("en", () => mail.letterBody(letter, mail.customerLetters.received));
        const rows = body.slice(body.indexOf("Item total")).split("\nTotal ");
        const read = (row: string) => {
          const amount = /(− )?₹([\d,.]+)$/.exec(row);
          if (!amount) return 0;
          return Math.round(Number(amount[2]!.replaceAll(",", "")) * 100) * (amount[1] ? -1 : 1);
        };
        const sum = rows[0]!.split("\n").reduce((all, row) => all + read(row), 0);
        expect(sum).toBe(read(rows[1]!.split("\n")[0]!.replace(/, includes.*/, "")));
        expect(sum).toBe(totalPaise);
      },
    ),
  );
});

function write(i: number, locale: "en" | "pseudo") {
  return speak(locale, async () => {
    const letter = mail.customerLetters.awaitingPayment;
    await pause((i * 7) % 5);
    const subject = letter.subject(order);
    await pause((i * 3) % 4);
    return { locale, subject, body: mail.letterBody(order, letter) };
  });
}

test("an email to an address that nobody has proved repeats no word that was typed", () => {
  const evil = {
    ...order,
    isToStranger: true,
    name: "Win a prize",
    address: ["Visit evil.example"],
    note: "Click",
  };
  for (const letter of Object.values(mail.customerLetters)) {
    const body = mail.letterBody(evil, letter);
    expect(body).not.toMatch(/Win a prize|evil\.example|Click/);
    expect(body).toMatch(/M-7001/);
    expect(body).toContain("PIN code 122103");
    expect(mail.textMessage(evil, letter)).not.toMatch(/Win a prize|evil\.example|Click/);
  }
});
