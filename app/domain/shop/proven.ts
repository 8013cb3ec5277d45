// When a phone or an email that somebody typed counts as theirs. A number that parcels reached before proves nothing about who
// types it now: whoever knows the number can type it.

/** Ten digits of the account that is signed in, confirmed by a code, and the ten digits that were typed. */
export function isPhoneProven({
  phone,
  provenPhone,
}: {
  phone: string | null | undefined;
  provenPhone: string | null | undefined;
}): boolean {
  return Boolean(phone) && phone === provenPhone;
}

/** The confirmed address of the account that is signed in, and the one that was typed; upper and lower case are one. */
export function isEmailProven({
  email,
  provenEmail,
}: {
  email: string | null | undefined;
  provenEmail: string | null | undefined;
}): boolean {
  return Boolean(email) && email?.toLowerCase() === provenEmail?.toLowerCase();
}
