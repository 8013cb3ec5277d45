CREATE TABLE "order_origins" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"is_trusted" boolean NOT NULL,
	"network" text,
	"cart_id" text,
	"pay_page_opened_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_phone_proven" boolean;--> statement-breakpoint
ALTER TABLE "order_origins" ADD CONSTRAINT "order_origins_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_origins_cart_index" ON "order_origins" USING btree ("cart_id");