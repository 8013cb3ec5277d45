/** Words of the doctor's photograph in the back office. */
export const doctorPhotoText = {
  title: "Photograph",
  none: "Patients see a drawing until you add a photograph.",
  file: "Photograph",
  fileHint: "JPEG, PNG, WebP or AVIF, up to 10 MB. Face and shoulders, upright.",
  add: "Add the photograph",
  replace: "Replace the photograph",
  changed: "Patients now see this photograph.",
  removed: "The photograph is removed. Patients see the drawing again.",
  ofDoctor: (name: string) => `the photograph of ${name}`,
  removeNote: "It cannot be put back; you can upload it again.",
  refusals: {
    "too-large": "This photograph is too large: 10 MB and 25 megapixels at most.",
    "too-many": "Please send one photograph at a time.",
    unreadable: "The form could not be read. Please try again.",
    "wrong-type": "We cannot read this photograph. Please send JPEG, PNG, WebP or AVIF.",
    broken: "This photograph is damaged.",
    busy: "The shop cannot take files just now. Too many are waiting, or the disk is nearly full.",
    empty: "Please choose a photograph.",
    "not-found": "This photograph does not exist.",
    "not-allowed": "Only the owner changes these facts.",
  },
};
