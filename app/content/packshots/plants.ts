import type { Wall } from "#app/domain/catalog/stage.ts";

// The drawings of remedies in public/plants: which there are, and the colour of the wall behind each.

const TINTS: Record<Wall, string[]> = {
  neel: [
    "aconitum-napellus",
    "antimonium-crudum",
    "calendula-officinalis",
    "cocculus-indicus",
    "dulcamara",
    "euphrasia-officinalis",
    "ferrum-phosphoricum",
    "ignatia-amara",
    "mercurius-solubilis",
    "natrum-muriaticum",
    "natrum-phosphoricum",
    "passiflora-incarnata",
    "sabal-serrulata",
    "silicea",
    "staphysagria",
    "syzygium-jambolanum",
  ],
  leaf: [
    "aesculus-hippocastanum",
    "alfalfa",
    "arnica-montana",
    "azadirachta-indica",
    "bryonia-alba",
    "calcarea-phosphorica",
    "cantharis",
    "dioscorea-villosa",
    "ficus-religiosa",
    "jaborandi",
    "lachesis-mutus",
    "ledum-palustre",
    "natrum-sulphuricum",
    "phosphorus",
    "phytolacca-decandra",
    "podophyllum-peltatum",
    "stramonium",
    "taraxacum-officinale",
    "thuja-occidentalis",
    "urtica-urens",
  ],
  rose: [
    "allium-cepa",
    "antimonium-tartaricum",
    "belladonna",
    "bellis-perennis",
    "calcarea-fluorica",
    "carduus-marianus",
    "china-officinalis",
    "crataegus-oxyacantha",
    "digitalis-purpurea",
    "magnesia-phosphorica",
    "mezereum",
    "millefolium",
    "ocimum-sanctum",
    "pulsatilla-nigricans",
    "symphytum-officinale",
  ],
  clay: [
    "aloe-socotrina",
    "berberis-vulgaris",
    "calcarea-carbonica",
    "capsicum-annuum",
    "carica-papaya",
    "cineraria-maritima",
    "coffea-cruda",
    "drosera-rotundifolia",
    "ipecacuanha",
    "kali-bichromicum",
    "nux-vomica",
    "sepia-officinalis",
    "withania-somnifera",
  ],
  marigold: [
    "apis-mellifica",
    "aurum-metallicum",
    "avena-sativa",
    "chamomilla",
    "collinsonia-canadensis",
    "colocynthis",
    "echinacea-angustifolia",
    "gelsemium-sempervirens",
    "ginkgo-biloba",
    "hepar-sulphuris-calcareum",
    "hypericum-perforatum",
    "kali-phosphoricum",
    "kali-sulphuricum",
    "lycopodium-clavatum",
    "ruta-graveolens",
    "spongia-tosta",
    "sulphur",
    "tribulus-terrestris",
  ],
  paper: [
    "arsenicum-album",
    "calcarea-sulphurica",
    "carbo-vegetabilis",
    "graphites",
    "hamamelis-virginica",
    "kali-muriaticum",
    "rhus-toxicodendron",
    "terminalia-arjuna",
  ],
};

/** Raised when a drawing changes: the file may be kept for ever. */
const EDITION = 1;

export type PlantPicture = { url: string; tint: Wall };

const tintOf = new Map(
  Object.entries(TINTS).flatMap(([tint, slugs]) => slugs.map((slug) => [slug, tint as Wall])),
);

/** The remedies that have a drawing. */
export const DRAWN_REMEDIES = [...tintOf.keys()];

/** The drawing of a remedy, 200 by 252; undefined where there is none: no other stands in for it. */
export function plantPicture(slug: string): PlantPicture | undefined {
  const tint = tintOf.get(slug);
  return tint && { url: `/plants/${slug}.svg?v=${EDITION}`, tint };
}

/** The sprig that stands behind a remedy without a drawing, in the colour of its kingdom; nosodes and sarcodes share one. */
export function ornamentUrl(kingdom: string): string {
  const own = ["plant", "mineral", "animal"].includes(kingdom) ? kingdom : "other";
  return `/plants/ornament-${own}.svg?v=${EDITION}`;
}
