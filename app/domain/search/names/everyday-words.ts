/** What people say every day and what only sounds like a name: "calming" is no Kalmegh, "caesarean" no Khesari. Spelt so, it is no misspelling of one. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set([
  ...["calming", "caesarean", "kirtan", "कीर्तन", "mug", "moong", "मूँग", "मूंग", "laash", "लाश"],
  ...["kuchal", "कुचल", "khokhla", "खोखला", "hot", "weather", "mean", "means", "meaning", "cheerta", "चीरता"],
]);
