import { Check } from "lucide-react";
import { FactRow } from "#app/components/admin/office/today/fact-row.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeOpeningText } from "#app/content/messages/office/office-opening.ts";
import type { RoutePath } from "#app/domain/route-path.ts";
import type { SellingMode } from "#app/domain/selling-mode.ts";
import { OPENING_FACTS, type OpeningFact } from "#app/domain/shop/opening.ts";

export type BeforeOpenView = {
  mode: SellingMode;
  missing: OpeningFact[];
  /** What is entered, or how much of the demonstration is left. */
  said: Partial<Record<OpeningFact, string>>;
  hasDoctor: boolean;
  demoBatches: number;
};

/** The form that enters each fact, at its field. */
const PLACES: Record<OpeningFact, RoutePath> = {
  phone: "/admin/settings/shop#phone",
  email: "/admin/settings/shop#email",
  address: "/admin/settings/shop#address.line1",
  "legal-name": "/admin/settings/shop#legalName",
  licence: "/admin/settings/shop#licence20c",
  "competent-person": "/admin/settings/legal#competentPerson",
  "grievance-officer": "/admin/settings/legal#grievanceOfficer.name",
  gst: "/admin/settings/shop#gstin",
  payment: "/admin/settings/shop#upiVpa",
  "sample-reviews": "/admin/reviews?view=sample",
  "poisons-list": "/admin/poisons",
  prices: "/admin/products",
  "demo-batches": "/admin/stock",
};

/** What a visitor can do now, and which facts open the shop: the missing ones first, each a link to its form. */
export function BeforeOpen({ view }: { view: BeforeOpenView }) {
  const words = officeOpeningText;
  const { mode, missing, said, hasDoctor, demoBatches } = view;
  const all = OPENING_FACTS.length;
  const done = OPENING_FACTS.filter((fact) => !missing.includes(fact));
  return (
    <>
      {mode !== "open" && (
        <section className="on-dark rounded-md bg-leaf-800 px-4 py-3.5 text-paper-100">
          <h2 className="text-lg text-white">{words.demo.title}</h2>
          <p>{mode === "practice" ? words.demo.practice(all) : words.demo.closed(all)}</p>
        </section>
      )}
      <Card title={words.title} end={words.count(done.length, all)} isPadded={false}>
        <div className="border-b border-line-soft p-4">
          <div role="img" aria-label={words.bar(done.length, all)} className="flex gap-1">
            {OPENING_FACTS.map((fact, place) => (
              <span
                key={fact}
                className={`h-2 grow rounded-full ${place < done.length ? "bg-leaf-600" : place === done.length ? "bg-marigold-400" : "bg-paper-300"}`}
              />
            ))}
          </div>
          <p className="mt-2">{missing.length === 0 ? words.allIn : words.missing(missing.length)}</p>
        </div>
        <ul className="divide-y divide-line-soft">
          {missing.map((fact, place) => (
            <li key={fact} className={place === 0 ? "border-l-4 border-l-marigold-400 bg-marigold-50" : ""}>
              <FactRow
                to={PLACES[fact]}
                isIn={false}
                title={words.facts[fact].title}
                text={said[fact] ?? words.facts[fact].ask}
              />
            </li>
          ))}
        </ul>
        {demoBatches > 0 && (
          <Form method="post" className="border-t border-line-soft p-4">
            <Button variant="quiet" name="intent" value="quarantine-demo">
              {words.takeOff}
            </Button>
          </Form>
        )}
        {done.length > 0 && (
          <p className="flex min-h-12 items-center gap-2 border-t border-line-soft px-4 font-semibold text-ok">
            <Check className="size-5" />
            {words.factsIn(done.length)}
          </p>
        )}
        <ul className="grid border-t border-line-soft md:grid-cols-2">
          {done.map((fact) => (
            <li key={fact} className="border-b border-line-soft">
              <FactRow to={PLACES[fact]} isIn title={words.facts[fact].title} text={said[fact] ?? ""} />
            </li>
          ))}
        </ul>
      </Card>
      <Card title={words.clinic.title} isPadded={false}>
        <FactRow
          to="/admin/doctors"
          isIn={hasDoctor}
          title={words.clinic.fact}
          text={hasDoctor ? words.clinic.done : words.clinic.ask}
        />
      </Card>
    </>
  );
}
