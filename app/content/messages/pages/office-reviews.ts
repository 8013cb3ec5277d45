import * as en from "#app/content/messages/en/pages/office-reviews.ts";
import { words } from "#app/content/messages/words.ts";

export const officeReviewsText = words({ en: en.officeReviewsText });
