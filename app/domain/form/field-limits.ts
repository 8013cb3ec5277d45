/** The longest text in characters that each kind of form field takes; also the `maxLength` of its input. */
export const FIELD_LIMITS = {
  name: 80,
  addressLine: 160,
  town: 80,
  state: 60,
  note: 500,
  reviewBody: 1000,
  reviewAuthor: 40,
  subject: 120,
  message: 4000,
  organization: 120,
  drugLicence: 60,
  complaints: 2000,
  complaintsDuration: 160,
  earlierTreatment: 1000,
};
