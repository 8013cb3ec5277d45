import * as en from "#app/content/messages/en/clinic/doctor-photo.ts";
import { words } from "#app/content/messages/words.ts";

export const doctorPhotoText = words({ en: en.doctorPhotoText });
