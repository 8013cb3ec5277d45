import { StickyAction } from "#app/components/layout/sticky-action.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { productText } from "#app/content/messages/catalog/product.ts";
import { alcoholIn, isPackTooStrong } from "#app/domain/catalog/alcohol.ts";
import { choicesForSale } from "#app/domain/catalog/product-choice.ts";
import type { ProductPage } from "#app/domain/catalog/product-page.ts";

/** In place of price and button: why the pack is not sold to everybody, and the way on. */
export function NotForSale({ product }: { product: ProductPage }) {
  const words = productText;
  const isForClinics = product.soldTo === "nobody";
  const isAlcoholMissing = alcoholIn(product) === "unknown" && isPackTooStrong(product);
  const closedText = isAlcoholMissing ? words.alcoholUnknownText : words.notForRetailText;
  const packs = choicesForSale({ ...product.choices, potency: [], brand: [] });
  const pack = packs.findLast(({ label }) => label.endsWith(` ${product.netUnit}`)) ?? packs[0];
  const title = isForClinics ? words.notForRetailTitle : words.doctorOnlyTitle;
  const way = (size?: "lg") =>
    isForClinics ? (
      pack && (
        <ButtonLink to={`/product/${pack.slug}`} size={size} isBlock={size === "lg"}>
          {words.choosePack(pack.label)}
        </ButtonLink>
      )
    ) : (
      <ButtonLink to="/doctor-consultation" variant="accent" size={size} isBlock={size === "lg"}>
        {words.askDoctor}
      </ButtonLink>
    );
  return (
    <>
      <Notice kind="warning">
        <p className="font-semibold">{title}</p>
        <p>{isForClinics ? closedText : words.doctorOnlyText}</p>
      </Notice>
      <div className="w-max max-lg:hidden max-lg:noscript:block">{way()}</div>
      {(pack || !isForClinics) && (
        <StickyAction label={title}>
          <p className="font-semibold leading-tight">{title}</p>
          {way("lg")}
        </StickyAction>
      )}
    </>
  );
}
