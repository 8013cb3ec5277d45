import { companyText } from "#app/content/messages/catalog/company.ts";
import { isImported, type LineLabel } from "#app/domain/catalog/company.ts";

/** What an order says of the label of its packs, a sentence each: maker with address and licence, importer, country. */
export function labelSentences(label: LineLabel): string[] {
  const words = companyText;
  const { maker, makerAddress, makerLicence, importer, importerAddress, originCountry } = label;
  const full = (name: string, address: string | null) => (address ? words.withAddress(name, address) : name);
  return [
    words.madeBy(maker ? full(maker, makerAddress) : words.notEntered),
    ...(makerLicence ? [words.licence(makerLicence)] : []),
    ...(isImported(originCountry)
      ? [words.importedBy(importer ? full(importer, importerAddress) : words.notEntered)]
      : []),
    words.origin(originCountry),
  ];
}
