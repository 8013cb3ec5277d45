/** Words of the button that puts an earlier order into the cart. */
export const buyAgainText = {
  submitting: "Submitting...",
  buy: "Buy again",
  buyNamed: (number: string) => `Buy again: order ${number}`,
};
