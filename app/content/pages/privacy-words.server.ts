// What only the privacy notice says: who receives data, as far as that is really set up, and how long each kind is kept.

import { bankAccount } from "#app/domain/bank-transfer.ts";
import { erasedAfterDays } from "#app/domain/copy-state.ts";
import { KEPT_DAYS } from "#app/domain/kept-for.ts";
import type { OutsideServices } from "#app/domain/pages/outside-services.ts";
import type { Settings } from "#app/domain/settings.ts";

/** The words of the privacy notice as HTML; a recipient stands there only when the shop can really send data to it. */
export function privacyWords(settings: Settings, outside: OutsideServices) {
  return {
    recipientList: `<ul>${recipients(settings, outside)
      .map((recipient) => `<li>${recipient}</li>`)
      .join("")}</ul>`,
    howItTravels: outside.isEncrypted ? "Everything travels encrypted between you and the shop." : "",
    enquiriesKept: period(KEPT_DAYS.enquiry),
    refusedReviewsKept: period(KEPT_DAYS.refusedReview),
    bankLinesKept: period(KEPT_DAYS.bankLine),
    countsKept: period(KEPT_DAYS.count),
    rareSearchesKept: period(KEPT_DAYS.rareSearch),
    sentMessagesKept: period(KEPT_DAYS.sentMessage),
    securityEventsKept: period(KEPT_DAYS.securityEvent),
    stockNoticesKept: period(KEPT_DAYS.stockNotice),
    failedMessagesKept: period(KEPT_DAYS.failedMessage),
    copiesKept: outside.copyDays === undefined ? "" : period(erasedAfterDays(outside.copyDays)),
  };
}

function recipients({ shop, bank, clinic }: Settings, outside: OutsideServices): string[] {
  const video = clinic.videoBaseUrl && new URL(clinic.videoBaseUrl).hostname;
  return [
    "The rider or courier: name, address and phone for the parcel.",
    outside.hasMailServer && "The service that carries our e-mails: the message and your e-mail address.",
    outside.hasTextMessages &&
      "The service that carries our text messages: the message and your phone number.",
    (shop.upiVpa ?? outside.upiVpa) &&
      "Your UPI app and the banks, when you pay by UPI: the amount and the order number.",
    bankAccount(bank) && "The banks, when you transfer money to us: the amount and what you write beside it.",
    outside.hasGoogleSignIn &&
      "Google, when you press “Continue with Google”: that you sign in here. Google gives us your name and e-mail address.",
    shop.whatsapp &&
      "WhatsApp (Meta), when you chat with us there: your number and what you write or send, records too.",
    "The maker of your browser, when you search by voice: it may turn your voice into words. We get the words, never the voice.",
    "OpenStreetMap, when you open the map on our contact page, and Google Maps, when you press “Get Directions”: the network address of your device.",
    video && `${video}, when you join a video consultation: picture, sound and your network address.`,
    "The doctor you consult: what you share for the consultation.",
    "Authorities, where a law or a court orders it.",
  ].filter((recipient): recipient is string => Boolean(recipient));
}

/** "2 years" of 730 days, else the days. */
function period(days: number): string {
  if (days % 365 !== 0) return `${days.toLocaleString("en-IN")} days`;
  return days === 365 ? "1 year" : `${days / 365} years`;
}
