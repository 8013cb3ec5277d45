CREATE TABLE "sales_by_brand" (
	"day" date NOT NULL,
	"brand_id" integer NOT NULL,
	"order_count" integer NOT NULL,
	"pack_count" integer NOT NULL,
	"goods_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	"known_paise" bigint NOT NULL,
	"cost_paise" bigint NOT NULL,
	CONSTRAINT "sales_by_brand_day_brand_id_pk" PRIMARY KEY("day","brand_id")
);
--> statement-breakpoint
CREATE TABLE "sales_by_form" (
	"day" date NOT NULL,
	"form_id" integer NOT NULL,
	"order_count" integer NOT NULL,
	"pack_count" integer NOT NULL,
	"goods_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	CONSTRAINT "sales_by_form_day_form_id_pk" PRIMARY KEY("day","form_id")
);
--> statement-breakpoint
CREATE TABLE "sales_by_product" (
	"day" date NOT NULL,
	"product_id" integer NOT NULL,
	"pack_count" integer NOT NULL,
	"net_paise" bigint NOT NULL,
	"known_paise" bigint NOT NULL,
	"cost_paise" bigint NOT NULL,
	CONSTRAINT "sales_by_product_day_product_id_pk" PRIMARY KEY("day","product_id")
);
--> statement-breakpoint
CREATE TABLE "sales_by_zone" (
	"day" date NOT NULL,
	"zone" text NOT NULL,
	"order_count" integer NOT NULL,
	"pack_count" integer NOT NULL,
	"goods_paise" bigint NOT NULL,
	"delivery_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	CONSTRAINT "sales_by_zone_day_zone_pk" PRIMARY KEY("day","zone")
);
--> statement-breakpoint
CREATE TABLE "sales_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"day" date PRIMARY KEY NOT NULL,
	"state_code" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sales_by_brand" ADD CONSTRAINT "sales_by_brand_day_sales_days_day_fk" FOREIGN KEY ("day") REFERENCES "public"."sales_days"("day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_by_form" ADD CONSTRAINT "sales_by_form_day_sales_days_day_fk" FOREIGN KEY ("day") REFERENCES "public"."sales_days"("day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_by_product" ADD CONSTRAINT "sales_by_product_day_sales_days_day_fk" FOREIGN KEY ("day") REFERENCES "public"."sales_days"("day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_by_zone" ADD CONSTRAINT "sales_by_zone_day_sales_days_day_fk" FOREIGN KEY ("day") REFERENCES "public"."sales_days"("day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sales_changes_day_index" ON "sales_changes" USING btree ("day");