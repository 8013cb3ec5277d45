import { Check } from "lucide-react";
import { checkoutStepsText } from "#app/content/messages/orders/checkout-steps.ts";

const STEPS = ["cart", "delivery", "done"] as const;

/** Where the buyer stands between cart and order. */
export function CheckoutSteps({ current }: { current: (typeof STEPS)[number] }) {
  const words = checkoutStepsText;
  const position = STEPS.indexOf(current);
  return (
    <ol
      aria-label={words.stepsLabel}
      className="hidden items-center gap-2 text-[.9688rem] font-medium text-ink-2 md:flex"
    >
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === position ? "step" : undefined}
          className="flex items-center gap-2 not-first:before:h-[1.5px] not-first:before:w-[22px] not-first:before:bg-paper-400 aria-[current]:font-semibold aria-[current]:text-ink"
        >
          <span
            aria-hidden="true"
            className={`grid size-7 place-items-center rounded-full border-[1.5px] text-sm font-semibold ${stepLook(index - position)}`}
          >
            {index < position ? <Check className="size-4" /> : index + 1}
          </span>
          {words.steps[step]}
        </li>
      ))}
    </ol>
  );
}

function stepLook(distance: number): string {
  if (distance < 0) return "border-leaf-600 bg-leaf-100 text-leaf-700";
  return distance === 0 ? "border-primary bg-primary text-white" : "border-control";
}
