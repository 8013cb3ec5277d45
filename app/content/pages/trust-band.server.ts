import { trustText } from "#app/content/messages/trust.ts";
import { escapeHtml } from "#app/domain/form/escape-html.ts";
import type { Settings } from "#app/domain/settings.ts";

/** The entries of the line of trust as HTML: licence and pharmacist only where the owner has entered them. */
export function trustBandHtml(
  { shop, legal, checkout }: Settings,
  { pharmacistPhotoUrl }: { pharmacistPhotoUrl: string | undefined },
): string {
  const words = trustText;
  const { competentPerson: name, pharmacistRegistration: number } = legal;
  const photo =
    pharmacistPhotoUrl && `<img src="${pharmacistPhotoUrl}" alt="" width="48" height="48" loading="lazy">`;
  return [
    shop.licence20c && entry(words.licence, words.licenceNumber(shop.licence20c)),
    name && entry(name, number ? words.pharmacist(number) : words.inCharge, photo),
    entry(words.sealed, words.sealedText(checkout.minShelfDaysLeft)),
    entry(words.bill, words.billText),
  ]
    .filter(Boolean)
    .join("");
}

function entry(title: string, text: string, picture = ""): string {
  return `<li>${picture}<span><b>${escapeHtml(title)}</b> ${escapeHtml(text)}</span></li>`;
}
