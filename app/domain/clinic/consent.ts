// What a patient agrees to beside the consultation itself, each by a tick of its own that is never set beforehand.

export const CONSENT_PURPOSES = ["guardian", "records", "reminders"] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** What the patient's own page takes back, or gives later. */
export const CHANGEABLE = ["health", "records", "reminders"] as const;
export type ChangeableConsent = (typeof CHANGEABLE)[number];

/** The consent that a form names; undefined when there is no such. */
export function changeableConsentOf(typed: string): ChangeableConsent | undefined {
  return CHANGEABLE.find((each) => each === typed);
}

/** Words that were agreed to: their version, as they stood, and their language. */
export type AgreedWords = { version: string; text: string; language: string };
