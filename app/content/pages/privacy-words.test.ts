import { expect, test } from "vitest";
import { privacyWords } from "#app/content/pages/privacy-words.server.ts";
import type { OutsideServices } from "#app/domain/pages/outside-services.ts";
import { settingsSchema } from "#app/domain/settings.ts";

const NOTHING: OutsideServices = {
  hasGoogleSignIn: false,
  hasMailServer: false,
  hasTextMessages: false,
  upiVpa: undefined,
  isEncrypted: false,
  copyDays: undefined,
};
const ENTERED = settingsSchema.parse({});

const recipients = (outside: Partial<OutsideServices>, settings = ENTERED) =>
  privacyWords(settings, { ...NOTHING, ...outside }).recipientList;

test.each<[string, Partial<OutsideServices>]>([
  ["Google, when", { hasGoogleSignIn: true }],
  ["carries our e-mails", { hasMailServer: true }],
  ["carries our text messages", { hasTextMessages: true }],
  ["UPI app", { upiVpa: "shop@bank" }],
])("the privacy notice names “%s” only where the shop has it", (words, set) => {
  expect(recipients({})).not.toContain(words);
  expect(recipients(set)).toContain(words);
});

test("who carries video calls, bank transfers and UPI is named once the owner has entered it", () => {
  const bank = { accountHolder: "A", bankName: "B", accountNumber: "123456789", ifsc: "HDFC0001234" };
  const clinic = { videoBaseUrl: "https://meet.example.org/rooms" };
  const settings = settingsSchema.parse({ shop: { upiVpa: "shop@bank" }, bank, clinic });
  for (const words of ["meet.example.org", "transfer money", "UPI app"]) {
    expect(recipients({})).not.toContain(words);
    expect(recipients({}, settings)).toContain(words);
  }
});

test("chat is named only with a number to chat with; courier, doctor, maps, browser and authorities always", () => {
  const { shop, ...rest } = ENTERED;
  const unentered = { ...rest, shop: { ...shop, whatsapp: "" } };
  const entered = { ...rest, shop: { ...shop, whatsapp: "9812345678" } };
  expect(recipients({}, unentered)).not.toContain("WhatsApp");
  expect(recipients({}, entered)).toContain("WhatsApp (Meta)");
  for (const words of [
    "courier",
    "doctor",
    "maker of your browser",
    "OpenStreetMap",
    "Google Maps",
    "Authorities",
  ])
    expect(recipients({}, unentered)).toContain(words);
});

test("the notice speaks of encryption only where visitors come by https", () => {
  expect(privacyWords(ENTERED, NOTHING).howItTravels).toBe("");
  expect(privacyWords(ENTERED, { ...NOTHING, isEncrypted: true }).howItTravels).toContain("encrypted");
});

test("the notice says for how long copies hold what was erased: their days, and those of the next copy and its pruning", () => {
  expect(privacyWords(ENTERED, { ...NOTHING, copyDays: 30 }).copiesKept).toBe("32 days");
  expect(privacyWords(ENTERED, NOTHING).copiesKept).toBe("");
});
