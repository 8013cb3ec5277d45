import { ChevronDown } from "lucide-react";
import { Link } from "#app/components/ui/link.ts";
import { conditionText } from "#app/content/messages/pages/condition.ts";

export type ConditionTile = {
  slug: string;
  name: string;
  description: string;
  plant: { url: string; tint: string };
};

/** Conditions of a body system as tiles: a plant, the name and what it is. What is beyond `foldAfter` opens by a press. */
export function ConditionList({
  systemSlug,
  conditions,
  foldAfter = conditions.length,
}: {
  systemSlug: string;
  conditions: ConditionTile[];
  foldAfter?: number;
}) {
  const { list } = conditionText;
  // One tile alone is no shorter behind a fold.
  const shown = conditions.length - foldAfter > 1 ? conditions.slice(0, foldAfter) : conditions;
  const folded = conditions.slice(shown.length);
  return (
    <>
      <Tiles systemSlug={systemSlug} conditions={shown} />
      {folded.length > 0 && (
        <details className="group mt-2">
          <summary className="link flex min-h-11 cursor-pointer list-none items-center gap-2">
            {list.more(folded.length)}
            <ChevronDown className="size-[18px] group-open:rotate-180" />
          </summary>
          <Tiles systemSlug={systemSlug} conditions={folded} />
        </details>
      )}
    </>
  );
}

function Tiles({ systemSlug, conditions }: { systemSlug: string; conditions: ConditionTile[] }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3 lg:gap-3.5">
      {conditions.map(({ slug, name, description, plant }) => (
        <li key={slug}>
          <Link
            to={`/diseases/${systemSlug}/${slug}`}
            className="group/tile grid h-full grid-cols-[56px_1fr] overflow-hidden rounded-md border border-line bg-surface md:grid-cols-[72px_1fr]"
          >
            <span className={`grid place-items-end justify-center pt-1 bg-(--wall) wall-${plant.tint}`}>
              <img src={plant.url} alt="" width={200} height={240} loading="lazy" className="h-auto w-11" />
            </span>
            <span className="grid min-h-16 content-center gap-0.5 px-3 py-2">
              <b className="font-display text-[1.125rem] leading-tight font-semibold group-hover/tile:underline group-hover/tile:underline-offset-4">
                {name}
              </b>
              <span className="text-sm leading-snug text-ink-2 max-md:hidden">{description}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
