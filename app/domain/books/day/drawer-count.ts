// What lies in the drawer, counted by note; coins are counted as one amount.

export const NOTES_RUPEES = [500, 200, 100, 50, 20, 10] as const;
export type NoteRupees = (typeof NOTES_RUPEES)[number];

/** How many of each note there are; a note that is not named was not there. */
export type DrawerCount = { notes: Partial<Record<NoteRupees, number>>; coinsPaise: number };

/** What a count comes to, in paise. */
export function countedPaise({ notes, coinsPaise }: DrawerCount): number {
  return NOTES_RUPEES.reduce((sum, note) => sum + note * 100 * (notes[note] ?? 0), coinsPaise);
}
