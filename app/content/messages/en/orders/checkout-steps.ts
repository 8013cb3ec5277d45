/** The steps of buying, shown above checkout and thanks. */
export const checkoutStepsText = {
  stepsLabel: "Checkout steps",
  steps: { cart: "Cart", delivery: "Delivery and payment", done: "Done" },
};
