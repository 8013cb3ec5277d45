import { companyText } from "#app/content/messages/catalog/company.ts";
import { isImported, type LineLabel } from "#app/domain/catalog/company.ts";

/** What an order says of the label of its packs, a sentence each: maker with address and licence, importer, country; what nobody has entered is left out. */
export function labelSentences(label: LineLabel): string[] {
  const words = companyText;
  const { maker, makerAddress, makerLicence, importer, importerAddress, originCountry } = label;
  const full = (name: string, address: string | null) => (address ? words.withAddress(name, address) : name);
  return [
    ...(maker ? [words.madeBy(full(maker, makerAddress))] : []),
    ...(makerLicence ? [words.licence(makerLicence)] : []),
    ...(isImported(originCountry) && importer ? [words.importedBy(full(importer, importerAddress))] : []),
    words.origin(originCountry),
  ];
}
