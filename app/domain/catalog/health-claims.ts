// No text of the shop may promise a cure, or tie a product to a condition whose advertising the law forbids (Drugs and
// Magic Remedies Act 1954, sections 3 and 4; Drugs Rules 1945, rule 106 and Schedule J). Warnings and denials are fine.

import {
  AREA_AFFECTED,
  BAIT,
  CURE,
  EFFECT_ON_AREA,
  EVERYDAY_AREAS,
  GUARANTEE,
  HARMLESS,
  PRODUCT_CUE,
  PROMISE_IN_DISGUISE,
  REPLACES,
} from "#app/domain/catalog/claim-words.ts";
import {
  CURE_IN_HINDI,
  DENIED_LAST,
  GUARANTEE_IN_HINDI,
  HARMLESS_IN_HINDI,
  REPLACES_IN_HINDI,
} from "#app/domain/catalog/claims-in-hindi.ts";
import { restrictedAreasIn } from "#app/domain/catalog/restricted-areas.ts";
import { AGAINST_VACCINATION, FOR_VACCINATION } from "#app/domain/catalog/vaccination-words.ts";

type ClaimReason =
  | "cure"
  | "guarantee"
  | "harmless"
  | "replaces-treatment"
  | "against-vaccination"
  | "restricted-condition";
export type ClaimFinding = { sentence: string; reason: ClaimReason };

const DENIAL =
  /\b(?:not|never|no|none|nobody|nor|neither|cannot|can't|don't|doesn't|didn't|isn't|aren't|won't|without|nothing (?:here|on)|hardly|forbid\w*|illegal|refuse\w*|unlawful|instead of promising|rather than|whether|(?:was|were|is|are) told|anyone who|beware|nahin|nahi|mat)\b|नहीं/iu;
/** A clause may be denied while the next one claims. */
const CLAUSES =
  /;|,? (?:but|yet|because|while|although|lekin|magar|par)(?= )|, (?=(?:it|they|this|our|these|and|so) )| and (?=(?:it |they )?(?:also )?(?:cures?|heals?|treats|removes|shrinks|dissolves|eliminates|ends|works|gives)\b)|: | [–—] /iu;
const MEDICAL_CARE =
  /\b(?:doctors?|physicians?|hospitals?|specialists?|dermatologist|gynaecologist|paediatrician|cardiologist|neurologist|dentist|optician|obstetrician|surgeon|ambulance|emergency|112|medical (?:advice|care|help|diagnosis|attention)|clinic(?:ian)?|health (?:department|ministry|worker|cent(?:re|er))s?|prescri(?:be[sd]?|bing)|law|schedule|advertis\w+|licen[cs]e|tests?|reports?)\b|डॉक्टर|अस्पताल/iu;
/** Doctors as a selling point are no warning. */
const DOCTOR_AS_AD =
  /\b(?:doctor|physician|specialist|hospital)s?['-]?s?[ -](?:recommended|approved|trusted|tested|formulated|certified|choice|favourite|formula|love|swear|agree)\b|\b(?:recommended|approved|trusted|loved|prescribed) by (?:\w+ ){0,3}(?:doctors?|physicians?|specialists?|hospitals?)\b|\bno (?:need (?:for|of) (?:a |any )?)?(?:doctors?|hospitals?)\b|\b(?:no|without) (?:a )?prescription\b/giu;

const PERSON =
  /\b(?:people|persons?|patients?|those|anyone|someone|who|women|if you|in case of|such as|known|family|history|child|children|baby|babies|infants?|ask|see|tell|consult|speak|go to|belongs?|needs?|shown?|treated in)\b/iu;
const INFORMATION =
  /\b(?:forbid\w*|law|act|schedule|rule|advertis\w+|promise[sd]?|claims?|evidence|studies|reviews?|ministry|council|not (?:list|sell|offer|publish|tied|shown|advis\w+)|emergency|call 112|signs?|warning|belongs?|needs?|must|(?:be|get|have)\b.{0,60}\bchecked|without (?:any )?medicine)\b/iu;

const IN_HINDI = /\b(?:ka|ki|ke|ko|hum|yeh|mein|hai)\b|\p{Script=Devanagari}/iu;

/** What a remedy is made of, as its label says: "Source: dried thyroid gland." */
const SOURCE = /^source: (?!.*\b(?:for|in|against|with)\b)[^:;]{1,80}$/iu;

/** The sentences of a text (plain or HTML) that promise too much, in order, each with its first reason; [] when it may be published. */
export function findHealthClaims(text: string): ClaimFinding[] {
  const sentences = sentencesOf(text);
  return sentences.flatMap((sentence, position) => {
    const reason = reasonOf(sentence) ?? reasonOfBait(sentence, sentences[position + 1]);
    return reason ? [{ sentence, reason }] : [];
  });
}

function sentencesOf(text: string): string[] {
  return text
    .replace(/<\/?(?:p|li|ul|ol|h[1-6]|br|div|table|tr|td|th|dt|dd|dl|section|blockquote)\b[^<>]*>/giu, "\n")
    .replace(/<[^<>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&nbsp;", " ")
    .replace(/[’‘]/g, "'")
    .split(/(?<=[.!?।])(?<!\b(?:no|dr)\.)(?:\s+|$)|\n+/iu)
    .map((sentence) => sentence.replace(/\s+/gu, " ").trim())
    .filter((sentence) => sentence !== "");
}

function reasonOf(sentence: string): ClaimReason | undefined {
  const isQuestion = sentence.endsWith("?");
  if (!isQuestion && isAgainstVaccination(sentence)) return "against-vaccination";
  if (!isQuestion && REPLACES.test(sentence) && !isWarning(sentence, REPLACES)) return "replaces-treatment";
  if (!isQuestion && HARMLESS.test(sentence) && !isWarning(sentence, HARMLESS)) return "harmless";
  if (!isQuestion && REPLACES_IN_HINDI.test(sentence)) return "replaces-treatment";
  if (!isQuestion && HARMLESS_IN_HINDI.test(sentence)) return "harmless";
  for (const clause of sentence.split(CLAUSES)) {
    if (!isQuestion && (claims(clause, GUARANTEE) || claimsInHindi(clause, GUARANTEE_IN_HINDI)))
      return "guarantee";
    if (!isQuestion && (claims(clause, CURE) || claimsInHindi(clause, CURE_IN_HINDI))) return "cure";
  }
  return isOffer(sentence, isQuestion) ? "restricted-condition" : undefined;
}

/** A pattern holds and nothing before it in its clause takes it back. */
function claims(clause: string, pattern: RegExp): boolean {
  const match = pattern.exec(clause);
  if (match === null || DENIAL.test(clause.slice(0, match.index))) return false;
  return !(IN_HINDI.test(clause) && DENIED_LAST.test(clause));
}

/** In Hindi the denial comes last. */
function claimsInHindi(clause: string, pattern: RegExp): boolean {
  return pattern.test(clause) && !DENIED_LAST.test(clause);
}

/** "Do not delay a vaccine" and "a fever after a vaccine: see a doctor" do not speak against it. */
function isAgainstVaccination(sentence: string): boolean {
  return (
    AGAINST_VACCINATION.test(sentence) &&
    !FOR_VACCINATION.test(sentence) &&
    !MEDICAL_CARE.test(sentence.replace(DOCTOR_AS_AD, " best "))
  );
}

/** "Never stop your insulin" and "Nothing is completely safe" warn, they do not promise. */
function isWarning(sentence: string, pattern: RegExp): boolean {
  const before = sentence.slice(0, pattern.exec(sentence)?.index);
  return /\b(?:never|not|don't|cannot|nothing|nobody|no (?:\w+ )?(?:one|medicine|remedy|shop)|is any|are not|isn't|or)\b(?:[ ,]+[\w'-]+){0,5}[ ,]*$|\b(?:no|any) $/iu.test(
    before,
  );
}

function isOffer(sentence: string, isQuestion: boolean): boolean {
  if (restrictedAreasIn(sentence).length === 0 || SOURCE.test(sentence)) return false;
  const plain = sentence.replace(DOCTOR_AS_AD, " best ");
  const isCare = MEDICAL_CARE.test(plain);
  if (isQuestion) return BAIT.test(plain) && !isCare;
  return plain.split(CLAUSES).some((clause) => {
    if (restrictedAreasIn(clause).length === 0 || isDenied(clause) || INFORMATION.test(clause)) return false;
    if (EFFECT_ON_AREA.test(clause) || AREA_AFFECTED.test(clause)) return !(isCare && PERSON.test(clause));
    return !isCare && (PRODUCT_CUE.test(clause) || isBareStatement(clause));
  });
}

/** A whole sentence about a restricted condition that neither warns nor informs; fever and memory stand in many harmless ones. */
function isBareStatement(clause: string): boolean {
  const areas = restrictedAreasIn(clause);
  return (
    /[.!।]$/u.test(clause) && !PERSON.test(clause) && areas.some((area) => !EVERYDAY_AREAS.includes(area))
  );
}

/** "Without pain" and "no more" advertise, "not for" denies. */
function isDenied(clause: string): boolean {
  return DENIAL.test(clause.replace(PROMISE_IN_DISGUISE, ""));
}

/** A question about a restricted condition, answered by something to buy in the next sentence. */
function reasonOfBait(sentence: string, next: string | undefined): ClaimReason | undefined {
  if (!sentence.endsWith("?") || next === undefined || restrictedAreasIn(sentence).length === 0)
    return undefined;
  const isAnsweredByOffer = /^(?:try|buy|order|take|use|get|choose|our|yes|add|ask for)\b/iu.test(next);
  return isAnsweredByOffer && PRODUCT_CUE.test(next) && !DENIAL.test(next) && !MEDICAL_CARE.test(next)
    ? "restricted-condition"
    : undefined;
}
