// Apart from the reading of pasted lists, which a page that only limits a field should not carry.

/** The most packs of one product that a bulk request or a quote can name. */
export const MOST_PACKS = 9_999;
