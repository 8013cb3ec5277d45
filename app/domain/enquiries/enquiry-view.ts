// The common ways to look at the inbox.

import type { EnquiryStatus } from "#app/domain/enquiries/enquiry.ts";

export const ENQUIRY_VIEWS = ["new", "late", "in-progress", "answered", "closed", "all"] as const;
export type EnquiryView = (typeof ENQUIRY_VIEWS)[number];

/** What a view shows, as the filter of the list. */
export function enquiryFilterOf(view: EnquiryView): { status?: EnquiryStatus; isOverdue?: boolean } {
  switch (view) {
    case "all":
      return {};
    case "late":
      return { isOverdue: true };
    case "in-progress":
      return { status: "in_progress" };
    default:
      return { status: view };
  }
}
