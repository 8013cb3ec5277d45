/** Colours of our own, each 5.9 or more against white; never the maker's trade dress. Names as short as the pack says them. */
const brandPrints: Record<string, { colour: string; name?: string }> = {
  sbl: { colour: "#325688" },
  reckeweg: { colour: "#a13520" },
  schwabe: { colour: "#226547", name: "Schwabe" },
  baksons: { colour: "#933c4e" },
  allen: { colour: "#91560e" },
  adel: { colour: "#26416a" },
  wheezal: { colour: "#226547" },
  bjain: { colour: "#7f2a19" },
  lords: { colour: "#722d3b" },
  hapdco: { colour: "#325688" },
  haslab: { colour: "#693d0d" },
  medisynth: { colour: "#26416a" },
  hapco: { colour: "#7f2a19" },
  bhargava: { colour: "#154c35" },
  adven: { colour: "#933c4e" },
  "new-life": { colour: "#226547" },
  ralson: { colour: "#a13520" },
};

const HOUSE_COLOUR = "#154c35";

/** Colour and name that a brand has on its packs; an unknown brand has the green of the house and its full name. */
export function brandPrint(brandSlug: string, brandName: string): { colour: string; name: string } {
  const print = Object.hasOwn(brandPrints, brandSlug) ? brandPrints[brandSlug] : undefined;
  return { colour: print?.colour ?? HOUSE_COLOUR, name: print?.name ?? brandName };
}
