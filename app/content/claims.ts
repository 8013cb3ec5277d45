import type { Fact } from "#app/domain/fact.ts";

/** A statement of the shop about itself, the words by which it is known on a page, and the fact without which it may not stand there. */
export type Claim = {
  statement: string;
  says: RegExp;
  /** "never" while nothing in the shop can make it true. */
  fact: Fact | "never";
};

/** Every statement that needs a fact; docs/claims.md is this list for people, and a test reads all public pages by it. */
export const CLAIMS: readonly Claim[] = [
  { statement: "UPI is taken", says: /\bUPI\b/, fact: "upi" },
  {
    statement: "Cash on delivery is taken",
    says: /cash on delivery|(?:pay|paid|payment|take) in cash|cash at (?:the|your) door/i,
    fact: "cashOnDelivery",
  },
  { statement: "Bank transfer is taken", says: /bank transfer|\bNEFT\b|\bRTGS\b/i, fact: "bankTransfer" },
  {
    statement: "Cards and net banking are taken",
    says: /net banking|(?:credit|debit) cards?|pay(?:ment)? by card/i,
    fact: "never",
  },
  {
    statement: "Orders are sent to all of India",
    says: /(?:deliver(?:y|ed|s)?|sen[dt]|homes|parcels?|courier|\band)\s(?:\w+\s)?(?:across|all over|everywhere in) India/i,
    fact: "upi",
  },
  {
    statement: "It arrives the same day",
    says: /same[- ]day delivery|(?<!(?:doctor|help|eye doctor|see one|hospital|care|dentist|vet|checked)[^.;]{0,14})\bthe same (?:working )?day\b/i,
    fact: "sameDay",
  },
  {
    statement: "It arrives within hours (express)",
    says: /\bexpress delivery|within \d+ to \d+ hours|\bExpress\b(?= ?(?:in|within|:|,))/i,
    fact: "express",
  },
  {
    statement: "A registered doctor sees patients here",
    says: /expert consultation|registered (?:homoeopathic|homeopathic) doctors?|\bour doctors?\b(?! consultation page)|with a registered practitioner|sit down with a doctor|clinic in (?:town|sohna)|clinic next to|with a clinic|doctor consultation (?:with|by)|a homeopathic doctor, by appointment|book a consultation with the doctor/i,
    fact: "doctor",
  },
  {
    statement: "We give a tax invoice",
    says: /tax invoice|\bGST[- ](?:invoic|bill)/i,
    fact: "never",
  },
  {
    statement: "The bill carries our GST number",
    says: /(?:our|carries (?:our|the|a)) GST number|bill with our GST/i,
    fact: "gstin",
  },
  {
    statement: "We buy from licensed sources, with bills",
    says: /licensed (?:distributors?|makers?|dealers?)/i,
    fact: "licence",
  },
  {
    statement: "The shop is licensed, and the licence is shown",
    says: /licensed premises|licences? (?:hangs?|is displayed|are displayed)|drug licence 20C/i,
    fact: "licence",
  },
  {
    statement: "These are what our customers buy most",
    says: /best[- ]?sellers of our|our best[- ]?sellers(?! shelf| instead)|asked for at our counter|sell(?:s|ing)? best (?:here|at)/i,
    fact: "never",
  },
  {
    statement: "Only buyers review, and none of the reviews is ours",
    says: /only (?:who|those who|people who|buyers?)\b[^.]{0,40}review|we do not write reviews/i,
    fact: "buyersReviews",
  },
  {
    statement: "Copies keep what was erased",
    says: /copies of the shop/i,
    fact: "copies",
  },
  {
    statement: "What is not in stock comes within days",
    says: /get (?:it|most|one|a medicine) (?:with)?in a few days|can be had within a few days/i,
    fact: "never",
  },
];

/** The claims that a text makes although their fact does not hold, each with the words around it. */
export function uncoveredClaims(
  text: string,
  holds: readonly Fact[],
): { statement: string; words: string }[] {
  return CLAIMS.flatMap(({ statement, says, fact }) => {
    if (fact !== "never" && holds.includes(fact)) return [];
    const found = says.exec(text);
    return found
      ? [{ statement, words: text.slice(Math.max(0, found.index - 50), found.index + found[0].length + 50) }]
      : [];
  });
}
