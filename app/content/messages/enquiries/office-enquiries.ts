import * as en from "#app/content/messages/en/enquiries/office-enquiries.ts";
import { words } from "#app/content/messages/words.ts";

export const officeEnquiriesText = words({ en: en.officeEnquiriesText });
