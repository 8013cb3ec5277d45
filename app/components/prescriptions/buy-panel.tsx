import { CircleCheck, CircleX, Info, TriangleAlert } from "lucide-react";
import { useNavigation } from "react-router";
import type { LineState, PaperLine } from "#app/components/prescriptions/prescription-view.ts";
import { Button } from "#app/components/ui/button.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { prescriptionText } from "#app/content/messages/prescriptions/prescription.ts";
import { rupees } from "#app/domain/money.ts";

/** Which lines can be had here, and the one button that puts all of them into the cart. */
export function BuyPanel({ lines, states }: { lines: PaperLine[]; states: LineState[] }) {
  const { buy, freeChoice } = prescriptionText;
  const isBusy = useNavigation().formData?.get("intent") === "buy";
  const offers = states.flatMap(({ state, offer }) => (offer && state !== "as-liquid" ? [offer] : []));
  const hasLiquid = states.some(({ state }) => state === "as-liquid");
  const missing = states.filter(({ state }) => state === "missing").length;
  const totalPaise = offers.reduce((sum, offer) => sum + offer.totalPaise, 0);
  return (
    <Panel as="section" className="grid gap-4">
      <h2 className="text-xl">{buy.title}</h2>
      <ul className="grid gap-3.5">
        {lines.map((line) => {
          const state = states.find(({ lineId }) => lineId === line.id);
          return state && <BuyLine key={line.id} line={line} state={state} />;
        })}
      </ul>
      {offers.length > 0 || hasLiquid ? (
        <Form id={BUY_FORM} method="post" className="grid gap-2.5">
          {offers.length > 0 && <p className="font-semibold">{buy.total(rupees(totalPaise))}</p>}
          {missing > 0 && <p className="text-ink-2">{buy.missing(missing)}</p>}
          <Button name="intent" value="buy" size="lg" isBlock disabled={isBusy}>
            {isBusy ? buy.adding : offers.length > 0 ? buy.add(offers.length) : buy.addTicked}
          </Button>
        </Form>
      ) : (
        <p className="font-semibold">{buy.nothing}</p>
      )}
      <p className="text-sm text-ink-2">
        {freeChoice} {(offers.length > 0 || hasLiquid) && buy.estimate}
      </p>
    </Panel>
  );
}

const BUY_FORM = "buy-prescribed";

function BuyLine({ line, state: { state, reason, offer } }: { line: PaperLine; state: LineState }) {
  const { buy } = prescriptionText;
  const Icon = ICONS[state];
  const tone = TONES[state];
  return (
    <li className="flex gap-2.5 border-b border-line-soft pb-3.5">
      <Icon className={`mt-0.5 ${tone}`} />
      <div className="min-w-0">
        <p className="font-semibold">{[line.medicine, line.potencyLabel].filter(Boolean).join(" ")}</p>
        <p className={tone}>{buy.lineStates[state]}</p>
        {reason && <p className="text-sm text-ink-2">{buy.reasons[reason]}</p>}
        {offer && (
          <p className="text-sm text-ink-2">
            <Link to={`/product/${offer.slug}`} className="link">
              {buy.packs(offer.quantity, offer.name, offer.brandName)}
            </Link>
            <br />
            {buy.enough(line.daysInWords)}, {rupees(offer.totalPaise)}
            {offer.soldTo === "prescription" && (
              <>
                <br />
                {buy.doctorOnly}
              </>
            )}
          </p>
        )}
        {state === "as-liquid" && offer && (
          <>
            <p className="mt-1.5">{buy.liquid}</p>
            <CheckField name="liquid" value={String(line.id)} form={BUY_FORM}>
              {buy.takeLiquid(offer.packSize, rupees(offer.totalPaise))}
            </CheckField>
          </>
        )}
      </div>
    </li>
  );
}

const ICONS = {
  "in-stock": CircleCheck,
  "other-brand": Info,
  "other-pack": Info,
  "as-liquid": TriangleAlert,
  missing: CircleX,
} satisfies Record<LineState["state"], typeof Info>;

const TONES = {
  "in-stock": "text-ok",
  "other-brand": "text-ok",
  "other-pack": "text-ok",
  "as-liquid": "font-semibold text-marigold-900",
  missing: "text-error",
} satisfies Record<LineState["state"], string>;
