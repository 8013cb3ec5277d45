import { counted } from "#app/content/messages/counted.ts";

/** Words of the way through a person's own pages, and of their orders. */
export const ownPagesText = {
  nav: {
    label: "My Account",
    consultations: "Consultations",
    orders: "My Orders",
    details: "Details",
    addresses: "Addresses",
    security: "Sign-in and security",
    sessions: "Devices",
    privacy: "Privacy and data",
    signOut: "Sign Out",
  },

  orders: {
    title: "My Orders",
    emptyTitle: "No orders yet",
    emptyText:
      "Orders you place while signed in appear here. So do earlier ones with your confirmed phone number.",
    shop: "Shop Now",
    lastTitle: "Your last order",
    all: "All my orders",
    open: "View order",
    openNamed: (number: string) => `View order ${number}`,
    itemCount: (count: number) => counted(count, "item"),
    placed: (when: string) => `Placed ${when}`,
    replaced: "A newer order took its place.",
    review: "Review what you bought",
    missingTitle: "Order not found",
    missingText: "This order is not in your account. Please look at the list of your orders.",
  },
};
