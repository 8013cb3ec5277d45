import { gstinState } from "#app/domain/form/gstin.ts";

/**
 * The state whose tax a sale bears, by code. Goods brought to somebody without GSTIN are supplied where they are brought to
 * (IGST Act s. 10(1)(a), (ca)). A GSTIN belongs to one state (CGST Act s. 25): whoever has goods brought to another one has them
 * brought to somebody else, and they are supplied at its own place (s. 10(1)(b)). What is taken at the counter is supplied there
 * (s. 10(1)(c)). The column orders.place_of_supply says the same.
 */
export function placeOfSupply({
  channel,
  stateCode,
  gstin,
}: {
  channel: "web" | "counter" | "phone" | "quote";
  stateCode: string;
  gstin: string | null | undefined;
}): string {
  return gstin && channel !== "counter" ? gstinState(gstin) : stateCode;
}
