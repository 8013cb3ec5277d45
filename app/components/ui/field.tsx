import { CircleAlert } from "lucide-react";
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from "react";

type FieldWords = {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  /** Shown behind the label of an optional field, such as "(optional)". */
  optionalWord?: string;
};

/** One line of text under its label; `prefix` stands inside the box, such as +91, as does a button at its `end`. The id is the name unless given. */
export function TextField({
  prefix,
  end,
  ...props
}: FieldWords & { prefix?: string; end?: ReactNode } & Omit<ComponentProps<"input">, "prefix" | "name">) {
  const { frame, control } = fieldParts(props);
  const box = (
    <input
      type="text"
      {...control}
      className={`control ${prefix ? "pl-[3.625rem]" : ""} ${end ? "pr-[58px]" : ""}`}
    />
  );
  return (
    <Labelled {...frame}>
      {prefix || end ? (
        <span className="relative">
          {prefix && (
            <span className="absolute inset-y-0 left-[15px] flex items-center font-medium text-ink-2">
              {prefix}
            </span>
          )}
          {box}
          {end && <span className="absolute inset-y-0 right-1 flex items-center">{end}</span>}
        </span>
      ) : (
        box
      )}
    </Labelled>
  );
}

/** A mobile number of India. */
export function PhoneField(props: Omit<ComponentProps<typeof TextField>, "prefix" | "type" | "inputMode">) {
  return (
    <TextField {...props} prefix="+91" type="tel" inputMode="tel" autoComplete="tel-national" required />
  );
}

export function TextArea(props: FieldWords & Omit<ComponentProps<"textarea">, "name">) {
  const { frame, control } = fieldParts(props);
  return (
    <Labelled {...frame}>
      <textarea {...control} className="control control-area" />
    </Labelled>
  );
}

/** A list to choose from; the children are its options. */
export function SelectField(props: FieldWords & Omit<ComponentProps<"select">, "name">) {
  const { frame, control } = fieldParts(props);
  return (
    <Labelled {...frame}>
      <select {...control} className="control control-select" />
    </Labelled>
  );
}

/** What is wrong in the form, with links to the fields; takes the focus when it appears. */
export function ErrorSummary({
  title,
  errors,
}: {
  title: string;
  errors: { fieldId: string; message: string }[];
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-md border-2 border-error bg-error-soft px-5 py-4"
    >
      <h2 className="text-lg text-clay-800">{title}</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => focusField(event, fieldId)}
              className="block py-2.5 leading-snug font-semibold text-error underline underline-offset-3"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

// A change of the address would be a navigation, and that clears the answer which says what is wrong.
function focusField(event: MouseEvent, fieldId: string) {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}

function Labelled({
  fieldId,
  label,
  hint,
  error,
  isOptional,
  optionalWord,
  className,
  children,
}: Omit<FieldWords, "name"> & { fieldId: string; className: string; children: ReactNode }) {
  return (
    <div className={`grid content-start gap-[7px] ${className}`}>
      <label htmlFor={fieldId} className="leading-[1.35] font-semibold">
        {label} {isOptional && <span className="font-normal text-ink-3">{optionalWord}</span>}
      </label>
      {hint !== undefined && (
        <p id={`${fieldId}-hint`} className="-mt-[3px] text-sm leading-[1.4] text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${fieldId}-error`}
          className="flex gap-[7px] text-[.9375rem] leading-[1.35] font-semibold text-error"
        >
          <CircleAlert className="mt-px size-[18px]" />
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

// What stands around a control, and the control itself with its id, told to assistive technology together with hint and error.
function fieldParts<Props extends FieldWords & { id?: string | undefined; className?: string | undefined }>({
  label,
  hint,
  error,
  isOptional,
  optionalWord,
  id,
  className = "",
  ...control
}: Props) {
  const fieldId = id ?? control.name;
  const ids = [hint !== undefined && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean);
  return {
    frame: { fieldId, label, hint, error, isOptional, optionalWord, className },
    control: {
      ...control,
      id: fieldId,
      "aria-invalid": error ? (true as const) : undefined,
      "aria-describedby": ids.join(" ") || undefined,
    },
  };
}
