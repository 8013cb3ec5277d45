import { officeBooksText } from "#app/content/messages/books/office-books.ts";

/** A month as it is said: "October 2026". */
export function monthName(month: string): string {
  const [year, number] = month.split("-").map(Number);
  return officeBooksText.month(number! - 1, year!);
}
