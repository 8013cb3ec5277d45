import type { KeyboardEvent } from "react";
import { useSearchParams } from "react-router";
import { DescriptionPanel } from "#app/components/catalog/product/description-panel.tsx";
import { DetailsPanel } from "#app/components/catalog/product/details-panel.tsx";
import { ReviewsPanel } from "#app/components/catalog/product/reviews-panel.tsx";
import { Link } from "#app/components/ui/link.ts";
import { productText } from "#app/content/messages/catalog/product.ts";
import type { ProductPage } from "#app/domain/catalog/product-page.ts";

const PANELS = { description: DescriptionPanel, details: DetailsPanel, reviews: ReviewsPanel };
type Tab = keyof typeof PANELS;
const TABS = Object.keys(PANELS) as Tab[];

/** Three panels, of which the address shows one; all of them are in the page. */
export function ProductTabs({ product }: { product: ProductPage }) {
  const words = productText;
  const [params] = useSearchParams();
  const open = TABS.find((tab) => tab === params.get("tab")) ?? "description";
  return (
    <section id="about" className="late pt-2.5 pb-14">
      <div role="tablist" aria-label={words.tabList} className="tabs" onKeyDown={moveBetweenTabs}>
        {TABS.map((tab) => (
          <Link
            key={tab}
            id={`tab-${tab}`}
            role="tab"
            to={`/product/${product.slug}${tab === "description" ? "" : `?tab=${tab}`}#about`}
            replace
            preventScrollReset
            aria-selected={tab === open}
            aria-controls={`panel-${tab}`}
          >
            {words.tabs[tab]}
          </Link>
        ))}
      </div>
      {TABS.map((tab) => {
        const Panel = PANELS[tab];
        return (
          <div
            key={tab}
            id={`panel-${tab}`}
            role="tabpanel"
            aria-labelledby={`tab-${tab}`}
            hidden={tab !== open}
          >
            <Panel product={product} />
          </div>
        );
      })}
    </section>
  );
}

/** Arrow keys go from tab to tab, as people who use screen readers expect. */
function moveBetweenTabs({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  if (step !== 0) tabs.at((tabs.indexOf(target as HTMLElement) + step) % tabs.length)?.focus();
}
