/** How the people of the shop look at the stock: products that run low, that are sold out, or all of them. */
export const STOCK_VIEWS = ["low", "out", "all"] as const;
export type StockView = (typeof STOCK_VIEWS)[number];
