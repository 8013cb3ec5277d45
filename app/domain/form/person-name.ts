// The name of a person. The shop's emails and pages repeat it, so it is no place for an address to visit or a number to call:
// somebody could have the shop send "visit evil.example" to a stranger, signed by the shop.

import { andThen, type Field, wrong } from "#app/domain/form/form.ts";
import { requiredLine } from "#app/domain/form/form-fields.ts";
import { ok } from "#app/domain/result.ts";

/** What mail programs make a link of: a scheme, "www.", an email address, a domain with a path or with a usual ending. */
const LINK =
  /:\/\/|\bwww\.|@|[\p{L}\p{N}]\.\p{L}{2,}\/|[\p{L}\p{N}-]{2,}\.(?:com|net|org|in|info|biz|xyz|top|shop|store|online|site|website|click|link|live|app|dev|io|co|me|ly|to|ru|cn|tk|uk|us|eu|page|club|vip|fun|win|example|ai|bank|bid|buzz|cc|cfd|cloud|gg|help|icu|life|loan|mobi|money|mov|news|one|pics|pro|rest|sbs|support|today|tv|work|world|ws|zip)(?![\p{L}\p{N}])/iu;
/** A number that a phone makes a call of; no name has six digits. */
const NUMBER = /(?:\p{Nd}[\s().-]*){6}/u;

/** Whether a text that stands for a name would be a link or a number to call in an email. "Dr. A.K. Rao" is a name. */
export function looksLikeLink(text: string): boolean {
  const plain = asMailProgramsRead(text);
  return LINK.test(plain) || NUMBER.test(plain);
}

/** Whether a text holds what mail programs make a link of. */
export function looksLikeAddress(text: string): boolean {
  return LINK.test(asMailProgramsRead(text));
}

/** Wide letters, other full stops and slashes as the plain ones, and nothing invisible between them. */
function asMailProgramsRead(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\u3002/g, ".")
    .replace(/[\u2044\u2215]/g, "/");
}

/** A name that must be there and is nothing to press. */
export function requiredName(maxCharacters: number): Field<string, "required" | "too-long" | "link"> {
  return andThen(requiredLine(maxCharacters), (name) => (looksLikeLink(name) ? wrong("link") : ok(name)));
}
