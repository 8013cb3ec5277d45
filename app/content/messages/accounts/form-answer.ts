import * as en from "#app/content/messages/en/accounts/form-answer.ts";
import { words } from "#app/content/messages/words.ts";

export const formAnswerText = words({ en: en.formAnswerText });
