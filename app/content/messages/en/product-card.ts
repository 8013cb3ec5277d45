/** Words on and around a product card, wherever it stands. */
export const productCardText = {
  sale: "Sale",
  bestSeller: "Best Seller",
  isNew: "New",
  add: "Add",
  addToCart: "Add to Cart",
  addingToCart: "Adding...",
  outOfStock: "Out of Stock",
  doctorNeeded: "Doctor's advice needed",
  askDoctor: "Ask a doctor",
  notForSale: "Not sold online",
  addToWishlist: "Add to wishlist",
  originalPrice: "Original price",
  youSave: (amount: string, percent: number) => `You save ${amount} (${percent}%)`,
  rated: (average: string, count: number) =>
    `Rated ${average} out of 5, ${count} ${count === 1 ? "review" : "reviews"}`,
  ratedBySamples: (average: string, count: number) =>
    `Sample rating, not by customers: ${average} out of 5, ${count} sample ${count === 1 ? "review" : "reviews"}`,
  sample: "Sample",
  ratedShort: (average: string, count: number) => `${average} (${count})`,
  viewMore: (count: number) => `View More Products (${count} more)`,
  showLess: "Show Less",
  loading: "Loading products",
  failed: "That did not work. Please check your connection and try again.",
};
