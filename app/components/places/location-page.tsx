import { FirstMedicines } from "#app/components/catalog/category/first-medicines.tsx";
import { PincodePromise } from "#app/components/catalog/product/pincode-promise.tsx";
import { useNextPath } from "#app/components/layout/next-path.ts";
import { Section } from "#app/components/layout/section.tsx";
import { SanitisedHtml } from "#app/components/pages/content/sanitised-html.tsx";
import { BenefitTiles } from "#app/components/places/benefit-tiles.tsx";
import { ContactCard } from "#app/components/places/contact-card.tsx";
import { LinkRows } from "#app/components/places/link-rows.tsx";
import { LocationFactList } from "#app/components/places/location-fact-list.tsx";
import type { LocationView } from "#app/components/places/location-view.ts";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { locationText } from "#app/content/messages/places/location.ts";

/** The six shelves that the specification names, each with the slug of its own page. */
const CATEGORIES = [
  ["single-remedies", "dilutions"],
  ["mother-tinctures", "mother-tinctures"],
  ["bio-combinations", "bio-combination"],
  ["biochemic-salts", "biochemic"],
  ["patent-medicines", "medicines"],
  ["external-applications", "cosmetics"],
] as const;

/** The landing page of a place, as the specification lists it, with what is true there. */
export function LocationPage({
  page,
  products,
  facts,
  path,
  pincodeAnswer,
  related,
  serviceSpan,
}: LocationView) {
  const words = locationText;
  const { path: next } = useNextPath();
  if (next && /^\/(location\/|seo\/|homeopathy-in-)/.test(next)) return <Loading />;
  return (
    <>
      <PageWidth className="pb-10">
        <Breadcrumbs
          label={words.breadcrumb}
          items={[
            { name: words.home, to: "/" },
            { name: words.locations, to: "/locations" },
            { name: page.locationName },
          ]}
        />
        <h1 className="pt-1 pb-3">{page.h1Title}</h1>
        <FirstMedicines
          title={words.shelf.title}
          link={{ to: "/shop?view=all", text: words.shelf.all }}
          products={products}
        />
        <div className="grid gap-8 pt-5 lg:grid-cols-[1fr_380px] lg:items-start lg:gap-14">
          <article className="min-w-0">
            <SanitisedHtml html={page.content} className="mb-6 max-w-prose text-lg [&_a]:link" />
            <PincodePromise key={path} path={path} suggested={facts?.pincodes[0]} initial={pincodeAnswer} />
            {facts && <LocationFactList place={page.locationName} facts={facts} />}
          </article>
          <ContactCard />
        </div>
      </PageWidth>
      <BenefitTiles facts={facts} serviceSpan={serviceSpan} />
      <Section isLate>
        <SectionHeading title={words.categories.title} />
        <LinkRows
          links={CATEGORIES.map(([name, slug]) => ({
            to: `/category/${slug}`,
            text: words.categories[name],
          }))}
        />
      </Section>
      {related.length > 0 && (
        <Section isLate className="pt-0!">
          <SectionHeading title={words.related} link={{ to: "/locations", text: words.allLocations }} />
          <LinkRows
            links={related.map(({ targetPage, anchorText }) => ({ to: targetPage, text: anchorText }))}
          />
        </Section>
      )}
    </>
  );
}

function Loading() {
  const words = locationText;
  return (
    <PageWidth className="grid min-h-[60vh] place-items-center text-leaf-700">
      <div role="status" className="grid justify-items-center gap-3">
        <Spinner />
        {words.loading}
      </div>
    </PageWidth>
  );
}
