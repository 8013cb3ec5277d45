import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { shellText } from "#app/content/messages/shell.ts";

/** Says on every page of a shop that is not open what it is; the office has its own words. */
export function DemoBanner() {
  const { mode } = useShopFacts();
  const { demo } = shellText;
  if (mode === "open") return null;
  return (
    <aside className="demo-banner on-dark" aria-label={demo.label}>
      <p>
        <b>{demo.title}</b> {mode === "practice" ? demo.practice : demo.closed}
      </p>
    </aside>
  );
}
