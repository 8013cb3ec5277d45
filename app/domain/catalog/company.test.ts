import { expect, test } from "vitest";
import { lineLabel } from "#app/domain/catalog/company.ts";

const maker = { name: "Reckeweg GmbH", address: "Bensheim", licence: null };
const importer = { name: "Import Pvt. Ltd.", address: null, licence: "IL-1" };

test("packs from abroad name who brought them into the country, packs made in India nobody", () => {
  expect(lineLabel({ maker, importer, originCountry: "Germany" })).toEqual({
    maker: "Reckeweg GmbH",
    makerAddress: "Bensheim",
    makerLicence: null,
    importer: "Import Pvt. Ltd.",
    importerAddress: null,
    originCountry: "Germany",
  });
  expect(lineLabel({ maker, importer, originCountry: "India" }).importer).toBeNull();
});

test("what nobody has entered stays empty on the order", () => {
  const label = lineLabel({ maker: null, importer: null, originCountry: "Germany" });
  expect(label).toMatchObject({ maker: null, makerAddress: null, importer: null });
});
