import { useLocation } from "react-router";
import { Form } from "#app/components/ui/link.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { PRODUCT_MARKS } from "#app/domain/catalog/product-mark.ts";

/** The form that the ticks of the list belong to. */
export const CHOSEN_PRODUCTS = "chosen-products";

/** What can be done with all ticked products at once; prices are looked at on their own screen before they change, which gets the query of the list to come back to it. */
export function BulkBar() {
  const { bulk } = officeCatalogText;
  const { search } = useLocation();
  return (
    <Form
      id={CHOSEN_PRODUCTS}
      method="post"
      className="flex flex-wrap items-center gap-2 bg-tint px-4 py-2.5"
    >
      <span className="font-semibold max-md:basis-full">{bulk.title}</span>
      <select
        name="mark"
        aria-label={bulk.mark}
        className="control control-select w-auto! max-md:min-w-0 max-md:flex-1"
      >
        {(Object.keys(PRODUCT_MARKS) as (keyof typeof PRODUCT_MARKS)[]).map((mark) => (
          <option key={mark} value={mark}>
            {bulk.marks[mark]}
          </option>
        ))}
      </select>
      <button type="submit" className="btn btn-quiet">
        {bulk.apply}
      </button>
      <button
        type="submit"
        formMethod="get"
        formAction="/admin/products/prices"
        name="list"
        value={search}
        className="btn btn-quiet max-md:w-full"
      >
        {bulk.prices}
      </button>
    </Form>
  );
}
