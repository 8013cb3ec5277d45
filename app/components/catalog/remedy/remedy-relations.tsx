import { Link } from "#app/components/ui/link.ts";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { remedyText } from "#app/content/messages/catalog/remedy.ts";
import type { RemedyPage } from "#app/domain/catalog/remedy-page.ts";

/** The neighbours that the classical books name, each with its page. */
export function RemedyRelations({ relations }: Pick<RemedyPage, "relations">) {
  const words = remedyText.relations;
  return (
    <section className="remedy-relations">
      <SectionHeading title={words.title} />
      <ul>
        {relations.flatMap(({ kind, remedies }) =>
          remedies.map(({ slug, name, plant }) => (
            <li key={`${kind} ${slug}`}>
              <Link to={`/remedy/${slug}`}>
                {plant && (
                  <span className={`remedy-niche wall-${plant.tint}`}>
                    <img src={plant.url} alt="" width={200} height={252} loading="lazy" decoding="async" />
                  </span>
                )}
                <span>
                  <b>{name}</b>
                  <small>{words.kinds[kind]}</small>
                </span>
              </Link>
            </li>
          )),
        )}
      </ul>
      <p className="mt-2 text-sm text-ink-2">{words.note}</p>
    </section>
  );
}
