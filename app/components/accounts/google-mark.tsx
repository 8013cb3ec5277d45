/** The sign of Google, as its rules for sign-in buttons ask. */
export function GoogleMark() {
  return <img src="/art/google.svg" alt="" width={18} height={18} />;
}
