import { PackLabel } from "#app/components/catalog/product/pack-label.tsx";
import { productText } from "#app/content/messages/catalog/product.ts";
import type { ProductPage } from "#app/domain/catalog/product-page.ts";

/** What it is, how it is taken, what to know, and the label of the pack. */
export function DescriptionPanel({ product }: { product: ProductPage }) {
  const words = productText;
  const { alcoholPercent } = product;
  const goodToKnow = [
    words.drawnPicture,
    words.labelDiffers,
    alcoholPercent !== undefined && alcoholPercent > 0 && words.containsAlcohol(alcoholPercent),
    words.storage,
    words.seeDoctor,
  ].filter((line) => line !== false);
  return (
    <div className="grid gap-8 lg:grid-cols-[1.15fr_0.85fr] lg:items-start lg:gap-[60px]">
      <div className="grid max-w-prose gap-3.5">
        {product.description.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {product.usage && (
          <>
            <h2 className="mt-2 text-xl">{words.usage}</h2>
            <p>{product.usage}</p>
          </>
        )}
        <h2 className="mt-2 text-xl">{words.goodToKnow}</h2>
        <Points lines={goodToKnow} />
      </div>
      <PackLabel product={product} />
    </div>
  );
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
