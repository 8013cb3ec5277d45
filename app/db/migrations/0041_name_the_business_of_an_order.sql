ALTER TABLE "outbox" ADD COLUMN "papers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gstin" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "organization" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "firm_address" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "place_of_supply" text GENERATED ALWAYS AS (case when gstin is null or channel = 'counter' then state_code else left(gstin, 2) end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_gstin_check" CHECK ("orders"."gstin" ~ '^[0-9]{2}[0-9A-Z]{13}$');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_firm_check" CHECK (("orders"."gstin" is null) = ("orders"."organization" is null) and ("orders"."firm_address" is null or "orders"."gstin" is not null));