import * as en from "#app/content/messages/en/clinic/doctor-card.ts";
import { words } from "#app/content/messages/words.ts";

export const doctorCardText = words({ en: en.doctorCardText });
