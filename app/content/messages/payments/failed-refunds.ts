import * as en from "#app/content/messages/en/payments/failed-refunds.ts";
import { words } from "#app/content/messages/words.ts";

export const failedRefundsText = words({ en: en.failedRefundsText });
