CREATE TABLE "offer_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"percent" smallint NOT NULL,
	"from_packs" integer,
	"from_paise" integer,
	"product_id" integer,
	"brand_id" integer,
	"form_id" integer,
	"from_day" date,
	"to_day" date,
	"is_with_trade" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_steps_percent_check" CHECK ("offer_steps"."percent" between 1 and 90),
	CONSTRAINT "offer_steps_from_check" CHECK (("offer_steps"."from_packs" is null) <> ("offer_steps"."from_paise" is null) and "offer_steps"."from_packs" >= 2 and "offer_steps"."from_paise" > 0),
	CONSTRAINT "offer_steps_days_check" CHECK ("offer_steps"."from_day" <= "offer_steps"."to_day"),
	CONSTRAINT "offer_steps_scope_check" CHECK (num_nonnulls("offer_steps"."product_id", "offer_steps"."brand_id", "offer_steps"."form_id") <= 1)
);
--> statement-breakpoint
ALTER TABLE "order_discounts" DROP CONSTRAINT "order_discounts_kind_check";
--> statement-breakpoint
ALTER TABLE "order_discounts" DROP CONSTRAINT "order_discounts_order_id_kind_pk";
--> statement-breakpoint
ALTER TABLE "order_discounts" ADD COLUMN "place" smallint;
--> statement-breakpoint
UPDATE "order_discounts" SET "place" = CASE "kind" WHEN 'trade' THEN 0 ELSE 1 END;
--> statement-breakpoint
ALTER TABLE "order_discounts" ALTER COLUMN "place" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_order_id_place_pk" PRIMARY KEY("order_id","place");
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "is_together" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "coupon_codes" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
UPDATE "carts" SET "coupon_codes" = ARRAY["coupon_code"] WHERE "coupon_code" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "carts" DROP COLUMN "coupon_code";
--> statement-breakpoint
ALTER TABLE "order_discounts" ADD COLUMN "from_packs" integer;
--> statement-breakpoint
ALTER TABLE "order_discounts" ADD COLUMN "from_paise" integer;
--> statement-breakpoint
ALTER TABLE "offer_steps" ADD CONSTRAINT "offer_steps_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_steps" ADD CONSTRAINT "offer_steps_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer_steps" ADD CONSTRAINT "offer_steps_form_id_categories_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "offer_steps_product_index" ON "offer_steps" USING btree ("product_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_discounts_coupon_unique" ON "order_discounts" USING btree ("order_id","coupon_id");
--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_kind_check" CHECK ("order_discounts"."kind" in ('trade', 'step', 'coupon') and ("order_discounts"."kind" = 'coupon') = ("order_discounts"."coupon_id" is not null) and ("order_discounts"."kind" = 'coupon') = ("order_discounts"."code" is not null) and ("order_discounts"."kind" = 'step') = (("order_discounts"."from_packs" is null) <> ("order_discounts"."from_paise" is null)));
--> statement-breakpoint
CREATE TRIGGER offer_steps_tell_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON offer_steps
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalog_changed();
