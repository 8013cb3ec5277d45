import { counted } from "#app/content/messages/counted.ts";

/** Words on the tiles that lead to a health concern, a form or a brand, wherever they stand. */
export const tileText = {
  medicines: (count: number) => counted(count, "medicine"),
  products: (count: number) => counted(count, "product"),
  viewMore: (count: number) => `View More Categories (${count} more)`,
  showLess: "Show Less",
};
