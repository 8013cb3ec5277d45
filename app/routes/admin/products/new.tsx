import { data } from "react-router";
import { ProductForm } from "#app/components/admin/catalog/product-form.tsx";
import { OfficePage } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { PRODUCT_FIELDS, type ProductFields, sentProductFields } from "#app/domain/catalog/product-fields.ts";
import { refusalStatus } from "#app/domain/refusal-status.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { saveProduct } from "#app/services/catalog/desk/save-product.server.ts";
import { productChoicesOf, readVocabulary } from "#app/services/catalog/desk/vocabulary.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/new";

const text = officeCatalogText;

const BLANK: ProductFields = {
  ...(Object.fromEntries(PRODUCT_FIELDS.map((field) => [field, ""])) as ProductFields),
  netUnit: "ml",
  mrpSource: "label",
  originCountry: "India",
  isPublished: "yes",
  soldTo: "anyone",
};

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-catalogue")];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  const [vocabulary, { tax }] = await Promise.all([readVocabulary(db), findSettings(db)]);
  return {
    fields: { ...BLANK, gstPercent: String(tax.gstPercent), hsn: tax.hsn },
    choices: productChoicesOf(vocabulary),
    origin: config.publicOrigin,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const fields = sentProductFields(await readForm(request));
  const saved = await saveProduct(db, {
    sku: undefined,
    fields,
    actor: byUser(accountOf(context)),
    now: clock(),
  });
  if (saved.ok) return redirect(`/admin/products/${saved.sku}?created=yes`, 303);
  const problems = saved.reason === "problems" ? saved.problems : {};
  const sentences = Object.entries(problems).map(([field, problem]) => [field, text.problems[problem]]);
  return data(
    { fields, problems: Object.fromEntries(sentences) as Record<string, string> },
    { status: refusalStatus(problems) },
  );
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.add);

export default function NewProduct({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeCatalogText;
  return (
    <OfficePage title={words.add}>
      <ProductForm {...loaderData} answer={actionData} />
    </OfficePage>
  );
}
