CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"percent_off" smallint,
	"paise_off" integer,
	"min_goods_paise" integer DEFAULT 0 NOT NULL,
	"cap_paise" integer,
	"from_day" date,
	"to_day" date,
	"most_uses" integer,
	"is_once_per_phone" boolean NOT NULL,
	"brand_id" integer,
	"form_id" integer,
	"is_with_trade" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_code_check" CHECK ("coupons"."code" ~ '^[A-Z0-9]{3,20}$'),
	CONSTRAINT "coupons_worth_check" CHECK (("coupons"."percent_off" is null) <> ("coupons"."paise_off" is null) and "coupons"."percent_off" between 1 and 90 and "coupons"."paise_off" > 0 and ("coupons"."cap_paise" is null or ("coupons"."percent_off" is not null and "coupons"."cap_paise" > 0))),
	CONSTRAINT "coupons_bounds_check" CHECK ("coupons"."min_goods_paise" >= 0 and "coupons"."most_uses" > 0 and "coupons"."from_day" <= "coupons"."to_day"),
	CONSTRAINT "coupons_scope_check" CHECK ("coupons"."brand_id" is null or "coupons"."form_id" is null)
);
--> statement-breakpoint
CREATE TABLE "order_discounts" (
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"coupon_id" integer,
	"code" text,
	"percent" double precision,
	"scope" text,
	"paise" integer NOT NULL,
	CONSTRAINT "order_discounts_order_id_kind_pk" PRIMARY KEY("order_id","kind"),
	CONSTRAINT "order_discounts_paise_check" CHECK ("order_discounts"."paise" > 0),
	CONSTRAINT "order_discounts_kind_check" CHECK ("order_discounts"."kind" in ('trade', 'coupon') and ("order_discounts"."kind" = 'coupon') = ("order_discounts"."coupon_id" is not null) and ("order_discounts"."kind" = 'coupon') = ("order_discounts"."code" is not null))
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_form_id_categories_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_discounts_coupon_index" ON "order_discounts" USING btree ("coupon_id") WHERE "order_discounts"."coupon_id" is not null;