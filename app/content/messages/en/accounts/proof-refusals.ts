import { counted } from "#app/content/messages/counted.ts";

/** Why a proof of who somebody is was not taken, at the door and before a grave act. */
export const proofRefusalsText = {
  refusals: {
    "wrong-password": "This password is not right. Please try again.",
    "wrong-code": "This code is not right, or it is too old. Please check it, or have a new one sent.",
    "wrong-app-code":
      "This code is not right, or it was used already. Please enter the next one the app shows.",
    "bad-passkey": "This passkey did not work. Please try again, or sign in another way.",
  },
  tooManyTries: (when: string) => `Too many tries. Please try again ${when}.`,
  inMinutes: (minutes: number) => `in ${counted(minutes, "minute")}`,
};
