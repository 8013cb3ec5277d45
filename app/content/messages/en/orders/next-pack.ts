/** Words of the day in the customer's own calendar on which an order is used up; they name no medicine. */
export const nextPackText = {
  title: (shop: string) => `Next pack from ${shop}`,
  text: (link: string) => `Order again here: ${link}`,
};
