import { FactRow } from "#app/components/admin/office/today/fact-row.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { officeOpeningText } from "#app/content/messages/office/office-opening.ts";
import type { RoutePath } from "#app/domain/route-path.ts";
import type { HelpfulFact } from "#app/domain/shop/helpful-facts.ts";

const PLACES: Record<HelpfulFact, RoutePath> = {
  "pharmacist-number": "/admin/settings/legal#pharmacistRegistration",
  "pharmacist-photo": "/admin/gallery",
  "doctor-photo": "/admin/doctors",
  gallery: "/admin/gallery",
  founder: "/admin/settings/founder#name",
};

/** What the shop may open without, but customers look for; only while something of it is missing. */
export function WouldHelp({ missing }: { missing: HelpfulFact[] }) {
  const { helpful } = officeOpeningText;
  if (missing.length === 0) return null;
  return (
    <Card title={helpful.title} isPadded={false}>
      <p className="border-b border-line-soft p-4">{helpful.text}</p>
      <ul className="divide-y divide-line-soft">
        {missing.map((fact) => (
          <li key={fact}>
            <FactRow to={PLACES[fact]} isIn={false} {...helpful.facts[fact]} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
