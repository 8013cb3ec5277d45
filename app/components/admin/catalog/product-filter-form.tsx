import { Search } from "lucide-react";
import { OfficeSearchInput } from "#app/components/admin/office-search.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import type { Choice } from "#app/domain/catalog/desk-product.ts";

export type TypedFilter = { view: string; q: string; brand: string; form: string };

/** Words, brand and form that the list is narrowed to; the view goes along. */
export function ProductFilterForm({
  typed: { view, q, brand, form },
  brands,
  forms,
}: {
  typed: TypedFilter;
  brands: Choice[];
  forms: Choice[];
}) {
  const words = officeCatalogText;
  return (
    <Form
      key={JSON.stringify([q, brand, form])}
      role="search"
      className="grid grid-cols-2 gap-2 p-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <input type="hidden" name="view" value={view} />
      <OfficeSearchInput label={words.search} q={q} className="max-md:col-span-2" />
      <Choose
        name="brand"
        label={words.fields.brand}
        all={words.percent.allBrands}
        value={brand}
        choices={brands}
      />
      <Choose
        name="form"
        label={words.fields.form}
        all={words.percent.allForms}
        value={form}
        choices={forms}
      />
      <button type="submit" className="btn btn-quiet max-md:col-span-2">
        <Search className="size-[18px]" />
        {words.searchButton}
      </button>
    </Form>
  );
}

function Choose({
  name,
  label,
  all,
  value,
  choices,
}: {
  name: string;
  label: string;
  all: string;
  value: string;
  choices: Choice[];
}) {
  return (
    <select name={name} aria-label={label} defaultValue={value} className="control control-select">
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.slug} value={choice.slug}>
          {choice.name}
        </option>
      ))}
    </select>
  );
}
