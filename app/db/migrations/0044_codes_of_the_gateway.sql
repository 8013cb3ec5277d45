ALTER TABLE "gateway_orders" ADD COLUMN "way" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_orders" ADD COLUMN "shown" text;--> statement-breakpoint
ALTER TABLE "gateway_orders" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gateway_orders" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gateway_orders" ADD COLUMN "close_asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "gateway_orders_code_index" ON "gateway_orders" USING btree ("closes_at") WHERE "gateway_orders"."way" = 'code' and "gateway_orders"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "gateway_orders" ADD CONSTRAINT "gateway_orders_way_check" CHECK ("gateway_orders"."way" in ('page', 'code'));--> statement-breakpoint
ALTER TABLE "gateway_orders" ADD CONSTRAINT "gateway_orders_code_check" CHECK (("gateway_orders"."way" = 'code') or "gateway_orders"."closes_at" is null);