import { arrivalText } from "#app/content/messages/arrival.ts";
import { counted } from "#app/content/messages/counted.ts";
import { formatTime } from "#app/content/messages/dates.ts";
import type { KnownFacts } from "#app/domain/fact.ts";
import { clockMinutes } from "#app/domain/india-time.ts";
import { rupees } from "#app/domain/money.ts";
import type { Settings } from "#app/domain/settings.ts";

export type Question = { question: string; answer: string };

/** Four questions on the shelf of a health concern, answered with its live facts; `forms` are names, those with most products first. */
export function concernFaqs({
  name,
  productCount,
  brandCount,
  forms,
  known,
}: {
  name: string;
  productCount: number;
  brandCount: number;
  forms: string[];
  known: KnownFacts;
}): Question[] {
  const topic = name.toLowerCase();
  return [
    {
      question: `How many medicines do you keep for ${topic}?`,
      answer:
        productCount === 0
          ? "None at the moment. Ask us whether we can order one."
          : `${counted(productCount, "product")} from ${counted(brandCount, "brand")}, mostly as ${listed(forms.slice(0, 3).map((form) => form.toLowerCase()))}. The price, the pack and the stock are shown on each.`,
    },
    {
      question: "Which of them should I choose?",
      answer: `Homeopathy chooses by the person, so there is no single best one. Read what each is traditionally used for, or ask us${known.holds.includes("doctor") ? " or a doctor" : ""} first. Begin with one medicine, not with several.`,
    },
    { question: "How soon will it reach me?", answer: deliveryAnswer(known.settings) },
    {
      question: `When should I see a doctor about ${topic}?`,
      answer:
        "When it is severe, comes back often, or does not get better within a few days, and at once with any of the signs named on this page. Small children, pregnant women and people on regular medicines should ask a doctor first.",
    },
  ];
}

/** Seven questions for the page with all health concerns. */
export function categoriesFaqs({
  categoryCount,
  productCount,
  known,
}: {
  categoryCount: number;
  productCount: string;
  known: KnownFacts;
}): Question[] {
  return [
    {
      question: "How do I find the right medicine here?",
      answer: `Open one of the ${categoryCount} health categories. Sort by price or rating, and read what each medicine is traditionally used for. If you know the name, the search finds it among ${productCount} products, with potency and pack.`,
    },
    {
      question: "Do these medicines cure the conditions they are listed under?",
      answer:
        "We promise no cures. A category is a shelf: it has what homeopathy traditionally uses for such complaints. Large studies have not found these medicines better than a placebo, so serious or lasting trouble belongs with a doctor.",
    },
    {
      question: "Why is my illness not listed?",
      answer:
        "Indian law forbids advertising medicines for a list of serious diseases, and we agree with it. Please see a doctor for those. What a doctor has written for you can be found by its name.",
    },
    {
      question: "Can I take several medicines together?",
      answer:
        "Start with one. Keep taking what your doctor has prescribed, and leave a gap of half an hour. Tell the doctor what else you use.",
    },
    {
      question: "Are they safe for children?",
      answer:
        "Give a child only what the label or a doctor allows at that age. Ask a doctor first for a baby below one year, in pregnancy, or if you take regular medicines.",
    },
    { question: "How soon will my order reach me?", answer: deliveryAnswer(known.settings) },
    {
      question: "Can I ask somebody before I buy?",
      answer: known.holds.includes("doctor")
        ? "Yes. Ask us, or book a doctor's consultation."
        : "Yes. Ask us before you order.",
    },
  ];
}

/** Four questions for the page with all brands. */
export function brandsFaqs({
  brandCount,
  known: { settings, holds },
}: {
  brandCount: number;
  known: KnownFacts;
}): Question[] {
  const source = holds.includes("licence") ? " We buy from licensed distributors with bills." : "";
  return [
    {
      question: "Which brand should I buy?",
      answer: `We keep ${brandCount} brands because people have their own. For a single remedy in the same potency, compare the price per ml and the pack. For drops, syrups and tablets sold under a name, the formula differs from maker to maker.`,
    },
    {
      question: "Are German medicines better than Indian ones?",
      answer:
        "Both are made under a licence and a pharmacopoeia. German bottles are imported, smaller and dearer. What matters is a sealed pack with batch, expiry and the maker's licence number.",
    },
    {
      question: "How do I know that a pack is genuine?",
      answer: `It is sealed, and the label names the maker, licence number, batch, expiry and MRP.${source} If you doubt a pack, send us a photo and we check the batch.`,
    },
    {
      question: "Can I return a medicine if I ordered the wrong brand?",
      answer: `Yes, within ${settings.returns.windowDays} days, as long as the seal is unbroken. Opened bottles cannot come back.`,
    },
  ];
}

/** When an order arrives and what delivery costs, in two sentences. */
export function deliveryAnswer({ delivery }: Settings): string {
  const { "same-day": near, "next-day": next, ncr, "pan-india": india } = delivery.zones;
  return `Sohna and Gurgaon ${arrivalText(near)} when you order before ${formatTime(clockMinutes(near.cutOff ?? delivery.cutOff))} on a working day. Palwal, Manesar and Nuh ${arrivalText(next)}, Delhi NCR ${arrivalText(ncr)} and the rest of India ${arrivalText(india)}. Delivery is free on orders of ${rupees(delivery.freeFromPaise)} and above.`;
}

function listed(words: string[]): string {
  return new Intl.ListFormat("en-IN").format(words);
}
