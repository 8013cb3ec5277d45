import { expect, test } from "vitest";
import { answerBy, canEnquiryBecome, ENQUIRY_STATUSES, isOverdue } from "#app/domain/enquiries/enquiry.ts";

const arrived = new Date("2026-11-21T20:00:00+05:30");

test("the answer is due 24 hours after the enquiry, also over a Sunday", () => {
  expect(answerBy(arrived, 24)).toEqual(new Date("2026-11-22T20:00:00+05:30"));
});

test("an enquiry is overdue from that minute on, until it is answered or closed", () => {
  const due = answerBy(arrived, 24);
  const before = new Date(due.getTime() - 1);
  expect(ENQUIRY_STATUSES.filter((status) => isOverdue({ status, answerBy: due }, due))).toEqual([
    "new",
    "in_progress",
  ]);
  expect(isOverdue({ status: "new", answerBy: due }, before)).toBe(false);
});

test("a closed enquiry is only opened again, and nothing becomes new", () => {
  expect(ENQUIRY_STATUSES.filter((to) => canEnquiryBecome("closed", to))).toEqual(["in_progress"]);
  expect(ENQUIRY_STATUSES.filter((from) => canEnquiryBecome(from, "new"))).toEqual([]);
});
