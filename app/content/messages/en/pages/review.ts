import type { ReviewProblem } from "#app/domain/pages/review-form.ts";

/** Words of writing a review of what was bought. */
export const reviewText = {
  heading: "What do you think of it?",
  text: "Good or bad, your review helps others choose. We read each one before it appears and publish it as you wrote it.",
  write: "Write a review",
  rating: "Your rating",
  stars: (stars: number) => `${stars} ${stars === 1 ? "star" : "stars"}`,
  body: "Your review",
  bodyHint:
    "10 to 1,000 characters. Please no phone numbers, no names of other people and no promise of a cure.",
  authorName: "Name to show",
  authorNameHint: "A first name is enough. Everybody can read it.",
  send: "Send review",
  problems: {
    rating: "Choose 1 to 5 stars",
    "too-short": "Please write at least 10 characters",
    link: "Please enter the name alone, without a web address or phone number",
    "too-long": "Please shorten this text",
    required: "Enter the name to show with your review",
  } satisfies Record<ReviewProblem, string>,
  refusals: {
    "not-found": "This medicine is not part of this order.",
    "not-delivered": "You can review it once it has been delivered.",
    "already-written": "You have reviewed this medicine already.",
    "bad-review": "Please check your review, then send it again.",
  },
  states: {
    pending: "Thank you. Your review appears once we have read it.",
    published: "Your review is on the page of this medicine.",
    rejected: "We could not publish your review. Call us and we will tell you why.",
  },
  see: "See it there",
};
