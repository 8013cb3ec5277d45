// Names as makers coin them: brands ("Norvik Pharma") and specialities ("Dolorex 12 Drops", "AX 45 Tablets").

import type { Draws } from "./chance.ts";

const BRAND_STARTS = [
  ...[
    "Nor",
    "Vas",
    "Med",
    "Hom",
    "San",
    "Hahn",
    "Bio",
    "Ras",
    "Dev",
    "Lux",
    "Kal",
    "Ver",
    "Tor",
    "Alm",
    "Gan",
  ],
  ...[
    "Pra",
    "Shi",
    "Om",
    "Bhar",
    "Him",
    "Sur",
    "Ner",
    "Cel",
    "Far",
    "Zen",
    "Wil",
    "Hel",
    "Nat",
    "Ard",
    "Jyo",
  ],
];
const BRAND_ENDS = [
  ...[
    "vik",
    "tel",
    "ora",
    "dhan",
    "mann",
    "tex",
    "lina",
    "gard",
    "veda",
    "nex",
    "bion",
    "kart",
    "sol",
    "mira",
  ],
  ...["dev", "ton", "isa", "vita", "ram", "berg"],
];
const BRAND_KINDS = [
  "Pharma",
  "Homeo Labs",
  "Remedies",
  "Laboratories",
  "Homoeopathy",
  "Healthcare",
  "Herbals",
];

const STARTS = [
  ...[
    "Dol",
    "Art",
    "Gas",
    "Tus",
    "Derm",
    "Hep",
    "Nerv",
    "Cal",
    "Sin",
    "Ton",
    "Bron",
    "Dig",
    "Vit",
    "Som",
    "Cor",
  ],
  ...[
    "Ren",
    "Ost",
    "Myo",
    "Rhin",
    "Cep",
    "Lax",
    "Pul",
    "Fer",
    "Gyn",
    "Ped",
    "Kol",
    "Mig",
    "Var",
    "Zyn",
    "Aco",
  ],
  ...[
    "Bel",
    "Chel",
    "Ech",
    "Ful",
    "Gel",
    "Hyd",
    "Iri",
    "Jab",
    "Lob",
    "Nux",
    "Phy",
    "Rhu",
    "Sep",
    "Thu",
    "Urt",
  ],
  ...["Ver", "Alf", "Bry", "Cin", "Dros"],
];
const MIDDLES = [
  ...[
    "o",
    "a",
    "i",
    "e",
    "ora",
    "ino",
    "ali",
    "eta",
    "uro",
    "ami",
    "osi",
    "enta",
    "ola",
    "iva",
    "ade",
    "ume",
  ],
  ...[
    "ati",
    "oni",
    "ara",
    "elo",
    "izo",
    "upa",
    "ema",
    "ico",
    "anda",
    "ostri",
    "ulfa",
    "erva",
    "imbo",
    "otra",
  ],
];
const ENDS = [
  ...[
    "rex",
    "lin",
    "san",
    "tone",
    "vit",
    "col",
    "dex",
    "min",
    "pan",
    "gen",
    "zol",
    "kind",
    "mil",
    "nal",
    "fin",
  ],
  ...["plex", "tran", "sil", "bex", "phyt", "cin", "ron", "tas", "dol", "lex"],
];
const GRADES = ["Forte", "Plus", "Gold", "Kid", "Junior", "Super"];

/** Two hundred and more names of makers, each once. */
export function madeBrandNames(draws: Draws, count: number): string[] {
  const names = new Map<string, string>();
  while (names.size < count) {
    const coined = draws.pick(BRAND_STARTS) + draws.pick(BRAND_ENDS);
    if (!names.has(coined)) names.set(coined, `${coined} ${draws.pick(BRAND_KINDS)}`);
  }
  return [...names.values()];
}

/** The name of a speciality without its form: coined, with a number or a grade, or of a numbered series. */
export function madeSpecialityName(draws: Draws, series: string): string {
  const kind = draws.next();
  if (kind < 0.3) return `${series}${draws.pick(["", " ", "-"])}${1 + draws.whole(199)}`;
  const coined = draws.pick(STARTS) + draws.pick(MIDDLES) + draws.pick(ENDS);
  if (kind < 0.5) return `${coined} ${1 + draws.whole(99)}`;
  return kind < 0.65 ? `${coined} ${draws.pick(GRADES)}` : coined;
}

/** The letters of a maker's numbered series: "AX". */
export function madeSeries(draws: Draws): string {
  const letters = "ABCDEGHKLMNPRSTVWXZ";
  return letters[draws.whole(letters.length)]! + letters[draws.whole(letters.length)]!;
}
