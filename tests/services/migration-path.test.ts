import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { createBareDatabase } from "#tests/support/bare-database.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { generateSchema } from "#tests/support/generate-schema.ts";
import { readCatalogue } from "#tests/support/read-catalogue.ts";
import { migrateAsTrial } from "#tests/support/trial-version.ts";

let current: TestDatabase;
let currentCatalogue: string[];
beforeAll(async () => {
  current = await createTestDatabase();
  currentCatalogue = await readCatalogue(current.url);
});
afterAll(() => current.drop());

test("a database that went all the steps of the trial versions becomes the same as a new one, and keeps its rows", async () => {
  const trial = await createBareDatabase();
  await migrateAsTrial(trial.url);
  const client = new pg.Client({ connectionString: trial.url });
  await client.connect();
  const read = async () => {
    const { rows } = await client.query(`
      select b.slug, b.name, a.slug as alias, s.value from brands b join brand_aliases a on a.brand_id = b.id
      cross join settings s where s.key = 'shop'`);
    return rows;
  };
  await client.query(`
    with brand as (insert into brands (slug, name, full_name, country, specialties, description, aliases)
      values ('sbl', 'SBL', 'SBL Pvt Ltd', 'India', '{}', '', '{}') returning id)
    insert into brand_aliases (slug, brand_id) select 'sbl-india', id from brand`);
  await client.query(
    `insert into settings (key, value, updated_at) values ('shop', '{"name": "Materia"}', now())`,
  );
  await client.query(`
    with form as (
      insert into categories (kind, slug, name, hindi_name, description, position, dosage_forms, popular_potencies, benefits, faqs)
      values ('form', 'dilutions', 'Dilutions', '', '', 1, '{}', '{}', '{}', '[{"question": "Can I crush tablets for a child?", "answer": "Yes, crush and mix with a little water."}]'),
        ('concern', 'child-care', 'Child Care', '', '', 1, '{}', '{}', '{}', '[]') returning id, kind
    )
    insert into products (slug, sku, brand_id, form_id, name, dosage_form, pack_size, net_quantity, net_unit, mrp_paise,
      price_paise, hsn, gst_percent, maker, origin_country, short_description, description, ingredients, usage,
      is_retail_allowed, is_doctor_only, can_publish_indication, ad_caution, search_text)
    select sku, sku, brands.id, form.id, '', dosage_form, '', case sku when 'tonic' then 180 else 1 end, net_unit, 1, 1, '30049014', 5, maker, 'India', '', '', '{}',
      'A common way is 5 drops', is_retail_allowed, is_doctor_only, true, '{}', ''
    from brands, form, (values ('open', true, false, 'drops', 'ml', 'SBL Pvt. Ltd.'),
      ('doctors', true, true, 'eye-drops', 'ml', 'SBL Pvt. Ltd.'), ('hospitals', false, false, 'elixir', 'g', 'Other Works'),
      ('both', false, true, 'tablets', 'g', 'Haslab (HSL)'), ('tonic', true, false, 'syrup', 'ml', 'SBL Pvt. Ltd.'))
      as old (sku, is_retail_allowed, is_doctor_only, dosage_form, net_unit, maker) where form.kind = 'form'`);
  await client.query(`insert into product_categories (product_id, category_id)
    select products.id, categories.id from products, categories where categories.slug = 'child-care'`);
  const before = await read();
  expect(before).toHaveLength(1);
  await migrateDatabase(trial.url);
  expect(await read()).toEqual(before);
  const { rows: sold } = await client.query(
    "select sku, sold_to, route, label_dose from products order by id",
  );
  expect(sold).toEqual([
    { sku: "open", sold_to: "anyone", route: "mouth", label_dose: null },
    { sku: "doctors", sold_to: "prescription", route: "eye", label_dose: null },
    { sku: "hospitals", sold_to: "nobody", route: null, label_dose: null },
    { sku: "both", sold_to: "nobody", route: "mouth", label_dose: null },
    { sku: "tonic", sold_to: "nobody", route: "mouth", label_dose: null },
  ]);
  const { rows: forChildren } = await client.query(
    "select sku from products join product_categories on product_id = id order by id",
  );
  expect(forChildren.map(({ sku }) => sku)).toEqual(["doctors", "hospitals", "both"]);
  const { rows: answers } = await client.query("select faqs from categories where kind = 'form'");
  expect(answers[0].faqs[0].answer).toContain("Where the label or your doctor allows the medicine");
  const { rows: made } = await client.query(`
    select p.sku, ofBrand.name as "ofBrand", own.name as own, ofBrand.address from products p
    join brands b on b.id = p.brand_id join companies ofBrand on ofBrand.id = b.maker_id
    left join companies own on own.id = p.maker_id order by p.id`);
  const brandMaker = { ofBrand: "SBL Pvt. Ltd.", address: null };
  expect(made).toEqual([
    { sku: "open", own: null, ...brandMaker },
    { sku: "doctors", own: null, ...brandMaker },
    { sku: "hospitals", own: "Other Works", ...brandMaker },
    { sku: "both", own: null, ...brandMaker },
    { sku: "tonic", own: null, ...brandMaker },
  ]);
  await client.end();
  expect(await readCatalogue(trial.url)).toEqual(currentCatalogue);
  await trial.drop();
});

test("the lines that are compared see a column, a check, an index, a trigger, a function, a sequence and an extension", () => {
  for (const part of [
    /^column orders\.placed_at: timestamp with time zone, not null$/,
    /^constraint products\.products_price_check: CHECK /,
    /^constraint consultations\.consultations_no_overlap: EXCLUDE USING gist /,
    /^index CREATE UNIQUE INDEX quotes_open_unique .* WHERE /,
    /^trigger CREATE TRIGGER stock_movements_only_grow BEFORE /,
    /^trigger CREATE TRIGGER doctor_hours_tell_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE /,
    /^function CREATE OR REPLACE FUNCTION public\.keep_refunds_within_payment\(\)/,
    /^sequence order_numbers: bigint from 1, /,
    /^extension btree_gist /,
  ])
    expect(
      currentCatalogue.filter((line) => part.test(line)),
      String(part),
    ).toHaveLength(1);
});

test("the steps make the tables, columns, constraints and indexes that the schema describes, and no more", async () => {
  const schemaOnly = await createBareDatabase();
  const client = new pg.Client({ connectionString: schemaOnly.url });
  await client.connect();
  for (const statement of generateSchema()) await client.query(statement);
  await client.end();
  const described = (lines: string[]) =>
    lines.filter((line) => !/^(function|trigger|extension) |: TRIGGER |consultations_no_overlap/.test(line));
  expect(described(currentCatalogue)).toEqual(described(await readCatalogue(schemaOnly.url)));
  await schemaOnly.drop();
});
