import type { RequestAnswer, RequestValues } from "#app/components/enquiries/request-view.ts";

/** A product of the picker; the label says name, potency, pack and brand. */
export type BulkChoice = { label: string; pricePaise: number };

/** A row of the bulk form; with `problem` its text fits no product, or several. */
export type BulkRow = {
  text: string;
  quantity: string;
  pricePaise: number | undefined;
  problem: string | undefined;
  /** What the text may mean; to choose from. */
  candidates: BulkChoice[];
};

export type BulkAnswer = RequestAnswer & {
  values: RequestValues;
  rows: BulkRow[];
  /** The brands that the rows can be had from. */
  brands: string[];
  /** What came of asking for one brand for all rows. */
  brandSaid: string | undefined;
};

export const EMPTY_ROW: BulkRow = {
  text: "",
  quantity: "1",
  pricePaise: undefined,
  problem: undefined,
  candidates: [],
};
