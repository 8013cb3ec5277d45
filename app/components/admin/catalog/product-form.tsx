import { type FormEvent, useState } from "react";
import { SearchPreview } from "#app/components/admin/catalog/search-preview.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { ErrorSummary, SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { officeText } from "#app/content/messages/office.ts";
import type { Choice, DeskChoices } from "#app/domain/catalog/desk-product.ts";
import { GST_RATES } from "#app/domain/catalog/gst.ts";
import { MRP_SOURCES } from "#app/domain/catalog/mrp-source.ts";
import { FLAG_FIELDS, type ProductField, type ProductFields } from "#app/domain/catalog/product-fields.ts";
import { ROUTES } from "#app/domain/catalog/route.ts";
import { SOLD_TO } from "#app/domain/catalog/sold-to.ts";

export type ProductAnswer = {
  problems: Partial<Record<ProductField, string>>;
  fields: ProductFields;
  version?: string | undefined;
};

/** Every field of a product, the price first unless it is a new one; what was typed stays when it is refused. */
export function ProductForm({
  fields: stored,
  version,
  choices,
  origin,
  answer,
}: {
  fields: ProductFields;
  /** Of the stored fields; a new product has none. */
  version?: string | undefined;
  choices: DeskChoices;
  origin: string;
  answer: ProductAnswer | undefined;
}) {
  const words = officeCatalogText;
  const office = officeText;
  const fields = answer?.fields ?? stored;
  const [shown, setShown] = useState(fields);
  const problems = Object.entries(answer?.problems ?? {});
  const field = (name: ProductField) => ({
    name,
    label: words.fields[name],
    error: answer?.problems[name],
    defaultValue: fields[name],
  });
  const maybe = { isOptional: true, optionalWord: words.optional };
  const lines = (name: ProductField) => ({ ...field(name), defaultValue: linesOf(fields[name]).join("\n") });
  const show = ({ target }: FormEvent<HTMLFormElement>) => {
    if (
      (target instanceof HTMLInputElement && target.type !== "checkbox") ||
      target instanceof HTMLTextAreaElement
    )
      setShown((before) => ({ ...before, [target.name]: target.value }));
  };
  const doseHint =
    fields.labelDose && fields.soldTo !== "anyone" ? words.hints.unprintedDose : words.hints.labelDose;
  const price = (
    <Card title={words.groups.price}>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField {...field("mrp")} inputMode="decimal" required />
        <SelectField {...field("mrpSource")} hint={words.hints.mrpSource}>
          {MRP_SOURCES.map((source) => (
            <option key={source} value={source}>
              {words.mrpSources[source]}
            </option>
          ))}
        </SelectField>
        <TextField {...field("price")} hint={words.hints.price} inputMode="decimal" required />
        <SelectField {...field("gstPercent")}>
          {GST_RATES.map((rate) => (
            <option key={rate}>{rate}</option>
          ))}
        </SelectField>
        <TextField {...field("hsn")} inputMode="numeric" required />
        <Button className="justify-self-start" name="intent" value="save">
          {office.save}
        </Button>
      </div>
    </Card>
  );
  const naming = (
    <Card title={words.groups.name}>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField {...field("name")} className="sm:col-span-2" required />
        <TextField {...field("sku")} autoCapitalize="characters" required />
        <TextField {...field("barcode")} {...maybe} hint={words.hints.barcode} inputMode="numeric" />
        <TextField {...field("slug")} hint={words.hints.slug} required />
        <SelectField {...field("brand")}>
          <Options choices={choices.brands} current={fields.brand} />
        </SelectField>
        <SelectField {...field("form")}>
          <Options choices={choices.forms} current={fields.form} />
        </SelectField>
        <TextField {...field("remedy")} {...maybe} hint={words.hints.remedy} list="remedies" />
        <datalist id="remedies">
          {choices.remedies.map((slug) => (
            <option key={slug} value={slug} />
          ))}
        </datalist>
        <TextField {...field("dosageForm")} hint={words.hints.dosageForm} required />
        <TextField {...field("potency")} {...maybe} hint={words.hints.potency} />
        <TextField {...field("packSize")} hint={words.hints.packSize} required />
        <TextField {...field("netQuantity")} inputMode="decimal" required />
        <SelectField {...field("netUnit")}>
          {["ml", "g", "unit"].map((unit) => (
            <option key={unit}>{unit}</option>
          ))}
        </SelectField>
        <TextField
          {...field("alcoholPercent")}
          {...maybe}
          hint={words.hints.alcoholPercent}
          inputMode="decimal"
        />
        <SelectField {...field("maker")}>
          <Options choices={choices.makers} current={fields.maker} none={words.asBrand} />
        </SelectField>
        <TextField {...field("originCountry")} required />
        <SelectField {...field("importer")}>
          <Options choices={choices.importers} current={fields.importer} none={words.asBrand} />
        </SelectField>
      </div>
    </Card>
  );
  return (
    <Form method="post" noValidate className="grid gap-5 *:min-w-0" onInput={show}>
      <input type="hidden" name="version" value={answer?.version ?? version} />
      {problems.length > 0 && (
        <ErrorSummary
          title={office.errorTitle}
          errors={problems.map(([name, message]) => ({
            fieldId: name,
            message: `${words.fields[name as ProductField]}: ${message}`,
          }))}
        />
      )}
      {stored.sku ? price : naming}
      {stored.sku ? naming : price}
      <Card title={words.groups.shelves}>
        <div className="grid gap-4">
          <SelectField {...field("soldTo")} className="sm:max-w-80">
            {SOLD_TO.map((who) => (
              <option key={who} value={who}>
                {words.soldTo[who]}
              </option>
            ))}
          </SelectField>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {FLAG_FIELDS.map((flag) => (
              <div key={flag}>
                <CheckField id={flag} name={flag} value="yes" defaultChecked={fields[flag] === "yes"}>
                  {words.fields[flag]}
                </CheckField>
                {answer?.problems[flag] && (
                  <p className="font-semibold text-error">{answer.problems[flag]}</p>
                )}
              </div>
            ))}
          </div>
          <fieldset id="categories" tabIndex={-1}>
            <legend className="font-semibold">{words.fields.categories}</legend>
            {answer?.problems.categories && (
              <p className="font-semibold text-error">{answer.problems.categories}</p>
            )}
            <div className="grid max-h-64 gap-x-4 overflow-y-auto sm:grid-cols-2">
              {choices.categories.map(({ slug, name }) => (
                <CheckField
                  key={slug}
                  name="categories"
                  value={slug}
                  defaultChecked={linesOf(fields.categories).includes(slug)}
                >
                  {name}
                </CheckField>
              ))}
            </div>
          </fieldset>
          <TextArea {...lines("tags")} {...maybe} hint={words.hints.lines} rows={4} />
          <TextArea {...lines("searchWords")} {...maybe} hint={words.hints.searchWords} rows={3} />
          <TextArea {...lines("adCaution")} {...maybe} hint={words.hints.lines} rows={2} />
        </div>
      </Card>
      <Card title={words.groups.texts}>
        <div className="grid gap-4">
          <TextArea {...field("shortDescription")} {...maybe} rows={2} />
          <TextArea {...field("description")} {...maybe} rows={10} />
          <TextArea {...lines("ingredients")} {...maybe} hint={words.hints.lines} rows={3} />
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <SelectField {...field("route")}>
              <option value="">{words.noRoute}</option>
              {ROUTES.map((route) => (
                <option key={route} value={route}>
                  {words.routes[route]}
                </option>
              ))}
            </SelectField>
            <TextField
              {...field("minAgeMonths")}
              {...maybe}
              hint={words.hints.minAgeMonths}
              inputMode="numeric"
            />
          </div>
          <TextArea {...field("labelDose")} {...maybe} hint={doseHint} rows={3} />
        </div>
      </Card>
      <Card title={words.groups.search}>
        <div className="grid gap-4 *:min-w-0">
          <TextField {...field("seoTitle")} {...maybe} hint={words.hints.seo} />
          <TextArea {...field("seoDescription")} {...maybe} hint={words.hints.seo} rows={2} />
          <SearchPreview
            fields={shown}
            brandName={choices.brands.find(({ slug }) => slug === shown.brand)?.name ?? ""}
            origin={origin}
          />
        </div>
      </Card>
      <Button className="justify-self-start" name="intent" value="save">
        {office.save}
      </Button>
    </Form>
  );
}

/** `none` says what no choice means; without it nothing may be left open once it is chosen. */
function Options({ choices, current, none }: { choices: Choice[]; current: string; none?: string }) {
  const words = officeCatalogText;
  return (
    <>
      {(none || !choices.some(({ slug }) => slug === current)) && (
        <option value="">{none ?? words.none}</option>
      )}
      {choices.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </>
  );
}

function linesOf(text: string): string[] {
  return text.split(/[|\n]/).map((line) => line.trim());
}
