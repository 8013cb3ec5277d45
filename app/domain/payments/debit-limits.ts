/** How long the reason of a debit note may be; apart from the act, so that the page of an order takes no more than this. */
export const DEBIT_REASON_MOST = 200;
