/** What stands outside the cart page about the cart: the bar at the foot of phones, and what is read out after a press. */
export const basketText = {
  added: (product: string) => `${product} added to cart`,
  left: (count: number, product: string) => `${count} of ${product} in your cart`,
  removed: (product: string) => `${product} removed from cart`,
  less: "One less",
  more: "One more",
  label: "Your cart",
  sum: (count: number, amount: string) => `${count} ${count === 1 ? "item" : "items"} · ${amount}`,
  toFree: (amount: string) => `${amount} to free delivery`,
  isFree: "You have free delivery",
  viewCart: "View cart",
};
