import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { LabelCard } from "#app/components/ui/label-card.tsx";
import { Link } from "#app/components/ui/link.ts";
import { aboutText } from "#app/content/messages/pages/about.ts";

/** Who runs the shop: the founder's own words, the legal owner and the licence, each where it is entered; nothing where none is. */
export function ShopFounder({
  founder,
  legalName,
}: {
  founder: { name?: string | undefined; role?: string | undefined; story?: string | undefined };
  legalName: string | undefined;
}) {
  const words = aboutText;
  const { licence20c } = useShopFacts();
  const papers = [
    legalName && words.founderUnnamed(legalName),
    licence20c && words.licence(licence20c),
  ].filter(Boolean);
  if (!founder.name && !founder.story && papers.length === 0) return null;
  return (
    <LabelCard className="self-start">
      <h2 className="text-2xl">{words.founder}</h2>
      {founder.name && (
        <p className="mt-3 font-display text-xl font-semibold text-leaf-800">
          {words.founderNamed(founder.name, founder.role)}
        </p>
      )}
      {founder.story && <p className="mt-2 whitespace-pre-line text-ink-2">{founder.story}</p>}
      {papers.length > 0 && <p className="mt-3 text-ink-2">{papers.join(" ")}</p>}
      <Link to="/licences" className="link mt-2 inline-flex min-h-11 items-center">
        {words.papers}
      </Link>
    </LabelCard>
  );
}
