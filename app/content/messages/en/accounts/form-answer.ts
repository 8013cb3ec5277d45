/** Words of every form of an account while it is sent and when it is answered. */
export const formAnswerText = {
  submitting: "Submitting...",
  errorTitle: (count: number) => (count === 1 ? "Please check this field" : "Please check these fields"),
};
