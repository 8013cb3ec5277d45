import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CLAIMS, uncoveredClaims } from "#app/content/claims.ts";
import { FACTS, type Fact } from "#app/domain/fact.ts";

const EVERY_FACT = Object.keys(FACTS) as Fact[];

/** One sentence for each claim, as it once stood on a page. */
const PLANTED: Record<string, string> = {
  "UPI is taken": "UPI, and cards where the payment page shows them.",
  "Cash on delivery is taken": "Cash on delivery in the Sohna and Gurgaon area.",
  "Bank transfer is taken": "A quote can also be paid by bank transfer.",
  "Cards and net banking are taken": "Cards and net banking are offered where the payment page shows them.",
  "Orders are sent to all of India": "Genuine homeopathic medicines, with delivery across India.",
  "It arrives the same day": "Sohna and Gurgaon the same day when you order before 2:00 PM.",
  "It arrives within hours (express)": "Our rider can also bring an order within 2 to 3 hours for ₹79.",
  "A registered doctor sees patients here":
    "Registered homoeopathic doctors, with the number on every paper.",
  "We give a tax invoice": "Yes, every order has a tax invoice.",
  "The bill carries our GST number": "Ask for a bill with our GST number.",
  "We buy from licensed sources, with bills": "Everything is bought from licensed distributors with bills.",
  "The shop is licensed, and the licence is shown": "The licences hang at the counter.",
  "These are what our customers buy most": "The best sellers of our counter, on one shelf.",
  "Only buyers review, and none of the reviews is ours": "Only who received a medicine can review it.",
  "Copies keep what was erased": "Copies of the shop keep what was erased for up to 32 days more.",
  "What is not in stock comes within days": "We can usually get it within a few days.",
};

test("each claim is noticed without its fact and passes with it; one that nothing carries never passes", () => {
  expect(Object.keys(PLANTED)).toEqual(CLAIMS.map(({ statement }) => statement));
  for (const { statement, fact } of CLAIMS) {
    const words = PLANTED[statement]!;
    const noticed = (holds: Fact[]) => uncoveredClaims(words, holds).map((claim) => claim.statement);
    const others = EVERY_FACT.filter((each) => each !== fact);
    expect(noticed(others), words).toContain(statement);
    expect(noticed(EVERY_FACT).includes(statement), words).toBe(fact === "never");
  }
});

test("plain words beside the claims are let through", () => {
  const plain = [
    "Bring the child to a doctor the same day if there is blood.",
    "Call for help the same day.",
    "A metro and an expressway run past it.",
    "Some medicines are sold only against a prescription of a registered practitioner.",
    "It is the same or the next working day.",
    "See a doctor if the complaint lasts.",
  ];
  expect(plain.flatMap((text) => uncoveredClaims(text, []))).toEqual([]);
});

test("docs/claims.md lists every statement with its fact, and what makes each fact true", () => {
  const rows = readFileSync("docs/claims.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| ---"));
  const cells = rows.map((row) => row.split("|").map((cell) => cell.trim()));
  const statements = CLAIMS.map(({ statement, fact }) => [
    "",
    statement,
    fact === "never" ? "none" : `\`${fact}\``,
    "",
  ]);
  for (const row of statements) expect(cells).toContainEqual(row);
  for (const [fact, source] of Object.entries(FACTS))
    expect(cells).toContainEqual(["", `\`${fact}\``, source, ""]);
  expect(cells).toHaveLength(statements.length + EVERY_FACT.length + 2);
});
