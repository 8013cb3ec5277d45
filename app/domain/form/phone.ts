// A phone number is exactly 10 digits once spaces, dashes and a leading +91 or 0 are dropped (specification, decision 24).

/** No number of India is all zeros, so no form takes it. */
export const PHONE = /^(?!0{10})\d{10}$/;

/** What stands where a phone was, in columns that must hold ten digits. */
export const NO_PHONE = "0000000000";

/** The 10 digits of an Indian phone number, "+91 98765-43210" as "9876543210"; undefined when it is none. */
export function parsePhone(text: string): string | undefined {
  const compact = text.slice(0, 60).replace(/[\s\p{Pd}\p{Cf}]/gu, "");
  const digits = compact.replace(/^(\+91|0)/, "");
  return PHONE.test(digits) ? digits : undefined;
}

/** Ten digits as people read them: "98765 43210". */
export function formatPhone(phone: string): string {
  return `${phone.slice(0, 5)} ${phone.slice(5)}`;
}

/** Ten digits with only the last four shown, for views that somebody else might see. */
export function maskPhone(phone: string): string {
  return `••••••${phone.slice(-4)}`;
}
