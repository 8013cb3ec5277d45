import { formatDate, formatDateTime } from "#app/content/messages/dates.ts";
import { reachText } from "#app/content/messages/reach.ts";
import type { EnquiryKind } from "#app/domain/enquiries/enquiry.ts";
import { formatPhone } from "#app/domain/form/phone.ts";
import { rupees, rupeesExact } from "#app/domain/money.ts";

/** What a letter about an enquiry may speak of. */
export type LetterEnquiry = {
  number: string;
  kind: EnquiryKind;
  name: string;
  email: string;
  phone: string;
  organization: string;
  subject: string;
  message: string;
  answerBy: Date;
  answerHours: number;
  lines: { name: string; quantity: number }[];
  shop: { name: string; phone?: string | undefined; email: string };
};

/** A line of which packs are missing. */
type MissingLine = { name: string; quantity: number; freeQuantity: number };

/** What a letter about a quote adds; amounts in paise, the last day "YYYY-MM-DD". */
export type LetterQuote = {
  number: string;
  url: string;
  lines: { name: string; quantity: number; pricePaise: number; toOrderBy?: string | null }[];
  deliveryPaise: number;
  totalPaise: number;
  validUntil: string;
  note: string;
};

/** `isToStranger`: nobody has looked at it yet, so it repeats no word of who wrote; anybody can type any address. */
type Written = { subject: string; paragraphs: string[]; text?: string; isToStranger?: boolean };

const KINDS: Record<EnquiryKind, string> = {
  contact: "message",
  bulk: "bulk order request",
  distributor: "distributor application",
};

function received(about: LetterEnquiry): Written {
  const { number, kind, answerHours, lines } = about;
  return {
    isToStranger: true,
    subject: `We have your ${KINDS[kind]} ${number}`,
    paragraphs: [
      `Thank you for your ${KINDS[kind]}. Its number is ${number}. We answer within ${answerHours} hours.`,
      ...(kind === "bulk" && lines.length > 0 ? [`You asked for:\n${goods(lines)}`] : []),
      ...(kind === "distributor"
        ? [
            "Our owner reads your papers and decides. If you have no account with us yet, please register with this e-mail address. You will see trade prices once you are approved.",
          ]
        : []),
    ],
  };
}

function answered({ number, kind }: LetterEnquiry, answer: string): Written {
  return { subject: `Our answer to your ${KINDS[kind]} ${number}`, paragraphs: [answer] };
}

function quoted(about: LetterEnquiry, quote: LetterQuote): Written {
  const last = formatDate(quote.validUntil);
  return {
    subject: `Your quote ${quote.number}: ${rupees(quote.totalPaise)}, valid until ${last}`,
    paragraphs: [
      `Here is our quote ${quote.number} for your request ${about.number}:`,
      [
        ...quote.lines.map(
          (line) =>
            `${line.quantity} x ${line.name}: ${rupeesExact(line.pricePaise)} each, ${rupeesExact(line.pricePaise * line.quantity)}${line.toOrderBy ? ` (to order, here by ${formatDate(line.toOrderBy)})` : ""}`,
        ),
        `Delivery: ${quote.deliveryPaise === 0 ? "free" : rupeesExact(quote.deliveryPaise)}`,
        `Total, GST included: ${rupeesExact(quote.totalPaise)}`,
      ].join("\n"),
      ...(quote.note ? [quote.note] : []),
      `Look at it and accept it here until ${last}:\n${quote.url}`,
      "Anyone with this link can accept the quote. Please do not share it.",
    ],
    text: `Your quote ${quote.number} over ${rupees(quote.totalPaise)} is valid until ${last}: ${quote.url}`,
  };
}

function withdrawn(about: LetterEnquiry, quoteNumber: string): Written {
  return {
    subject: `Quote ${quoteNumber} is withdrawn`,
    paragraphs: [
      `We have withdrawn our quote ${quoteNumber} for your request ${about.number}. If you still need the goods, please call us or reply to this email. We will make a new one.`,
    ],
  };
}

function approved(about: LetterEnquiry, { percent, url }: { percent: number; url: string }): Written {
  return {
    subject: `Your business account at ${about.shop.name} is open`,
    paragraphs: [
      `We have read the papers of ${about.organization} and opened your business account.`,
      percent > 0
        ? `You have at least ${percent}% off the shop price, and more for larger orders. Your cart shows it once you are signed in.`
        : "Your cart shows your trade prices once you are signed in.",
      url,
    ],
    text: `Your business account is open. Trade prices show in your cart: ${url}`,
  };
}

function rejected(about: LetterEnquiry, reason: string): Written {
  return {
    subject: `Your application ${about.number}`,
    paragraphs: [
      `We could not open a business account for ${about.organization}.`,
      reason,
      "You are welcome to send the application again when this has changed.",
    ],
  };
}

/** To the shop: what came in, with all that was written, so that it can be answered from the letter. */
function arrived(about: LetterEnquiry): Written {
  const { number, kind, name, organization, phone, email, subject, message, lines } = about;
  return {
    subject: `New ${KINDS[kind]} ${number}${subject ? `: ${subject}` : ""}`,
    paragraphs: [
      [name, organization, `+91 ${formatPhone(phone)}`, email].filter(Boolean).join("\n"),
      ...(lines.length > 0 ? [goods(lines)] : []),
      message,
      `Please answer by ${formatDateTime(about.answerBy)}.`,
    ],
  };
}

function accepted(about: LetterEnquiry, quote: { number: string; orderNumber: string }): Written {
  return {
    subject: `Quote ${quote.number} was accepted: order ${quote.orderNumber}`,
    paragraphs: [
      `${about.organization || about.name} has accepted quote ${quote.number} for request ${about.number}. It is now order ${quote.orderNumber}.`,
    ],
  };
}

function goodsOrdered(
  about: LetterEnquiry,
  { number, lines, promisedOn }: { number: string; lines: MissingLine[]; promisedOn: string },
): Written {
  return {
    subject: `Quote ${number} is accepted: we order your goods`,
    paragraphs: [
      `Thank you for accepting quote ${number} for your request ${about.number}.`,
      `These packs are not all in stock, and we order them:\n${missing(lines)}`,
      `We expect them by ${formatDate(promisedOn)}. Nothing is to be paid until then. When they are here, you get the order with the way to pay.`,
    ],
    text: `Quote ${number} is accepted. We order the goods and expect them by ${formatDate(promisedOn)}. You pay when they are here.`,
  };
}

function orderGoods(
  about: LetterEnquiry,
  { number, lines, promisedOn }: { number: string; lines: MissingLine[]; promisedOn: string },
): Written {
  return {
    subject: `Please order goods for quote ${number}`,
    paragraphs: [
      `${about.organization || about.name} has accepted quote ${number} for request ${about.number}.`,
      `Missing:\n${missing(lines)}`,
      `The customer was told ${formatDate(promisedOn)}. When the packs are received, press “Make the order” at the request.`,
    ],
  };
}

function shortOfStock(
  about: LetterEnquiry,
  { number, lines }: { number: string; lines: MissingLine[] },
): Written {
  return {
    subject: `Quote ${number} could not be accepted: packs are missing`,
    paragraphs: [
      `${about.organization || about.name} wanted to accept quote ${number} for request ${about.number}.`,
      `Missing:\n${missing(lines)}`,
      "Please receive stock, or write a new quote with these lines to order.",
    ],
  };
}

function missing(lines: MissingLine[]): string {
  return lines
    .map(
      ({ name, quantity, freeQuantity }) => `${name}: ${Math.max(0, freeQuantity)} of ${quantity} in stock`,
    )
    .join("\n");
}

function goods(lines: { name: string; quantity: number }[]): string {
  return lines.map(({ name, quantity }) => `${quantity} x ${name}`).join("\n");
}

/** Letters about enquiries and quotes: plain text, complete in themselves; `text` goes to the phone. */
export const requestMail = {
  received,
  answered,
  quoted,
  withdrawn,
  approved,
  rejected,
  arrived,
  accepted,
  goodsOrdered,
  orderGoods,
  shortOfStock,
  body: ({ name, shop }: LetterEnquiry, { paragraphs, isToStranger }: Written): string =>
    [isToStranger ? "Hello," : `Dear ${name},`, ...paragraphs, `${shop.name}\n${reachText.lines(shop)}`].join(
      "\n\n",
    ),
  shopBody: ({ paragraphs }: Written): string => paragraphs.join("\n\n"),
  textMessage: ({ shop }: LetterEnquiry, text: string): string => `${shop.name}: ${text}`,
};
