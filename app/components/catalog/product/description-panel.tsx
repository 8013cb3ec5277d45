import { PackLabel } from "#app/components/catalog/product/pack-label.tsx";
import { productText } from "#app/content/messages/catalog/product.ts";
import { alcoholIn } from "#app/domain/catalog/alcohol.ts";
import type { ProductPage } from "#app/domain/catalog/product-page.ts";
import { isForSale } from "#app/domain/catalog/sold-to.ts";

/** What it is, how it is taken, what to know, and the label of the pack. */
export function DescriptionPanel({ product }: { product: ProductPage }) {
  const words = productText;
  const goodToKnow = [alcoholWords(product), words.storage, words.seeDoctor].filter(
    (line) => line !== undefined,
  );
  return (
    <div className="grid gap-8 lg:grid-cols-[1.15fr_0.85fr] lg:items-start lg:gap-[60px]">
      <div className="grid max-w-prose gap-3.5">
        {product.description.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <HowToUse product={product} />
        <h2 className="mt-2 text-xl">{words.goodToKnow}</h2>
        <Points lines={goodToKnow} />
      </div>
      <PackLabel product={product} />
    </div>
  );
}

/** The dose of the label or a word that points to it, the age, and what is true of the route; a closed pack names no dose. */
function HowToUse({ product }: { product: ProductPage }) {
  const words = productText;
  const { labelDose, route, minAgeMonths } = product;
  const isDoseLeftToLabel = route !== undefined && labelDose === undefined && isForSale(product);
  const lines = [
    ...(isDoseLeftToLabel ? [words.asOnLabel] : []),
    ...(minAgeMonths === undefined ? [] : [words.minAge(minAgeMonths)]),
    ...(route === undefined ? [] : words.care[route]),
  ];
  if (labelDose === undefined && lines.length === 0) return null;
  return (
    <>
      <h2 className="mt-2 text-xl">{words.use}</h2>
      {labelDose !== undefined && <p className="whitespace-pre-line">{words.labelDose(labelDose)}</p>}
      <Points lines={lines} />
    </>
  );
}

/** What is known of the alcohol in it; of a liquid for the mouth also that nothing is. */
function alcoholWords(product: ProductPage): string | undefined {
  const { alcohol: words } = productText;
  const alcohol = alcoholIn(product);
  if (typeof alcohol === "number") return words.percent(alcohol);
  if (alcohol === "none") return undefined;
  if (alcohol === "some") return words.some;
  return product.netUnit === "ml" && product.route === "mouth" ? words.unknown : undefined;
}

function Points({ lines }: { lines: string[] }) {
  return (
    <ul className="drop-list">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
