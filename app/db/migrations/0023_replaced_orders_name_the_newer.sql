ALTER TABLE "orders" ADD COLUMN "replaced_by_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_replaced_by_id_orders_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_replaced_index" ON "orders" USING btree ("replaced_by_id") WHERE "orders"."replaced_by_id" is not null;--> statement-breakpoint
UPDATE "orders" SET "replaced_by_id" = "newer"."id" FROM "order_events" INNER JOIN "orders" AS "newer" ON "order_events"."note" = 'Replaced by order ' || "newer"."number" WHERE "order_events"."order_id" = "orders"."id" AND "order_events"."status" = 'cancelled' AND "order_events"."actor_kind" = 'system' AND "orders"."status" = 'cancelled';
