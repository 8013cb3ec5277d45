/** Words of the button that puts an earlier order into the cart. */
export const buyAgainText = {
  submitting: "Submitting...",

  buy: "Buy again",
  buyNamed: (number: string) => `Buy again: order ${number}`,
  less: (added: number, names: string) =>
    `${added === 1 ? "1 product is" : `${added} products are`} in your cart. Not there in full: ${names}.`,
  nothing: (names: string) => `None of this is available right now: ${names}.`,
  toCart: "Go to cart",
};
