import { productCardText } from "#app/content/messages/product-card.ts";
import { isOnSale, saving } from "#app/domain/catalog/price.ts";
import { rupees } from "#app/domain/money.ts";

/** What the shop asks, with the printed MRP struck through when it is higher; `hasSaving` adds amount and percentage. */
export function Price({
  pricePaise,
  mrpPaise,
  size = "md",
  hasSaving = false,
}: {
  pricePaise: number;
  mrpPaise: number;
  size?: "md" | "lg";
  hasSaving?: boolean;
}) {
  const words = productCardText;
  const saved = hasSaving ? saving({ mrpPaise, pricePaise }) : undefined;
  return (
    <p className={`price ${size === "lg" ? "price-lg" : ""}`}>
      <b>{rupees(pricePaise)}</b>
      {isOnSale({ mrpPaise, pricePaise }) && (
        <s>
          <span className="sr-only">{words.originalPrice} </span>
          {rupees(mrpPaise)}
        </s>
      )}
      {saved && <em>{words.youSave(rupees(saved.paise), saved.percent)}</em>}
    </p>
  );
}
