import type { CopyFaultKind } from "#app/domain/copy-state.ts";

/** Words of how it is with the copies of the shop, on Today and on their own screen. */
export const officeCopiesText = {
  safe: (time: string) => `Safe up to ${time}`,
  ago: (seconds: number) => (seconds === 1 ? "1 second ago" : `${seconds} seconds ago`),
  off: "No back-up is kept",
  turnOn: "Turn it on",
  open: "See the back-up",
  first: "The first back-up is being made",
  stopped: (time: string) => `The back-up stopped at ${time}`,
  stoppedOn: (day: string, time: string) => `The back-up stopped on ${day} at ${time}`,
  neverMade: "No back-up was made",
  reasons: {
    full: "The disk of the back-up is full: make room there.",
    away: "The folder of the back-up is not there: is its disk connected?",
    closed: "The shop may not write into the folder of the back-up.",
    other: "The page Back-up says why.",
  } satisfies Record<CopyFaultKind, string>,
  onlyHere: (orders: number) =>
    orders === 0
      ? "No order came since then."
      : orders === 1
        ? "1 order since then is on this machine only."
        : `${orders} orders since then are on this machine only.`,
  allHere: "All work is on this machine only.",
  tested: (day: string) => `Copies tested on ${day}: all well`,
  notTested: "Copies not tested yet",
  testFailed: (day: string) => `The test of the copies on ${day} found faults`,
  testLate: (day: string) => `The copies have not been tested since ${day}`,
  neverTested: (day: string) => `The copies kept since ${day} were never tested`,
  lacksRoom: "The shop's disk has no room for a test: make room there.",
  testNow: "Test them now on the page Back-up.",
  moreFaults: (count: number) => (count === 1 ? "1 more fault" : `${count} more faults`),
};
