/** Words of the discounts that need no code, on the page of a product. */
export const stepsText = {
  caption: "Less for more",
  fromPacks: (packs: number) => `${packs} or more`,
  fromSum: (sum: string, scope: string | null) => (scope ? `${scope} from ${sum}` : `Goods from ${sum}`),
  less: (percent: number) => `${percent}% less`,
};
