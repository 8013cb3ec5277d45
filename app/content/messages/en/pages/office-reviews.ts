/** Words of the reviews in the back office. */
export const officeReviewsText = {
  title: "Reviews",
  note: "Published word for word; a reply may be added. Whoever rejects says why.",
  views: {
    label: "Which reviews",
    pending: "To read",
    published: "Published",
    rejected: "Rejected",
    sample: "Samples",
  },
  sample: "Sample",
  samplesNote:
    "Written for the demonstration and marked so in the shop. A product shows them only until its first buyer writes.",
  allSamples: "All sample reviews",
  stars: (rating: number) => `${"★".repeat(rating)}${"☆".repeat(5 - rating)}`,
  rated: (rating: number) => `${rating} of 5`,
  formerBuyer: "a buyer whose account is erased",
  order: (number: string) => `Order ${number}`,
  reply: "Reply of the shop (optional)",
  shopReply: "The shop's reply",
  publish: "Publish",
  newReply: "Reply again",
  reject: "Reject",
  reason: "Reason",
  rejectAsk: (author: string) => `The review by ${author} stays out of the shop. This cannot be undone.`,
  published: "The review is published.",
  rejected: "The review is rejected.",
  refusals: {
    "not-found": "This review does not exist.",
    "already-decided": "This review was decided already.",
    "no-reason": "Please say why.",
    claims:
      "This review or its reply promises an effect, which the law forbids us to publish. Please change the reply, or reject the review and say so.",
    "reply-too-long": "This reply is too long.",
  },
};
