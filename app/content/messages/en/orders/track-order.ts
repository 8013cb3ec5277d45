/** Words of who finds an order by its number and phone: on the page that shows it, and in the account that adds it. */
export const trackOrderText = {
  addTitle: "Add an order",
  addLead: "Ordered without signing in, with your email address? Add that order here.",
  maskedRecipient: (initial: string, phone: string) => `${initial} ${phone}`,
  trackHeading: "Track your order",
  trackText: "The order number is in your message and on your bill.",
  number: "Order number",
  numberHint: "For example SH-5284-7160",
  phone: "Phone Number",
  phoneHint: "The number you ordered with",
  track: "Track Order",
  badNumber: "This is not an order number. Please check each digit.",
  badPhone: "Please enter a valid 10-digit phone number",
  notFound: "We could not find an order with this number and phone. Please check both, or call us.",
  tooMany: (when: string) => `Too many tries. Please try again ${when}, or call us.`,
  fullView: "For address, batches and the bill, open the link in your order message.",
};
