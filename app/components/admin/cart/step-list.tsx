import { RemoveOnce } from "#app/components/admin/remove-once.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeStepsText } from "#app/content/messages/cart/office-steps.ts";
import { formatDate } from "#app/content/messages/dates.ts";
import type { OfferStep } from "#app/domain/cart/offer-step.ts";
import { rupees } from "#app/domain/money.ts";

/** The steps; each can be paused and taken away. */
export function StepList({ steps }: { steps: OfferStep[] }) {
  const words = officeStepsText;
  if (steps.length === 0) return <p className="p-4 text-ink-2">{words.none}</p>;
  return (
    <ul className="divide-y divide-line-soft">
      {steps.map((step) => (
        <li key={step.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
          <div className="min-w-0 grow basis-60">
            <b className="font-semibold">{stepTitle(step)}</b>
            {!step.isActive && <span className="ml-2 text-ink-2">{words.paused}</span>}
            <small className="block text-ink-2">{stepFacts(step)}</small>
          </div>
          <div className="flex flex-wrap items-start gap-2">
            <Form method="post" action="/admin/coupons/steps">
              <input type="hidden" name="id" value={step.id} />
              <Button
                name="intent"
                value={step.isActive ? "pause" : "open"}
                variant="quiet"
                className="btn-row"
              >
                {step.isActive ? words.pause : words.open}
                <span className="sr-only"> {stepTitle(step)}</span>
              </Button>
            </Form>
            <RemoveOnce thing={stepTitle(step)} fields={{ id: step.id }} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function stepTitle({ percent, fromPacks, fromPaise }: OfferStep): string {
  const words = officeStepsText;
  return fromPacks === null
    ? words.fromSum(rupees(fromPaise ?? 0), percent)
    : words.fromPacks(fromPacks, percent);
}

function stepFacts({ scope, fromDay, toDay, isWithTrade }: OfferStep): string {
  const words = officeStepsText;
  return [
    scope === null ? words.allGoods : words.only(scope),
    fromDay !== null && words.since(formatDate(fromDay)),
    toDay !== null && words.until(formatDate(toDay)),
    isWithTrade && words.withTrade,
  ]
    .filter(Boolean)
    .join(", ");
}
