// Who made a pack and, of an imported one, who brought it into the country. Legal Metrology (Packaged Commodities) Rules 2011,
// rule 6(10), asks for both with name and address wherever a pack is offered; Drugs Rules 106-A for the maker's licence.

export const COMPANY_ROLES = ["maker", "importer"] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** A company as a label names it; null is what nobody has entered yet. */
export type Company = { name: string; address: string | null; licence: string | null };

const HOME_COUNTRY = "India";

/** Whether packs from that country need an importer. */
export function isImported(originCountry: string): boolean {
  return originCountry !== HOME_COUNTRY;
}

/** What an order line keeps of the label of its packs, so that it stays true when the catalogue changes. */
export type LineLabel = {
  maker: string | null;
  makerAddress: string | null;
  makerLicence: string | null;
  importer: string | null;
  importerAddress: string | null;
  originCountry: string;
};

/** The label of a product as an order line keeps it; packs made in India have no importer. */
export function lineLabel({
  maker,
  importer,
  originCountry,
}: {
  maker: Company | null;
  importer: Company | null;
  originCountry: string;
}): LineLabel {
  const broughtBy = isImported(originCountry) ? importer : null;
  return {
    maker: maker?.name ?? null,
    makerAddress: maker?.address ?? null,
    makerLicence: maker?.licence ?? null,
    importer: broughtBy?.name ?? null,
    importerAddress: broughtBy?.address ?? null,
    originCountry,
  };
}
