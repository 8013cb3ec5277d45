CREATE TABLE "bank_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount_paise" integer NOT NULL,
	"narration" text NOT NULL,
	"reference" text,
	"status" text NOT NULL,
	"order_id" integer,
	"matched_by" text,
	"read_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "bank_lines_key_unique" UNIQUE("key"),
	CONSTRAINT "bank_lines_amount_check" CHECK ("bank_lines"."amount_paise" > 0),
	CONSTRAINT "bank_lines_status_check" CHECK ("bank_lines"."status" in ('open', 'matched', 'aside')),
	CONSTRAINT "bank_lines_matched_by_check" CHECK ("bank_lines"."matched_by" in ('reference', 'amount', 'hand', 'known')),
	CONSTRAINT "bank_lines_order_check" CHECK (("bank_lines"."status" = 'matched') = ("bank_lines"."order_id" is not null) and ("bank_lines"."order_id" is null) = ("bank_lines"."matched_by" is null))
);
--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_lines_order_unique" ON "bank_lines" USING btree ("order_id") WHERE "bank_lines"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "bank_lines_open_index" ON "bank_lines" USING btree ("booked_on") WHERE "bank_lines"."status" = 'open';