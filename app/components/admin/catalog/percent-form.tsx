import { Button } from "#app/components/ui/button.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import type { Choice } from "#app/domain/catalog/desk-product.ts";
import { PRICE_STEPS } from "#app/domain/catalog/price-change.ts";

export type TypedPercent = Record<"percent" | "step" | "q" | "brand" | "form", string>;

/** Which prices change by how many per cent; it only leads to a list of what would change. */
export function PercentForm({
  typed,
  skus,
  brands,
  forms,
  problem,
}: {
  typed: TypedPercent;
  /** Where some were ticked on the list, only these. */
  skus: string[];
  brands: Choice[];
  forms: Choice[];
  problem: string | undefined;
}) {
  const words = officeCatalogText;
  return (
    <Form className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3" noValidate>
      <TextField
        name="percent"
        label={words.percent.percent}
        inputMode="text"
        defaultValue={typed.percent}
        error={problem}
        required
      />
      <SelectField name="step" label={words.percent.step} defaultValue={typed.step}>
        {PRICE_STEPS.map((step) => (
          <option key={step} value={step}>
            {words.percent.steps[step]}
          </option>
        ))}
      </SelectField>
      {skus.length > 0 ? (
        <p className="self-end">
          {skus.map((sku) => (
            <input key={sku} type="hidden" name="sku" value={sku} />
          ))}
          {words.percent.chosen(skus.length)}{" "}
          <Link to="/admin/products/prices" className="link">
            {words.percent.choose}
          </Link>
        </p>
      ) : (
        <>
          <TextField name="q" label={words.search} defaultValue={typed.q} />
          <SelectField name="brand" label={words.fields.brand} defaultValue={typed.brand}>
            <option value="">{words.percent.allBrands}</option>
            {brands.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField name="form" label={words.fields.form} defaultValue={typed.form}>
            <option value="">{words.percent.allForms}</option>
            {forms.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
        </>
      )}
      <Button className="self-end justify-self-start">{words.percent.show}</Button>
    </Form>
  );
}
