CREATE INDEX "products_shelf_changed_index" ON "products" USING btree ("updated_at") WHERE is_published and sold_to = 'anyone';--> statement-breakpoint
CREATE INDEX "invoices_sums_index" ON "invoices" USING btree ("issued_on","kind","taxable_paise","cgst_paise","sgst_paise","igst_paise","total_paise");--> statement-breakpoint
CREATE INDEX "payments_claimed_index" ON "payments" USING btree ("id") WHERE "payments"."status" = 'claimed';--> statement-breakpoint
CREATE INDEX "reviews_sample_index" ON "reviews" USING btree ("id") WHERE "reviews"."is_sample";--> statement-breakpoint
CREATE INDEX "reviews_praise_index" ON "reviews" USING btree ("is_sample","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' and rating >= 4;--> statement-breakpoint
CREATE INDEX "seo_pages_hidden_index" ON "seo_pages" USING btree ("slug") WHERE not "seo_pages"."is_active";--> statement-breakpoint
CREATE INDEX "batches_demo_index" ON "batches" USING btree ("product_id") WHERE "batches"."is_demo";