CREATE INDEX "products_name_index" ON "products" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "products_hidden_index" ON "products" USING btree (lower("name"),"id") WHERE not is_published;--> statement-breakpoint
CREATE INDEX "products_featured_index" ON "products" USING btree (lower("name"),"id") WHERE is_featured;--> statement-breakpoint
CREATE INDEX "products_best_index" ON "products" USING btree (lower("name"),"id") WHERE is_best_seller;--> statement-breakpoint
CREATE INDEX "products_new_index" ON "products" USING btree (lower("name"),"id") WHERE is_new;--> statement-breakpoint
CREATE INDEX "customers_words_index" ON "customers" USING gin (to_tsvector('simple', regexp_replace("name" || ' ' || coalesce("email", ''), '[[:punct:][:space:]]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "reviews_pending_index" ON "reviews" USING btree ("id") WHERE "reviews"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "audit_time_index" ON "audit" USING btree ("happened_at","id");--> statement-breakpoint
CREATE INDEX "audit_action_index" ON "audit" USING btree ("action","happened_at","id");--> statement-breakpoint
CREATE INDEX "audit_subject_start_index" ON "audit" USING btree (lower("subject") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "audit_actor_index" ON "audit" USING btree ("actor","happened_at","id");--> statement-breakpoint
CREATE INDEX "outbox_failed_index" ON "outbox" USING btree ("id") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "order_line_batches_number_index" ON "order_line_batches" USING btree (lower("batch_number"));