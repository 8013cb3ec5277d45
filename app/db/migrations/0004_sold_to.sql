ALTER TABLE "products" DROP CONSTRAINT "products_alcohol_check";--> statement-breakpoint
DROP INDEX "products_shelf_index";--> statement-breakpoint
DROP INDEX "products_shelf_featured_index";--> statement-breakpoint
DROP INDEX "products_shelf_newest_index";--> statement-breakpoint
DROP INDEX "products_shelf_name_index";--> statement-breakpoint
DROP INDEX "products_shelf_price_index";--> statement-breakpoint
DROP INDEX "products_shelf_form_index";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sold_to" text;--> statement-breakpoint
UPDATE "products" SET "sold_to" = CASE
  WHEN NOT "is_retail_allowed" THEN 'nobody' WHEN "is_doctor_only" THEN 'prescription' ELSE 'anyone'
END;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "sold_to" SET NOT NULL;--> statement-breakpoint
-- Rows of imports keep what they change; of the two old columns a row may name one alone, then the other is the product's.
CREATE FUNCTION pg_temp.with_sold_to(told jsonb, row_sku text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT (told - 'isRetailAllowed' - 'isDoctorOnly') || jsonb_build_object('soldTo', CASE
    WHEN coalesce(told ->> 'isRetailAllowed', CASE WHEN sold.is_retail_allowed THEN 'yes' ELSE 'no' END) = 'no' THEN 'nobody'
    WHEN coalesce(told ->> 'isDoctorOnly', CASE WHEN sold.is_doctor_only THEN 'yes' ELSE 'no' END) = 'yes' THEN 'prescription'
    ELSE 'anyone'
  END)
  FROM (VALUES (1)) AS one LEFT JOIN products sold ON sold.sku = coalesce(told ->> 'sku', row_sku)
$$;--> statement-breakpoint
UPDATE "catalog_import_rows" SET
  "new_values" = CASE WHEN "new_values" ?| ARRAY['isRetailAllowed', 'isDoctorOnly']
    THEN pg_temp.with_sold_to("new_values", "sku") ELSE "new_values" END,
  "old_values" = CASE WHEN "old_values" ?| ARRAY['isRetailAllowed', 'isDoctorOnly']
    THEN pg_temp.with_sold_to("old_values", "sku") ELSE "old_values" END
WHERE "new_values" ?| ARRAY['isRetailAllowed', 'isDoctorOnly'] OR "old_values" ?| ARRAY['isRetailAllowed', 'isDoctorOnly'];--> statement-breakpoint
CREATE INDEX "products_shelf_index" ON "products" USING btree ("brand_id","form_id","price_paise","origin_country","id") WHERE is_published and sold_to = 'anyone';--> statement-breakpoint
CREATE INDEX "products_shelf_featured_index" ON "products" USING btree ("is_featured" DESC NULLS FIRST,"is_best_seller" DESC NULLS FIRST,(case when is_featured or is_best_seller then md5(slug) end),lower(name),"potency_scale","potency_number","net_quantity","slug") WHERE is_published and sold_to = 'anyone';--> statement-breakpoint
CREATE INDEX "products_shelf_newest_index" ON "products" USING btree ("created_at" DESC NULLS FIRST,lower(name),"potency_scale","potency_number","net_quantity","slug") WHERE is_published and sold_to = 'anyone';--> statement-breakpoint
CREATE INDEX "products_shelf_name_index" ON "products" USING btree (lower(name),"potency_scale","potency_number","net_quantity","slug") WHERE is_published and sold_to = 'anyone';--> statement-breakpoint
CREATE INDEX "products_shelf_price_index" ON "products" USING btree ("price_paise") WHERE is_published and sold_to = 'anyone';--> statement-breakpoint
CREATE INDEX "products_shelf_form_index" ON "products" USING btree ("form_id","is_best_seller" DESC NULLS FIRST,"is_featured" DESC NULLS FIRST,"slug") WHERE is_published and sold_to = 'anyone';--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "is_retail_allowed";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "is_doctor_only";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sold_to_check" CHECK ("products"."sold_to" in ('anyone', 'prescription', 'nobody'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_alcohol_check" CHECK (not ("products"."sold_to" <> 'nobody' and "products"."net_unit" = 'ml' and "products"."alcohol_percent" > 12 and "products"."net_quantity" > 30));