import { Minus, Plus } from "lucide-react";
import { type ComponentProps, type FocusEvent, useEffect, useEffectEvent, useRef } from "react";

/** A whole number from 1 to `max` with a button on each side; `onQuantity` hears every valid change, `onTooMany` whether more than `max` was asked for; what is not valid gives way to the last when the field is left. */
export function QuantityField({
  name,
  label,
  value,
  max,
  decreaseLabel,
  increaseLabel,
  onQuantity,
  onTooMany,
  className = "",
  ...input
}: {
  name: string;
  label: string;
  value: number;
  max: number;
  decreaseLabel: string;
  increaseLabel: string;
  onQuantity?: (quantity: number) => void;
  onTooMany?: (isTooMany: boolean) => void;
} & Omit<ComponentProps<"input">, "name" | "value" | "max" | "defaultValue" | "onChange">) {
  const field = useRef<HTMLInputElement>(null);
  const valid = useRef(value);

  function step(by: 1 | -1) {
    if (!field.current) return;
    if (by === 1 && field.current.valueAsNumber >= max) return onTooMany?.(true);
    field.current[by === 1 ? "stepUp" : "stepDown"]();
    keep(field.current);
  }

  function keep(input: HTMLInputElement) {
    onTooMany?.(input.valueAsNumber > max);
    if (!input.value || !input.checkValidity()) return;
    valid.current = input.valueAsNumber;
    onQuantity?.(valid.current);
  }

  const keepTyped = useEffectEvent(() => {
    if (field.current && field.current.valueAsNumber !== valid.current) keep(field.current);
  });
  // What was typed before React was there counts too.
  useEffect(() => keepTyped(), []);

  function leave({ currentTarget }: FocusEvent<HTMLInputElement>) {
    if (!currentTarget.value || !currentTarget.checkValidity()) currentTarget.value = String(valid.current);
  }

  return (
    <span className={`quantity ${className}`}>
      <button type="button" aria-label={decreaseLabel} onClick={() => step(-1)} className="noscript:hidden">
        <Minus className="size-[18px]" />
      </button>
      <input
        {...input}
        // A new value from the server starts the field afresh.
        key={value}
        ref={field}
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={label}
        defaultValue={value}
        min={1}
        max={max}
        onChange={(event) => keep(event.target)}
        onBlur={leave}
      />
      <button type="button" aria-label={increaseLabel} onClick={() => step(1)} className="noscript:hidden">
        <Plus className="size-[18px]" />
      </button>
    </span>
  );
}
