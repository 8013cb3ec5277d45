export const wishlistText = {
  title: "Wishlist",
  heading: "Your wishlist",
  breadcrumb: "Breadcrumb",
  home: "Home",
  added: (name: string) => `${name} added to wishlist`,
  removed: (name: string) => `${name} removed from wishlist`,
  unknownProduct: "This product is no longer in the shop.",
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name} from wishlist`,
  emptyTitle: "Your wishlist is empty",
  emptyText: "Tap the heart on a product to put it aside for later.",
  shop: "Shop Now",
};
