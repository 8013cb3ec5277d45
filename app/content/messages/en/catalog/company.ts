/** Words for who made a pack and who brought it into the country. */
export const companyText = {
  withAddress: (name: string, address: string) => `${name}, ${address}`,
  madeBy: (maker: string) => `Made by: ${maker}`,
  importedBy: (importer: string) => `Imported by: ${importer}`,
  origin: (country: string) => `Country of origin: ${country}`,
  licence: (number: string) => `Mfg. Lic. No. ${number}`,
};
