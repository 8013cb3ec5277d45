/** What a ml, a gram or a piece costs, on pages of products and of conditions. */
export const unitPriceText = {
  per: { ml: "ml", g: "g", unit: "piece" },
  text: (amount: string, unit: string) => `${amount} per ${unit}`,
};
