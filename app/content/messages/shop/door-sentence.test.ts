import { expect, test } from "vitest";
import { doorSentence } from "#app/content/messages/shop/door-sentence.ts";

const changesAt = new Date(0);
const shut = { kind: "shut" as const, opensAtMinutes: 570, holiday: undefined, changesAt };

// 23 November 2026 is a Monday.
test.each([
  [{ kind: "open" as const, closesAtMinutes: 1200, changesAt }, "Open until 8 PM"],
  [{ kind: "open" as const, closesAtMinutes: 1170, changesAt }, "Open until 7:30 PM"],
  [{ kind: "always-open" as const, changesAt }, "Open day and night"],
  [{ ...shut, opensOn: "2026-11-23", daysUntil: 0 }, "Opens at 9:30 AM"],
  [{ ...shut, opensOn: "2026-11-23", daysUntil: 6 }, "Opens Mon 9:30 AM"],
  [{ ...shut, opensOn: "2026-11-23", daysUntil: 7 }, "Opens Mon 23 Nov 9:30 AM"],
  [{ ...shut, opensOn: "2026-11-24", daysUntil: 1, holiday: "Diwali" }, "Closed for Diwali, opens Tue"],
])("the door %o is said in words", (door, words) => {
  expect(doorSentence(door)).toBe(words);
});
