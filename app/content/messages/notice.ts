import * as en from "#app/content/messages/en/notice.ts";
import { words } from "#app/content/messages/words.ts";

export const noticeText = words({ en: en.noticeText });
