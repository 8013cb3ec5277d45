import type { PackshotForm } from "#app/domain/catalog/bottle-scale.ts";
import { brandPrint } from "./brand-print.ts";
import { bachFlower } from "./drawings/bach-flower.ts";
import { biochemic } from "./drawings/biochemic.ts";
import { carton } from "./drawings/carton.ts";
import { cosmetic } from "./drawings/cosmetic.ts";
import { dilution } from "./drawings/dilution.ts";
import { drops } from "./drawings/drops.ts";
import { globulesTube } from "./drawings/globules.ts";
import { kit } from "./drawings/kit.ts";
import { lmPotency } from "./drawings/lm-potency.ts";
import { motherTincture } from "./drawings/mother-tincture.ts";
import { oil } from "./drawings/oil.ts";
import { ointment } from "./drawings/ointment.ts";
import { shampoo } from "./drawings/shampoo.ts";
import { syrup } from "./drawings/syrup.ts";
import { tablets } from "./drawings/tablets.ts";
import { trituration } from "./drawings/trituration.ts";
import type { Drawing } from "./pack.ts";

type PackshotDetail = "md" | "xs";

type PackshotFacts = {
  form: string;
  brandName: string;
  brandSlug: string;
  name: string;
  potencyLabel?: string;
  packSize: string;
  detail: PackshotDetail;
};

const drawings: Record<PackshotForm, Drawing> = {
  dilution,
  "mother-tincture": motherTincture,
  tablets,
  biochemic,
  syrup,
  drops,
  ointment,
  oil,
  shampoo,
  kit,
  "bach-flower": bachFlower,
  trituration,
  globules: globulesTube,
  "lm-potency": lmPotency,
  cosmetic,
  carton,
};

/** A whole SVG file of the pack: 400 x 480 for "md", a square for "xs". The same facts give the same bytes; an unknown form is a carton. */
export function drawPackshot(facts: PackshotFacts): string {
  const drawing = Object.hasOwn(drawings, facts.form) ? drawings[facts.form as PackshotForm] : carton;
  const { colour, name: brand } = brandPrint(facts.brandSlug, facts.brandName);
  const potency = facts.potencyLabel?.trim() ?? "";
  const fullName = facts.name.trim();
  const series = seriesNumber(fullName);
  const product = potency || series ? undefined : productWord(fullName);
  const drawn = drawing.draw({
    brand,
    name: (product && withoutLastWord(fullName, product)) || fullName,
    fullName,
    shortName: series ?? fullName.split(/\s+/)[0] ?? "",
    potency,
    word: potency || series || product || drawing.word,
    size: facts.packSize,
    colour,
    isSmall: facts.detail === "xs",
  });
  return facts.detail === "xs" ? square(drawn, drawing.crop) : canvas(drawn);
}

/** Sums leave noise such as 123.30000000000001 behind. */
const NOISE = /(\.\d\d)\d{3,}/g;
const ROOT = `<svg xmlns="http://www.w3.org/2000/svg" stroke-linecap="round" stroke-linejoin="round"`;

/** The packs fill the canvas: drawn a tenth larger, with less air above, the shelf line at 457.6. */
function canvas(drawn: string): string {
  const enlarged = `<g transform="translate(-20 -39.6) scale(1.1)">${drawn.replace(NOISE, "$1")}</g>`;
  return `${ROOT} width="400" height="480" viewBox="0 0 400 480">${enlarged}</svg>`;
}

function square(drawn: string, { middle, top }: Drawing["crop"]): string {
  const side = 466 - top;
  return `${ROOT} width="128" height="128" viewBox="${middle - side / 2} ${top} ${side} ${side}">${drawn.replace(NOISE, "$1")}</svg>`;
}

/** "R89 Hair Care Drops" -> "R89", "Bio-combination 21" and "BC 21" -> "No. 21" */
function seriesNumber(name: string): string | undefined {
  const combination = /\b(?:bio[- ]?combination|BC)\s*(?:no\.?\s*)?(\d{1,3})\b/i.exec(name);
  if (combination) return `No. ${combination[1]}`;
  return /(?:^|\s)([A-Z]\d{1,3})\b/.exec(name)?.[1];
}

/** "Calendula Ointment" -> "Calendula" */
function withoutLastWord(name: string, word: string): string {
  return name.endsWith(word) ? name.slice(0, -word.length).trimEnd() : name;
}

/** "Topi Arnica Cream" -> "Cream" */
function productWord(name: string): string | undefined {
  return /\b(Cream|Gel|Ointment|Oil|Shampoo|Syrup|Tonic|Drops|Tablets|Pills|Globules|Lozenges|Soap|Balm|Powder|Spray)\b/.exec(
    name,
  )?.[0];
}
