import { expect, test } from "vitest";
import { dangerIn } from "#app/domain/search/danger-in.ts";

const helpFor = (text: string) => dangerIn(text.split(" "));

test.each([
  ["phenyl pi liya bacche ne", "emergency"],
  ["bacche ne galti se phenyl pi liya", "emergency"],
  ["seene mein bahut tez dard", "emergency"],
  ["सांप ने काट लिया", "emergency"],
  ["jeene ka mann nahi chahta", "self-harm"],
  ["kutte ne bacche ko kaat liya", "see-a-doctor"],
  ["peshab mein khoon", "see-a-doctor"],
])("%s: a word of each group is enough, in any order, and the most urgent help comes first", (text, help) => {
  expect(helpFor(text)).toBe(help);
});

test.each([
  "carbolic acid 200",
  "can i drink acid phos with water",
  "masude se khoon aur blood pressure test",
  "bahut goli kha li par fayda nahi",
  "long life insurance khatam",
  "burning feet",
  "baal jhadna sir mein chot",
  "battery",
  "juen marne ki dawa lagana",
  "one week body weakness",
  "bachcha raat ko achanak uth jata hai",
  "neend mein achanak bolne lagta",
  "sir dard se sir phat raha",
  "bachche ke pair tedhe",
  "subah body akad jati",
  "pregnancy mein bahut kamar dard",
  "khoon ki bahut kami",
  "black cohosh for cough",
  "cold not responding to medicine",
])("%s: one group alone, or what takes the danger out of it, is none", (text) => {
  expect(helpFor(text)).toBeUndefined();
});

test("one word is not two groups", () => {
  expect(helpFor("mouth mouth")).toBeUndefined();
  expect(helpFor("hang")).toBeUndefined();
});
