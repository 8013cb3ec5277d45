import type { PlaceRefusal } from "#app/domain/copy-place.ts";

/** Words of the screen on which the owner turns the back-up on. */
export const officeBackupText = {
  title: "Back-up",
  note: "Sealed copies of the whole shop: orders, bills, stock, patients, uploaded files and secrets.",
  away: "This shop keeps no copies by itself: it is one of the past, or runs for development.",
  why: "The machine says",
  off: {
    title: "Turn the back-up on",
    steps: [
      "Connect a second disk to this machine and make an empty folder on it.",
      "Have pen and paper ready. The key of the copies is 17 words, and you write them down once.",
      "Enter the folder below.",
    ],
    ofMachine: {
      warning: "No copy is kept. If this machine's disk fails, every order and bill is lost.",
      often: "While it is open, the shop copies its new work there every few seconds.",
    },
    ofServer: {
      warning: "The shop keeps no copy of its own. See to it that your database server is backed up.",
      often:
        "The shop can copy all of it once a day. Orders between two copies are safe only on that server.",
    },
  },
  place: {
    label: "Folder or bucket",
    hint: "A whole path such as /media/disk/shop, or a bucket such as s3://my-shop/copies.",
    button: "Keep copies there",
    other: "Use another place",
    otherNote: "New copies go there from now on. Copies in the old place stay. The 17 words stay the same.",
  },
  refusals: {
    "not-whole-path": () => "Please enter a whole path, such as /media/disk/shop.",
    "bad-bucket": () => "Please write the bucket as s3://my-shop/copies.",
    "no-bucket-keys": () =>
      "The shop has no keys for a bucket. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, then start it again.",
    "in-data-folder": () => "This is in the shop's own data folder. Please use another folder.",
    "in-program": () => "This is in the folder of the program. An upgrade replaces it. Please use another.",
    "not-empty": () => "There is something else in this place. Please use an empty one.",
    "other-shop": () => "Copies of another shop, or with another key, are there. Please use an empty place.",
    full: () => "This disk is full. Please make room there.",
    away: () => "This place is not there. Is the disk connected?",
    closed: () => "The shop may not write there. Please give its account the right to.",
    other: (detail: string) => `It did not work. The machine says: ${detail}`,
  } satisfies Record<PlaceRefusal, (detail: string) => string>,
  check: "Please check this field.",
  turnedOn: (place: string) => `Copies go to ${place} from now on.`,
  key: {
    title: "The key of the copies",
    write: "Write these 17 words on paper now, in this order. After this they are never shown again.",
    keep: "On another machine nobody can open the copies without them. Keep the paper away from the disk.",
    list: "Words of the key",
    check: "Show that you have them",
    checkNote: "Take the paper and copy these two words from it.",
    word: (place: number) => `Word ${place}`,
    button: "I have written them down",
    wrong: "These are not the two words. Please compare each word on your paper.",
    noted: "Good. Keep the paper where neither fire nor a thief gets both it and the disk.",
    gone: "The words were shown and written down already.",
    waiting:
      "Nobody has written down the key yet. Without it the copies cannot be opened on another machine.",
    show: "Show the 17 words",
  },
  facts: {
    title: "What is kept",
    place: "Place",
    since: "Kept since",
    days: "Goes back",
    dayCount: (count: number) => (count === 1 ? "1 day" : `${count} days`),
    safe: "Safe up to",
    whole: "Last whole copy",
    tested: "Last good test",
    found: "That test brought back",
    foundText: (orders: number, bills: number, files: number) =>
      `Orders: ${orders}. Bills: ${bills}. Files: ${files}.`,
    notYet: "Not yet",
  },
  sameDisk: "This folder is on the shop's own disk. If that disk fails, the copies are lost too.",
  now: {
    copy: "Make a whole copy now",
    copyBegun: "A whole copy is being made. Look here again in a minute.",
    test: "Test the copies now",
    testBegun:
      "The copies are being tested: the shop is brought back aside and checked. Look here again in a minute.",
    off: "No copies are kept.",
  },
  days: {
    title: "How far back",
    label: "Days to keep",
    hint: "Every moment of these days can be brought back. Older copies are deleted.",
    button: "Save",
    bad: "Please enter a number of days from 1 to 9999.",
    saved: (count: number) =>
      count === 1
        ? "Every moment of the last day is kept."
        : `Every moment of the last ${count} days is kept.`,
  },
  stop: {
    button: "Stop the back-up",
    ask: "No more copies are made, and those that are there stay. Delete them once nobody needs them.",
    stopped: (place: string) => `No more copies are made. Those in ${place} stay.`,
  },
  back: {
    title: "Bring the shop back",
    steps: [
      "On the new machine install the program and connect the disk.",
      "Run the command below with your own folders.",
      "Type the 17 words, then start the shop.",
    ],
    command: "npm run restore -- /media/disk/shop --into /srv/shop/data",
    past: "To look at an earlier moment first, run this beside the open shop:",
    rewind: 'npm run rewind -- "14:03"',
  },
};
