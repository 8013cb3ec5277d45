import { Link } from "#app/components/ui/link.ts";

/** Conditions of a body system as cards: the name and what it is. */
export function ConditionList({
  systemSlug,
  conditions,
}: {
  systemSlug: string;
  conditions: { slug: string; name: string; description: string }[];
}) {
  return (
    <ul className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-[18px]">
      {conditions.map(({ slug, name, description }) => (
        <li key={slug}>
          <Link
            to={`/diseases/${systemSlug}/${slug}`}
            className="group grid h-full content-start gap-1.5 rounded-lg border border-line bg-surface p-5"
          >
            <b className="font-display text-[1.25rem] leading-tight font-semibold group-hover:underline group-hover:underline-offset-4">
              {name}
            </b>
            <span className="line-clamp-3 text-[.9375rem] text-ink-2">{description}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
