// Which packs of poisonous sources are closed, and to whom: by remedy, form and potency. How far each source is closed stands as
// data; this is how a pack is held against it.

import { dilutionExponent, type Potency, parsePotency } from "#app/domain/catalog/potency.ts";
import { type SoldTo, strictest } from "#app/domain/catalog/sold-to.ts";
import { slugify } from "#app/domain/form/slug.ts";

/** In what form a remedy is sold: undiluted, ground with milk sugar, or as drops. */
type PoisonForm = "tincture" | "trituration" | "dilution";

/** A poisonous source: the forms it closes, each up to a potency, and who may buy them until a pharmacist decides. */
export type PoisonEntry = {
  /** The remedy's slug. */
  remedy: string;
  /** What is poisonous in it. */
  principle: string;
  /** In one sentence. */
  reason: string;
  closes: Partial<Record<PoisonForm, string>>;
  soldTo: "prescription" | "nobody";
  /** A key of the list's sources. */
  source: string;
  /** True where the source names this very substance; else its closing is our judgement. */
  isNamed: boolean;
};

export type PoisonList = {
  issuedOn: string;
  /** Public references, by key. */
  sources: Record<string, string>;
  entries: PoisonEntry[];
  /** Sources that were looked at and not closed, and why. */
  leftOpen: { remedy: string; reason: string }[];
};

/** What of a product says whether the list touches it. */
export type JudgedPack = {
  name: string;
  /** Its slug. */
  remedy: string | undefined;
  potency: Potency | undefined;
  netUnit: string;
  dosageForm: string;
};

/** Who may buy what an entry closes, by remedy. */
export type PoisonVerdicts = ReadonlyMap<string, { closes: PoisonEntry["closes"]; soldTo: SoldTo }>;

/** Forms of a single remedy: one of them without a potency counts as undiluted. */
const SINGLE_FORMS = ["mother-tincture", "trituration", "dilution"];

/** What the rules close of a pack, and which rule does: a poisonous source, else a potency from 1M on, else none. */
export function closingOf(
  pack: JudgedPack,
  verdicts: PoisonVerdicts,
): { soldTo: SoldTo; by: "poison" | "high-potency" | undefined } {
  const verdict = verdicts.get(remedyOf(pack, verdicts) ?? "");
  const listed = verdict && isClosedBy(verdict.closes, pack) ? verdict.soldTo : "anyone";
  const high = pack.potency && isHighPotency(pack.potency) ? "prescription" : "anyone";
  const soldTo = strictest(listed, high);
  if (soldTo === "anyone") return { soldTo, by: undefined };
  return { soldTo, by: listed === soldTo ? "poison" : "high-potency" };
}

/** True when the entry's remedy is closed in the form and potency of the pack. */
function isClosedBy(closes: PoisonEntry["closes"], pack: JudgedPack): boolean {
  const { potency, netUnit, dosageForm } = pack;
  if (!potency) return SINGLE_FORMS.includes(dosageForm);
  const form: PoisonForm = potency.scale === "Q" ? "tincture" : netUnit === "ml" ? "dilution" : "trituration";
  const upTo = parsePotency(closes[form] ?? "");
  return upTo !== undefined && dilutionExponent(potency) <= dilutionExponent(upTo);
}

/** How far a listed remedy is diluted at most to be closed in any form, as a power of ten. */
export function closedUpTo(closes: PoisonEntry["closes"]): number {
  const potencies = Object.values(closes).flatMap((upTo) => parsePotency(upTo) ?? []);
  return Math.max(0, ...potencies.map(dilutionExponent));
}

/** True from 1M on: our FAQ says that these are dispatched only against a prescription. */
export function isHighPotency({ scale, number }: Potency): boolean {
  return scale === "C" && number >= 1000;
}

/** The effective choice and, where a rule closes further than the shop, the shop's own (else null). */
export function settledSoldTo(own: SoldTo, closing: SoldTo): { soldTo: SoldTo; ownSoldTo: SoldTo | null } {
  const soldTo = strictest(own, closing);
  return { soldTo, ownSoldTo: soldTo === own ? null : own };
}

/** Who may buy what the list closes while nobody has decided: as each entry proposes. */
export function proposedVerdicts({ entries }: Pick<PoisonList, "entries">): PoisonVerdicts {
  return new Map(entries.map(({ remedy, closes, soldTo }) => [remedy, { closes, soldTo }]));
}

/** What a decision is about: another text for an entry that closes something else, or for another reason. */
export function poisonFingerprint({ closes, soldTo, reason }: PoisonEntry): string {
  const { tincture = "", trituration = "", dilution = "" } = closes;
  return [tincture, trituration, dilution, soldTo, reason].join("|");
}

/** A product that names no remedy is known by its own name, as long as it has a potency. */
export function remedyOf(
  { remedy, name, potency }: JudgedPack,
  verdicts: PoisonVerdicts,
): string | undefined {
  if (remedy !== undefined) return remedy;
  if (!potency) return undefined;
  const words = slugify(name).split("-");
  return words.map((_, n) => words.slice(0, n + 1).join("-")).findLast((slug) => verdicts.has(slug));
}
