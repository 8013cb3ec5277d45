CREATE TABLE "companies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"address" text,
	"licence" text,
	"country" text NOT NULL,
	CONSTRAINT "companies_slug_unique" UNIQUE("slug"),
	CONSTRAINT "companies_role_check" CHECK ("companies"."role" in ('maker', 'importer'))
);
--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "maker" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "maker_id" integer;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "importer_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "mrp_source" text DEFAULT 'label' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "maker_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "importer_id" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "maker_address" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "maker_licence" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "importer" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "importer_address" text;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_maker_id_companies_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_importer_id_companies_id_fk" FOREIGN KEY ("importer_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_maker_id_companies_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_importer_id_companies_id_fk" FOREIGN KEY ("importer_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_estimated_index" ON "products" USING btree (lower("name"),"id") WHERE mrp_source = 'estimate';--> statement-breakpoint
-- What products said of maker and importer becomes a company each, without the address that nobody entered. The names below were
-- printed by the demo catalogue and are no legal names: of those nothing is known.
CREATE FUNCTION pg_temp.company_slug(company text, role text) RETURNS text LANGUAGE sql AS $$
  SELECT coalesce(
    nullif(trim(BOTH '-' FROM left(regexp_replace(lower(company), '[^a-z0-9]+', '-', 'g'), 60)), ''),
    'company-' || left(md5(company), 8)
  ) || CASE role WHEN 'importer' THEN '-importer' ELSE '' END
$$;--> statement-breakpoint
INSERT INTO "companies" ("slug", "name", "role", "country")
SELECT pg_temp.company_slug("maker", 'maker'), min("maker"), 'maker', min("origin_country") FROM "products"
WHERE trim("maker") <> '' AND "maker" NOT LIKE '%(packed at the shop)' AND "maker" NOT IN (
  'Allen Homoeo & Herbal Products', 'Hahnemann Pure Drug Company', 'Haslab (HSL)',
  'Bhargava Phytolab (R. S. Bhargava Pharmacy group)', 'St. George''s Homoeopathy'
)
GROUP BY 1;--> statement-breakpoint
INSERT INTO "companies" ("slug", "name", "role", "country")
SELECT pg_temp.company_slug("importer", 'importer'), min("importer"), 'importer', 'India' FROM "products"
WHERE trim("importer") <> '' AND "importer" <> 'Named on the pack'
GROUP BY 1;--> statement-breakpoint
UPDATE "products" SET
  "maker_id" = (SELECT "id" FROM "companies" WHERE "slug" = pg_temp.company_slug("products"."maker", 'maker')),
  "importer_id" = (SELECT "id" FROM "companies" WHERE "slug" = pg_temp.company_slug("products"."importer", 'importer'));--> statement-breakpoint
UPDATE "brands" SET
  "maker_id" = (
    SELECT "own"."maker_id" FROM "products" "own" WHERE "own"."brand_id" = "brands"."id" AND "own"."maker_id" IS NOT NULL
    GROUP BY "own"."maker_id" ORDER BY count(*) DESC, "own"."maker_id" LIMIT 1
  ),
  "importer_id" = (
    SELECT "own"."importer_id" FROM "products" "own" WHERE "own"."brand_id" = "brands"."id" AND "own"."importer_id" IS NOT NULL
    GROUP BY "own"."importer_id" ORDER BY count(*) DESC, "own"."importer_id" LIMIT 1
  );--> statement-breakpoint
UPDATE "products" SET
  "maker_id" = nullif("products"."maker_id", "brands"."maker_id"),
  "importer_id" = nullif("products"."importer_id", "brands"."importer_id")
FROM "brands" WHERE "brands"."id" = "products"."brand_id";--> statement-breakpoint
CREATE TRIGGER companies_tell_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON companies
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalog_changed();--> statement-breakpoint
-- Rows of imports keep what they change; what they said of maker and importer cannot be said any more.
UPDATE "catalog_import_rows" SET
  "new_values" = "new_values" - 'maker' - 'importer', "old_values" = "old_values" - 'maker' - 'importer'
WHERE "new_values" ?| ARRAY['maker', 'importer'] OR "old_values" ?| ARRAY['maker', 'importer'];--> statement-breakpoint
-- The packs whose MRP the demo catalogue estimated, as long as nobody has entered another.
UPDATE "products" SET "mrp_source" = 'estimate'
FROM "brands", "categories"
WHERE "brands"."id" = "products"."brand_id" AND "categories"."id" = "products"."form_id"
  AND NOT EXISTS (
    SELECT FROM "price_changes" "change"
    WHERE "change"."product_id" = "products"."id" AND "change"."new_mrp_paise" <> "change"."old_mrp_paise"
  )
  AND CASE "products"."dosage_form"
    WHEN 'dilution' THEN "brands"."slug" IN ('schwabe', 'bjain', 'hapco', 'ralson') OR "products"."pack_size" = '100 ml'
      OR ("brands"."slug" = 'sbl' AND "products"."potency_number" IN (6, 10000, 100000))
      OR ("brands"."slug" = 'reckeweg' AND "products"."potency_number" = 6)
    WHEN 'mother-tincture' THEN "brands"."slug" IN ('schwabe', 'bjain', 'ralson') OR "products"."pack_size" = '100 ml'
    WHEN 'trituration' THEN "brands"."slug" IN ('sbl', 'reckeweg')
    WHEN 'lm-potency' THEN "brands"."slug" = 'sbl'
    WHEN 'tablets' THEN "brands"."slug" = 'bjain' AND "categories"."slug" = 'biochemic'
    WHEN 'drops' THEN "brands"."slug" = 'new-life' AND "categories"."slug" = 'bach-flower'
    WHEN 'kit' THEN "brands"."slug" = 'house'
    ELSE false
  END;--> statement-breakpoint
-- A homoeopathic lozenge under the Ayurvedic heading.
UPDATE "products" SET "hsn" = '30049014' WHERE "sku" = 'SBL-STOBALLOZ-PACKOF80' AND "hsn" = '30049011';--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "maker";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "importer";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_mrp_source_check" CHECK ("products"."mrp_source" in ('label', 'estimate'));