import { Link } from "#app/components/ui/link.ts";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { remedyText } from "#app/content/messages/catalog/remedy.ts";
import type { RemedyPage } from "#app/domain/catalog/remedy-page.ts";

/** A pack of each form that the remedy comes in; it leads to the shelf of that form with this remedy on it. */
export function RemedyForms({ remedy: { name, packs } }: { remedy: RemedyPage }) {
  const forms = [...Map.groupBy(packs, ({ form }) => form.slug).values()].map(([pack]) => pack!);
  return (
    <section className="remedy-forms">
      <SectionHeading title={remedyText.forms} />
      <ul>
        {forms.map(({ form, pictureUrl }) => (
          <li key={form.slug}>
            <Link to={`/shop?category=${form.slug}&q=${encodeURIComponent(name)}`}>
              <span className="remedy-stage">
                <img src={pictureUrl} alt="" width={400} height={480} loading="lazy" decoding="async" />
              </span>
              {form.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
