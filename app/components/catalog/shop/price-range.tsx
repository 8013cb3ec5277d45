import { useEffect, useRef } from "react";
import type { PriceChoice } from "#app/components/catalog/shop/shop-choices.ts";
import { Link } from "#app/components/ui/link.ts";
import { shopText } from "#app/content/messages/catalog/shop.ts";
import { hasUpperBound, PRICE_DIGITS, PRICE_SLIDER } from "#app/domain/catalog/shop-filter.ts";

const { min: MIN, max: MAX, step: STEP } = PRICE_SLIDER;

/** Two number fields for any price, and above them two sliders that write into them; the top of the sliders is open ("500+"). */
export function PriceRange({ minRupees, maxRupees }: { minRupees: number; maxRupees: number }) {
  const shop = shopText;
  const low = useRef<HTMLInputElement>(null);
  const high = useRef<HTMLInputElement>(null);
  const track = useRef<HTMLDivElement>(null);
  // Above the sliders' end "500+" would read as a smaller number than the lower bound.
  const openEnd = minRupees > MAX ? shop.anyPrice : shop.noUpperBound;
  const topLabel = (rupees: number) => (hasUpperBound({ maxRupees: rupees }) ? String(rupees) : openEnd);

  function slide(field: HTMLInputElement | null, slider: HTMLInputElement) {
    if (!field) return;
    field.value = field === high.current ? topLabel(slider.valueAsNumber) : slider.value;
    track.current?.style.setProperty(
      field === high.current ? "--high" : "--low",
      share(slider.valueAsNumber),
    );
  }

  // By script, which the sliders need anyway: pages have no inline styles.
  useEffect(() => {
    track.current?.style.setProperty("--low", share(minRupees));
    track.current?.style.setProperty("--high", share(maxRupees));
  }, [minRupees, maxRupees]);

  const slider = { min: MIN, max: MAX, step: STEP };
  return (
    <>
      <div className="price-track noscript:hidden" ref={track}>
        <input
          type="range"
          {...slider}
          aria-label={shop.lowestPrice}
          defaultValue={Math.min(minRupees, MAX)}
          onInput={(event) => slide(low.current, event.currentTarget)}
        />
        <input
          type="range"
          {...slider}
          aria-label={shop.highestPrice}
          aria-valuetext={hasUpperBound({ maxRupees }) ? undefined : shop.noUpperBound}
          defaultValue={Math.min(maxRupees, MAX)}
          onInput={(event) => slide(high.current, event.currentTarget)}
        />
      </div>
      <div className="grid grid-cols-2 gap-2.5">
        <label className="grid gap-[3px] text-sm text-ink-2">
          {shop.from}
          <input
            ref={low}
            name="min"
            inputMode="numeric"
            maxLength={PRICE_DIGITS}
            defaultValue={minRupees}
            className="control min-h-11 px-2.5"
          />
        </label>
        <label className="grid gap-[3px] text-sm text-ink-2">
          {shop.to}
          <input
            ref={high}
            name="max"
            inputMode="numeric"
            maxLength={PRICE_DIGITS}
            defaultValue={topLabel(maxRupees)}
            className="control min-h-11 px-2.5"
          />
        </label>
      </div>
    </>
  );
}

/** What the list costs, in a few steps. */
export function PriceLinks({ prices }: { prices: PriceChoice[] }) {
  return prices.map(({ name, count, isChosen, to }) => (
    <Link
      key={name}
      to={to}
      preventScrollReset
      rel="nofollow"
      aria-current={isChosen ? "true" : undefined}
      className="flex min-h-11 items-center"
    >
      <span className={isChosen ? "font-semibold" : "link"}>{name}</span>
      <span className="ml-auto text-sm text-ink-3">{count.toLocaleString("en-IN")}</span>
    </Link>
  ));
}

function share(rupees: number): string {
  return `${(Math.min(rupees - MIN, MAX - MIN) / (MAX - MIN)) * 100}%`;
}
