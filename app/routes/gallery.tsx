import { ArrowRight } from "lucide-react";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { Section } from "#app/components/layout/section.tsx";
import { PageHero } from "#app/components/pages/content/page-hero.tsx";
import { PictureGrid } from "#app/components/pages/gallery/picture-grid.tsx";
import { PlateGrid } from "#app/components/pages/gallery/plate-grid.tsx";
import { Link } from "#app/components/ui/link.ts";
import { galleryText } from "#app/content/messages/pages/gallery.ts";
import { shopContext } from "#app/context.ts";
import { KEPT_WITHOUT_PRICES } from "#app/domain/kept-page.ts";
import { PLATE_KINDS } from "#app/domain/pages/plate.ts";
import { findGallery } from "#app/services/pages/gallery.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData } from "#app/services/pages/structured-data/pages.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/gallery.ts";

const SECTIONS = ["shop", "clinic", "range"] as const;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  const [gallery, { shop }] = await Promise.all([findGallery(db), findSettings(db)]);
  const words = galleryText;
  const origin = config.publicOrigin;
  return {
    ...gallery,
    shopName: shop.name,
    canonical: `${origin}/gallery`,
    structuredData: graph(
      breadcrumbData(origin, [
        { name: words.home, to: "/" },
        { name: words.gallery, to: "/gallery" },
      ]),
    ),
  };
}

export function headers() {
  return { "Cache-Control": KEPT_WITHOUT_PRICES };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { drawn, photographed } = galleryText;
  const words = loaderData.plates ? drawn : photographed;
  return pageMeta(matches, {
    title: words.title,
    description: words.description(loaderData.shopName),
    canonical: loaderData.canonical,
    structuredData: loaderData.structuredData,
  });
};

export default function Gallery({ loaderData: { photographs, plates } }: Route.ComponentProps) {
  const words = galleryText;
  const { heading, lead } = plates ? words.drawn : words.photographed;
  const hung = SECTIONS.filter((section) => photographs[section].length > 0);
  const drawn = PLATE_KINDS.filter((kind) => plates && plates[kind].length > 0);
  return (
    <>
      <PageHero
        breadcrumbLabel={words.breadcrumb}
        crumbs={[{ name: words.home, to: "/" }, { name: words.gallery }]}
        title={heading}
        lead={lead}
      />
      {hung.map((section, position) => (
        <Section key={section} isSunk={position === 1}>
          <h2>{words.sections[section].title}</h2>
          <p className="mt-2 mb-6 max-w-prose text-ink-2">{words.sections[section].text}</p>
          <PictureGrid pictures={photographs[section]} />
          <Link to={words.ways[section].to} className="link-arrow mt-4">
            <span>{words.ways[section].text}</span>
            <ArrowRight className="size-[18px]" />
          </Link>
        </Section>
      ))}
      {drawn.map((kind, position) => (
        <Section key={kind} isSunk={position === 1}>
          <h2>{words.kingdoms[kind].title}</h2>
          <p className="mt-2 mb-6 max-w-prose text-ink-2">{words.kingdoms[kind].text}</p>
          {plates && <PlateGrid plates={plates[kind]} />}
        </Section>
      ))}
    </>
  );
}
