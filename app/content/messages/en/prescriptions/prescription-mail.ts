import { formatDate } from "#app/content/messages/dates.ts";
import { reachText } from "#app/content/messages/reach.ts";

export type LetterPrescription = { number: string; doctorName: string; expiresOn: string; url: string };
type LetterShop = { name: string; phone?: string | undefined; email: string };
type Letter = {
  subject: (shop: LetterShop) => string;
  text: (prescription: LetterPrescription, shop: LetterShop) => string;
  lines: (prescription: LetterPrescription, shop: LetterShop) => string[];
};

const letters = {
  issued: {
    subject: (shop) => `Your prescription from ${shop.name}`,
    text: ({ number, url }, shop) =>
      `${shop.name}: your prescription ${number} is signed. Read it here: ${url}`,
    lines: ({ number, doctorName, expiresOn, url }) => [
      `${doctorName} has signed prescription ${number} for you. Read and print it here:\n${url}`,
      `It is valid until ${formatDate(expiresOn)}. The link shows health information: please do not pass it on.`,
      "You are free to buy the medicines wherever you like.",
    ],
  },
  replaced: {
    subject: (shop) => `Your prescription from ${shop.name} has changed`,
    text: ({ number, url }, shop) =>
      `${shop.name}: your prescription has changed. Follow only number ${number}: ${url}`,
    lines: ({ number, doctorName, expiresOn, url }) => [
      `${doctorName} has signed a new version of your prescription, number ${number}. Please follow only this one:\n${url}`,
      `It is valid until ${formatDate(expiresOn)}. The link shows health information: please do not pass it on.`,
    ],
  },
  revoked: {
    subject: (shop) => `A prescription from ${shop.name} was withdrawn`,
    text: ({ number }, shop) =>
      `${shop.name}: prescription ${number} was withdrawn. Before you go on, please ${reachText.callOrWrite(shop)}.`,
    lines: ({ number }, shop) => [
      `Prescription ${number} was withdrawn by the clinic. Please do not take it any further. First, please ${reachText.callOrWrite(shop)}.`,
    ],
  },
} satisfies Record<string, Letter>;

export type PrescriptionLetter = keyof typeof letters;

/** Letters and text messages to patients; they name no medicine and no complaint. */
export const prescriptionMail = {
  letter(
    kind: PrescriptionLetter,
    { name, prescription, shop }: { name: string; prescription: LetterPrescription; shop: LetterShop },
  ) {
    const letter: Letter = letters[kind];
    return {
      subject: letter.subject(shop),
      body: [
        `Dear ${name},`,
        ...letter.lines(prescription, shop),
        `${shop.name}\n${reachText.lines(shop)}`,
      ].join("\n\n"),
    };
  },
  textMessage: (
    kind: PrescriptionLetter,
    { prescription, shop }: { prescription: LetterPrescription; shop: LetterShop },
  ) => letters[kind].text(prescription, shop),
  refill: {
    mail: ({ runsOutOn, url }: { runsOutOn: string; url: string }, shop: LetterShop) => ({
      subject: `A reminder from ${shop.name}`,
      body: [
        `You asked us to remind you: a medicine from your prescription runs out around ${formatDate(runsOutOn)}.`,
        `Order again, move this reminder, skip it once or stop it here:\n${url}`,
        "Please ask your doctor before you take a medicine for longer than it was prescribed.",
        `${shop.name}\n${reachText.lines(shop)}`,
      ].join("\n\n"),
    }),
    sms: ({ runsOutOn, url }: { runsOutOn: string; url: string }, shop: LetterShop) =>
      `${shop.name}: your medicine runs out around ${formatDate(runsOutOn)}. Order, move or stop: ${url}`,
  },
};
