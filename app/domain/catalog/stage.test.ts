import { expect, test } from "vitest";
import { stageLook } from "#app/domain/catalog/stage.ts";

const pack = { form: "dilution", netQuantity: 11, netUnit: "ml" } as const;
const ornamentUrl = "/plants/ornament-plant.svg";

test("a remedy with a drawing stands before its own plant and wall", () => {
  const plant = { url: "/plants/arnica-montana.svg", tint: "leaf" } as const;
  expect(stageLook({ ...pack, plant, ornamentUrl })).toEqual({
    wall: "leaf",
    scale: 72,
    plantUrl: plant.url,
    ornamentUrl: undefined,
  });
});

test("a remedy without a drawing has the ornament and never another's plant, a pack of no remedy nothing", () => {
  expect(stageLook({ ...pack, plant: undefined, ornamentUrl })).toMatchObject({
    plantUrl: undefined,
    ornamentUrl,
  });
  expect(stageLook({ ...pack, plant: undefined, ornamentUrl: undefined })).toMatchObject({
    wall: "paper",
    plantUrl: undefined,
    ornamentUrl: undefined,
  });
});
