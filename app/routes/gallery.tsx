import { ArrowRight } from "lucide-react";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { Section } from "#app/components/layout/section.tsx";
import { PageHero } from "#app/components/pages/content/page-hero.tsx";
import { drawingsOf } from "#app/components/pages/gallery/drawings.ts";
import { PictureGrid } from "#app/components/pages/gallery/picture-grid.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { galleryText } from "#app/content/messages/pages/gallery.ts";
import { shopContext } from "#app/context.ts";
import { KEPT_WITHOUT_PRICES } from "#app/domain/kept-page.ts";
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
  const words = galleryText;
  return pageMeta(matches, {
    title: words.title,
    description: words.description(loaderData.shopName),
    canonical: loaderData.canonical,
    structuredData: loaderData.structuredData,
  });
};

export default function Gallery({ loaderData: { photographs, packs } }: Route.ComponentProps) {
  const words = galleryText;
  const drawn = {
    shop: drawingsOf("shop", words.drawings),
    clinic: drawingsOf("clinic", words.drawings),
    range: packs.map(({ name, pictureUrl }) => ({
      url: pictureUrl,
      alt: name,
      width: 400,
      height: 480,
    })),
  };
  const isAllDrawn = SECTIONS.every((section) => photographs[section].length === 0);
  return (
    <>
      <PageHero
        breadcrumbLabel={words.breadcrumb}
        crumbs={[{ name: words.home, to: "/" }, { name: words.gallery }]}
        title={words.heading}
        lead={words.lead}
      />
      {SECTIONS.map((section, position) => {
        const isDrawn = photographs[section].length === 0;
        const way = words.ways[section];
        return (
          <Section key={section} isSunk={position === 1}>
            <h2>{words.sections[section].title}</h2>
            <p className="mt-2 mb-6 max-w-prose text-ink-2">{words.sections[section].text}</p>
            <PictureGrid pictures={isDrawn ? drawn[section] : photographs[section]} isDrawn={isDrawn} />
            <Link to={way.to} className="link-arrow mt-4">
              <span>{way.text}</span>
              <ArrowRight className="size-[18px]" />
            </Link>
            {isAllDrawn && position === SECTIONS.length - 1 && (
              <Notice className="mt-6 max-w-prose">{words.drawn}</Notice>
            )}
          </Section>
        );
      })}
    </>
  );
}
