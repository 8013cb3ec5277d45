import * as en from "#app/content/messages/en/accounts/cart-reminder-mail.ts";
import { words } from "#app/content/messages/words.ts";

export const cartReminderMail = words({ en: en.cartReminderMail });
