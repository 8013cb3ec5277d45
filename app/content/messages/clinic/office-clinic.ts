import * as en from "#app/content/messages/en/clinic/office-clinic.ts";
import { words } from "#app/content/messages/words.ts";

export const officeClinicText = words({ en: en.officeClinicText });
