DROP INDEX "products_shelf_name_index";--> statement-breakpoint
DROP INDEX "products_shelf_price_index";--> statement-breakpoint
DROP INDEX "products_remedy_index";--> statement-breakpoint
CREATE INDEX "products_remedy_index" ON "products" USING btree ("remedy_id","potency_scale","potency_number","id");