/** A turning ring in the colour of the text around it, for buttons that are busy. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-5 animate-spin rounded-full border-[2.5px] border-current/35 border-t-current"
    />
  );
}
