// What is asked of the shop in writing, and the clock of its answer (specification 9: reply within 24 hours).

export const ENQUIRY_KINDS = ["contact", "bulk", "distributor"] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];
export const ENQUIRY_STATUSES = ["new", "in_progress", "answered", "closed"] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

const NEXT: Record<EnquiryStatus, readonly EnquiryStatus[]> = {
  new: ["in_progress", "answered", "closed"],
  in_progress: ["answered", "closed"],
  // A customer may be written to more than once.
  answered: ["answered", "in_progress", "closed"],
  closed: ["in_progress"],
};

/** Whether an enquiry may go from one status to another. */
export function canEnquiryBecome(from: EnquiryStatus, to: EnquiryStatus): boolean {
  return NEXT[from].includes(to);
}

/** When an enquiry that arrives now must be answered: plain hours, days off count too. */
export function answerBy(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * 3_600_000);
}

/** Whether somebody still waits for an answer that should be there. */
export function isOverdue(enquiry: { status: EnquiryStatus; answerBy: Date }, now: Date): boolean {
  return (enquiry.status === "new" || enquiry.status === "in_progress") && enquiry.answerBy <= now;
}
