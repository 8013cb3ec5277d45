import { potencyLinks } from "#app/components/catalog/category/potency-address.ts";
import { Chip } from "#app/components/ui/chip.tsx";

const SHOWN = 3;

/** The first three of a form's usual potencies that lead to a list of their own; nothing where a form has none. */
export function PotencyChips({
  form,
  title,
}: {
  form: { slug: string; popularPotencies: string[] };
  title: string;
}) {
  const links = potencyLinks(form);
  if (links.length === 0) return null;
  return (
    <>
      <p className="text-sm text-ink-2">{title}</p>
      <ul className="flex flex-wrap gap-2">
        {links.slice(0, SHOWN).map(({ potency, to }) => (
          <li key={potency}>
            <Chip to={to}>{potency}</Chip>
          </li>
        ))}
      </ul>
    </>
  );
}
