/** What is said where not all of an earlier order went into the cart again; the server says it, so no page carries it. */
export const boughtAgainText = {
  less: (added: number, names: string) =>
    `${added === 1 ? "1 product is" : `${added} products are`} in your cart. Not fully available: ${names}.`,
  dearer: (name: string, paid: string, price: string) =>
    `${name} is in your cart and now costs ${price} a pack. You paid ${paid}.`,
  nothing: (names: string) => `None of this is available right now: ${names}.`,
};
