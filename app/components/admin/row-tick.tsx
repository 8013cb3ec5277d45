/** Ticks a row for the form of that id, which acts on many at once; large enough for a thumb. */
export function RowTick({
  formId,
  name,
  value,
  label,
  isTicked = false,
}: {
  formId: string;
  name: string;
  value: string;
  label: string;
  /** Ticked before anybody presses: an answer without scripts shows again what was ticked. */
  isTicked?: boolean;
}) {
  return (
    <label className="-m-3 shrink-0 cursor-pointer p-3">
      <input
        type="checkbox"
        name={name}
        value={value}
        form={formId}
        aria-label={label}
        defaultChecked={isTicked}
        className="block size-5 accent-primary"
      />
    </label>
  );
}
