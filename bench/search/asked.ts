// What the clients ask for: half of it what many ask for, half of it what hardly anybody does.

import type { Pool } from "pg";
import { potencyLabel, potencySlug } from "#app/domain/catalog/potency.ts";
import { type Draws, drawsOf, zipf } from "../catalogue/chance.ts";

/** A search, and the filters that are set on its page after it. */
export type Asked = { q: string; filter: string };

/** Gives one search after the other, and says whether what stands at an address may be asked for. */
export type Questions = { next(draws: Draws): Asked; mayAsk(path: string): boolean };

type Pack = {
  name: string;
  abbreviation: string | null;
  brand: string;
  brandSlug: string;
  dosageForm: string;
  packSize: string;
  potency: { scale: "X" | "C" | "LM" | "Q"; number: number } | null;
};

/** Packs that what is seldom asked for is made of. */
const PACKS = 4_000;
const SHARE_OF_SLIPS = 0.2;

/** Half popular, the first of them most often, half seldom asked for: pages that are kept and pages that are made anew. */
export function mixedQuestions(popular: readonly string[], packs: readonly Pack[]): Questions {
  const shuffled = shuffle(popular);
  const drawPopular = zipf(shuffled);
  return {
    next(draws) {
      const pack = draws.pick(packs);
      if (draws.next() < 0.5) return { q: drawPopular(draws), filter: filterOf(draws, pack) };
      return { q: seldomQuery(draws, pack), filter: filterOf(draws, pack) };
    },
    mayAsk: () => true,
  };
}

/** No search twice, and no address. */
export function freshQuestions(packs: readonly Pack[]): Questions {
  const asked = new Set<string>();
  const paths = new Set<string>();
  return {
    next(draws) {
      for (;;) {
        const pack = draws.pick(packs);
        const q = seldomQuery(draws, pack);
        if (asked.has(q)) continue;
        asked.add(q);
        return { q, filter: filterOf(draws, pack) };
      }
    },
    mayAsk: (path) => !paths.has(path) && Boolean(paths.add(path)),
  };
}

/** Packs of the shop, the same each time. */
export async function readPacks(pool: Pool): Promise<Pack[]> {
  const { rows } = await pool.query<Pack>(
    `select p.name, r.abbreviation, b.name as brand, b.slug as "brandSlug", dosage_form as "dosageForm",
       pack_size as "packSize",
       case when potency_scale is not null then json_build_object('scale', potency_scale, 'number', potency_number) end as potency
     from products p join brands b on b.id = brand_id left join remedies r on r.id = remedy_id
     where is_published and sold_to = 'anyone' order by md5(p.slug) limit $1`,
    [PACKS],
  );
  return rows;
}

function seldomQuery(draws: Draws, pack: Pack): string {
  const name = (pack.abbreviation && draws.next() < 0.3 ? pack.abbreviation : pack.name).toLowerCase();
  const written = draws.next() < SHARE_OF_SLIPS ? withSlip(draws, name) : name;
  const words = [written];
  if (pack.potency && draws.next() < 0.7) words.push(potencyLabel(pack.potency).toLowerCase());
  if (draws.next() < 0.4) words.push(pack.brand.toLowerCase());
  if (draws.next() < 0.2) words.push(pack.packSize);
  return words.join(" ");
}

/** A letter left out, or two swapped. */
function withSlip(draws: Draws, name: string): string {
  const at = 1 + draws.whole(Math.max(1, name.length - 2));
  const [before, first = "", second = "", after] = [
    name.slice(0, at),
    name[at],
    name[at + 1],
    name.slice(at + 2),
  ];
  return draws.next() < 0.5 ? `${before}${second}${after}` : `${before}${second}${first}${after}`;
}

function filterOf(draws: Draws, { brandSlug, potency, dosageForm }: Pack): string {
  const kind = draws.whole(3);
  if (kind === 0) return `&brand=${brandSlug}`;
  return kind === 1 && potency ? `&potency=${potencySlug(potency)}` : `&form=${dosageForm}`;
}

function shuffle(list: readonly string[]): string[] {
  const draws = drawsOf(7);
  return list
    .map((entry) => ({ entry, at: draws.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}
