/** Words of the reviews in the back office. */
export const officeReviewsText = {
  title: "Reviews",
  note: "Published word for word; a reply may be added. Whoever rejects says why.",
  views: { label: "Which reviews", pending: "To read", published: "Published", rejected: "Rejected" },
  stars: (rating: number) => `${"★".repeat(rating)}${"☆".repeat(5 - rating)}`,
  rated: (rating: number) => `${rating} of 5`,
  by: (author: string) => author || "a buyer whose account is erased",
  order: (number: string) => `Order ${number}`,
  reply: "Reply of the shop (optional)",
  shopReply: "The shop's reply",
  publish: "Publish",
  newReply: "Reply anew",
  reject: "Reject",
  reason: "Reason",
  published: "The review is published.",
  rejected: "The review is rejected.",
  refusals: {
    "not-found": "This review does not exist.",
    "already-decided": "This review was decided already.",
    "no-reason": "Please say why.",
    "reply-too-long": "This reply is too long.",
  },
};
