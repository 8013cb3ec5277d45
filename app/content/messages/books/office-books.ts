import * as en from "#app/content/messages/en/books/office-books.ts";
import { words } from "#app/content/messages/words.ts";

export const officeBooksText = words({ en: en.officeBooksText });
