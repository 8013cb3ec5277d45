import * as en from "#app/content/messages/en/pages/review.ts";
import { words } from "#app/content/messages/words.ts";

export const reviewText = words({ en: en.reviewText });
