import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeText } from "#app/content/messages/en/office.ts";
import { reachText } from "#app/content/messages/reach.ts";
import type { Role } from "#app/domain/permissions.ts";

export type LetterShop = { name: string; phone?: string | undefined; email: string };
export type LetterReader = { name: string; url: string };
type Letter = { subject: (shop: LetterShop) => string; lines: (reader: LetterReader) => string[] };

const letters = {
  verify: {
    subject: (shop) => `Confirm your e-mail for ${shop.name}`,
    lines: ({ url }) => [
      "Please confirm that this e-mail address is yours, and choose a password:",
      url,
      "The link works once, for 24 hours. If you did not register with us, please ignore this email. No account will be made.",
    ],
  },
  haveAccount: {
    subject: (shop) => `You already have an account at ${shop.name}`,
    lines: ({ url }) => [
      "Somebody, probably you, has just tried to register with this e-mail address. You already have an account with it, so nothing was changed.",
      `Sign in, or choose a new password, here:\n${url}`,
      "If it was not you, please ignore this email.",
    ],
  },
  recover: {
    subject: (shop) => `Choose a new password for ${shop.name}`,
    lines: ({ url }) => [
      "Choose a new password here:",
      url,
      "The link works once, for 30 minutes. If you have not asked for it, please ignore this email: your password stays as it is.",
    ],
  },
  verifyChange: {
    subject: (shop) => `Confirm your new e-mail for ${shop.name}`,
    lines: ({ url }) => [
      "Please confirm that this is your new e-mail address:",
      url,
      "The link works once, for 24 hours. Until then your old address stays.",
    ],
  },
  emailChanged: {
    subject: (shop) => `Your e-mail at ${shop.name} was changed`,
    lines: () => [
      "The e-mail address of your account was changed, so we write to this one for the last time.",
      "If it was not you, please call us at once.",
    ],
  },
  emailIsNew: {
    subject: (shop) => `Your new e-mail address at ${shop.name}`,
    lines: ({ url }) => [
      "Your account now uses this e-mail address. Please sign in with it from now on.",
      `Check your devices and your ways to sign in here:\n${url}`,
    ],
  },
  phoneChanged: {
    subject: (shop) => `The phone number of your account at ${shop.name} was changed`,
    lines: ({ url }) => [
      "Your account has a new confirmed phone number. You can sign in with it, and see the orders placed with it.",
      `If it was not you, choose a new password at once and call us:\n${url}`,
    ],
  },
  phoneMoved: {
    subject: (shop) => `Your phone number was removed from your account at ${shop.name}`,
    lines: ({ url }) => [
      "Another account has just confirmed your phone number with a code sent to it. You cannot sign in with this number any more.",
      `If you still have this number, confirm it again here:\n${url}`,
    ],
  },
  passwordChanged: {
    subject: (shop) => `Your password at ${shop.name} was changed`,
    lines: ({ url }) => [
      "The password of your account was changed. Your other devices are signed out.",
      `If it was not you, choose a new one at once:\n${url}`,
    ],
  },
  secondFactorChanged: {
    subject: (shop) => `Your second step at ${shop.name} was changed`,
    lines: ({ url }) => [
      "Signing in with a second step was turned on or off for your account.",
      `If it was not you, choose a new password at once:\n${url}`,
    ],
  },
  passkeyChanged: {
    subject: (shop) => `Your passkeys at ${shop.name} were changed`,
    lines: ({ url }) => [
      "A passkey was added to your account or removed from it.",
      `If it was not you, remove any passkey you do not know and choose a new password:\n${url}`,
    ],
  },
  googleLinked: {
    subject: (shop) => `You can sign in to ${shop.name} with Google`,
    lines: ({ url }) => [
      "Google with this e-mail address now opens your account.",
      `If it was not you, take Google off your account and choose a new password:\n${url}`,
    ],
  },
  deleted: {
    subject: (shop) => `Your account at ${shop.name} is deleted`,
    lines: () => [
      "Your account is deleted. We keep only what the law asks of us: the bills of what you bought, with name and address.",
      "If you have consulted our doctor, the law asks us to keep that record and its prescriptions for 3 years. It is no longer tied to an account. Only the doctor, the owner of the shop and anyone with the link on a prescription can read it.",
    ],
  },
} satisfies Record<string, Letter>;

export type AccountLetter = keyof typeof letters;

/** What all admins are told: whose role was changed, which facts of where customers pay, or where the back-up goes from now on; without a place it goes nowhere. */
export type AdminNews =
  | { kind: "role"; person: string; from: Role; to: Role }
  | { kind: "payee"; facts: string[] }
  | { kind: "backup"; place: string | undefined };

const payeeFacts: Record<string, string> = {
  "shop.upiVpa": "UPI address",
  "bank.accountHolder": "Account holder",
  "bank.bankName": "Bank",
  "bank.accountNumber": "Account number",
  "bank.ifsc": "IFSC",
};
/** Nobody has shown yet that the address is theirs: such an email repeats no word of who typed it. */
const TO_STRANGERS = new Set<AccountLetter>(["verify", "verifyChange", "haveAccount"]);

/** Letters and text messages about an account, in plain text. */
export const accountMail = {
  letter: (kind: AccountLetter, { reader, shop }: { reader: LetterReader; shop: LetterShop }) => {
    const { subject, lines }: Letter = letters[kind];
    const name = TO_STRANGERS.has(kind) ? "" : reader.name;
    return { subject: subject(shop), body: letterBody({ name, lines: lines(reader), shop }) };
  },
  codeLetter: (code: string, shop: LetterShop) => ({
    subject: `${code} is your code for ${shop.name}`,
    body: letterBody({
      name: "",
      lines: [
        `Your code is ${code}.`,
        "It works once, for 5 minutes. Never share it with anyone, not even us. If you have not asked for it, please ignore this email.",
      ],
      shop,
    }),
  }),
  adminLetter: (
    news: AdminNews,
    { reader, who, at, shop }: { reader: { name: string }; who: string; at: Date; shop: LetterShop },
  ) => {
    const { subject, lead, facts } = tellNews(news, shop);
    const lines = [
      lead,
      [`Changed by: ${who}`, ...facts, `When: ${formatDateTime(at)}`].join("\n"),
      "If you did not expect this, sign in at once, change it back and choose a new password.",
    ];
    return { subject, body: letterBody({ name: reader.name, lines, shop }) };
  },
  phoneGoneText: (shop: LetterShop) =>
    `You cannot sign in at ${shop.name} with this number any more. If you did not change it, please call us.`,
  phoneAddedText: (shop: LetterShop) =>
    `You can now sign in at ${shop.name} with this number. If you did not ask for this, please call us.`,
  codeText: (code: string, shop: LetterShop) =>
    `${code} is your code for ${shop.name}, for 5 minutes. Never share it with anyone.`,
};

function tellNews(news: AdminNews, shop: LetterShop): { subject: string; lead: string; facts: string[] } {
  const { roles } = officeText;
  switch (news.kind) {
    case "role":
      return {
        subject: `A role at ${shop.name} was changed`,
        lead: "A role in the back office was changed.",
        facts: [`Role of: ${news.person}`, `Before: ${roles[news.from]}`, `Now: ${roles[news.to]}`],
      };
    case "payee":
      return {
        subject: `The payment account of ${shop.name} was changed`,
        lead: "The account that customers pay into was changed. Check it in the settings before the next order is paid.",
        facts: [`Changed: ${news.facts.map((fact) => payeeFacts[fact] ?? fact).join(", ")}`],
      };
    case "backup":
      return news.place === undefined
        ? {
            subject: `The back-up of ${shop.name} was stopped`,
            lead: "The shop makes no more copies of itself. If its disk fails, new orders and bills are lost.",
            facts: [],
          }
        : {
            subject: `The back-up of ${shop.name} was turned on`,
            lead: "Copies of the whole shop go to a place that was entered in the back office.",
            facts: [`Place: ${news.place}`],
          };
  }
}

function letterBody({ name, lines, shop }: { name: string; lines: string[]; shop: LetterShop }): string {
  const sender = `${shop.name}\n${reachText.lines(shop)}`;
  return `${[name ? `Hello ${name},` : "Hello,", ...lines, sender].join("\n\n")}\n`;
}
