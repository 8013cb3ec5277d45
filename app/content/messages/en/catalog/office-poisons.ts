import type { PoisonView } from "#app/domain/catalog/poison-review.ts";
import type { SoldTo } from "#app/domain/catalog/sold-to.ts";

/** Words of the poisons list of the back office, and of the signature under it. */
export const officePoisonsText = {
  title: "Poisons list",
  note: "Packs that nobody should buy without a question. They stay closed until a qualified person signs.",
  issued: (date: string, count: number) => `List of ${date}, ${count} poisonous sources.`,
  isUnsigned: (count: number) =>
    count === 0
      ? "Everything is read. The packs stay closed as the list proposes until you sign."
      : `Not signed. These packs stay closed until you have read all ${count} and signed.`,
  isSigned: (name: string, number: string, when: string) => `Signed by ${name} (${number}) on ${when}.`,
  isBehind: (name: string, when: string) =>
    `${name} signed on ${when}. Something has changed since: it stays closed until it is signed again.`,
  howFar:
    "These limits are our suggestion. Below 4X follows the European rule; up to 6X is for what builds up in the body. You decide.",
  filter: "Which entries",
  views: {
    "to-read": "To read",
    tinctures: "Tinctures",
    triturations: "Triturations",
    dilutions: "Dilutions",
    read: "Read",
    "not-kept": "Not kept here",
  } satisfies Record<PoisonView, string>,
  nothing: "There is nothing here.",
  notKept: "No pack in the shop. If one comes, it is closed as proposed.",
  leftOpen: (count: number) => `${count} more were looked at and left open`,
  packs: (count: number) => (count === 1 ? "1 pack in the shop" : `${count} packs in the shop`),
  sourceAndPacks: "Source and packs",
  ofRemedy: (name: string) => ` of ${name}`,
  principle: (principle: string) => `Poison: ${principle}`,
  isNamed: (source: string) => `Named in: ${source}`,
  isJudgement: (source: string) => `Our judgement, please check it. Measured by: ${source}`,
  who: (name: string) => `Who may buy ${name}`,
  choices: { anyone: "Anyone", prescription: "On prescription", nobody: "Nobody" } satisfies Record<
    SoldTo,
    string
  >,
  reason: "Why may more people buy it?",
  needsReason: "The list closes this. Please write your reason.",
  refused: "Please give your reasons first.",
  readSoFar: (done: number, all: number) => `${done} of ${all}`,
  isRead: "read",
  keep: (count: number) => (count === 1 ? "Keep this 1" : `Keep these ${count}`),
  kept: (count: number) => (count === 1 ? "1 decision is kept." : `${count} decisions are kept.`),
  goSign: "Go to the signature",
  sign: {
    title: "Sign the poisons list",
    decided: "What you decided",
    readAgain: "Read again",
    groups: {
      nobody: "Nobody may buy",
      prescription: "Only on a doctor's prescription",
      anyone: "Anyone may buy",
    } satisfies Record<SoldTo, string>,
    more: (names: string, count: number) => `${names} and ${count} more`,
    opened: (count: number) =>
      count === 1
        ? "You opened 1 remedy that our list closes. Your reason is kept with the signature."
        : `You opened ${count} remedies that our list closes. Your reasons are kept with the signature.`,
    statement: (count: number, date: string) =>
      `I have read the list of ${count} poisonous sources of ${date}. I decide who may buy each pack in this shop, and I answer for it.`,
    name: "Your full name",
    registrationNumber: "Registration number",
    council: "Council",
    councilHint: "Haryana council or pharmacy council",
    competent: "I am the competent person named on the drug licence",
    isKept: (when: string) =>
      `${when}. Kept in the audit with the whole list. A new source asks for a new signature.`,
    button: "Sign the list",
    done: "The list is signed. The shop sells as you decided.",
    unread: "Please read every source first, then sign.",
    refused: "Please check these fields.",
    problems: {
      required: {
        name: "Please enter your full name.",
        registrationNumber: "Please enter your registration number.",
        council: "Please enter the council that you are registered with.",
        competent: "",
      },
      "too-long": "This is too long.",
      consent: "Only the competent person named on the drug licence can sign.",
    },
  },
};
