CREATE TABLE "invoice_series" (
	"financial_year" text NOT NULL,
	"series" text NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "invoice_series_financial_year_series_pk" PRIMARY KEY("financial_year","series"),
	CONSTRAINT "invoice_series_number_check" CHECK ("invoice_series"."last_number" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"financial_year" text NOT NULL,
	"series" text NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer NOT NULL,
	"against_id" integer,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_on" date NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"place_of_supply" text NOT NULL,
	"payment" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"delivery" jsonb,
	"mrp_paise" integer NOT NULL,
	"taxable_paise" integer NOT NULL,
	"cgst_paise" integer NOT NULL,
	"sgst_paise" integer NOT NULL,
	"igst_paise" integer NOT NULL,
	"rounding_paise" integer NOT NULL,
	"total_paise" integer NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_kind_check" CHECK ("invoices"."kind" in ('tax-invoice', 'bill-of-supply', 'credit-note')),
	CONSTRAINT "invoices_number_check" CHECK ("invoices"."number" ~ '^[A-Z0-9/-]{1,16}$'),
	CONSTRAINT "invoices_against_check" CHECK (("invoices"."kind" = 'credit-note') = ("invoices"."against_id" is not null)),
	CONSTRAINT "invoices_total_check" CHECK ("invoices"."total_paise" > 0 and "invoices"."total_paise" = "invoices"."taxable_paise" + "invoices"."cgst_paise" + "invoices"."sgst_paise" + "invoices"."igst_paise" + "invoices"."rounding_paise"),
	CONSTRAINT "invoices_tax_check" CHECK ("invoices"."taxable_paise" >= 0 and "invoices"."cgst_paise" >= 0 and "invoices"."cgst_paise" = "invoices"."sgst_paise" and "invoices"."igst_paise" >= 0 and ("invoices"."cgst_paise" = 0 or "invoices"."igst_paise" = 0)),
	CONSTRAINT "invoices_untaxed_check" CHECK ("invoices"."kind" <> 'bill-of-supply' or "invoices"."cgst_paise" + "invoices"."sgst_paise" + "invoices"."igst_paise" = 0),
	CONSTRAINT "invoices_registered_check" CHECK ("invoices"."kind" <> 'tax-invoice' or coalesce("invoices"."seller" ->> 'gstin', '') <> '')
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_against_id_invoices_id_fk" FOREIGN KEY ("against_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_sequence_unique" ON "invoices" USING btree ("financial_year","series","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order_unique" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" <> 'credit-note';--> statement-breakpoint
CREATE INDEX "invoices_order_index" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_against_index" ON "invoices" USING btree ("against_id") WHERE "invoices"."against_id" is not null;--> statement-breakpoint
CREATE INDEX "invoices_issued_index" ON "invoices" USING btree ("issued_on","id");