CREATE TABLE "return_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"return_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"photo_id" text,
	"received_quantity" integer,
	"outcome" text,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "return_lines_quantity_check" CHECK ("return_lines"."quantity" > 0),
	CONSTRAINT "return_lines_received_check" CHECK ("return_lines"."received_quantity" between 0 and "return_lines"."quantity"),
	CONSTRAINT "return_lines_reason_check" CHECK ("return_lines"."reason" in ('sealed', 'damaged', 'wrong', 'expired')),
	CONSTRAINT "return_lines_outcome_check" CHECK ("return_lines"."outcome" in ('sell-again', 'quarantine', 'destroy')),
	CONSTRAINT "return_lines_sold_again_check" CHECK ("return_lines"."outcome" is distinct from 'sell-again' or "return_lines"."reason" = 'sealed')
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"order_id" integer NOT NULL,
	"status" text NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"came_back_paise" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "returns_number_unique" UNIQUE("number"),
	CONSTRAINT "returns_status_check" CHECK ("returns"."status" in ('requested', 'approved', 'refused', 'received', 'settled', 'closed')),
	CONSTRAINT "returns_refusal_check" CHECK (("returns"."status" = 'refused') = ("returns"."refusal" <> '')),
	CONSTRAINT "returns_decided_check" CHECK (("returns"."status" = 'requested') = ("returns"."decided_at" is null)),
	CONSTRAINT "returns_came_back_check" CHECK ("returns"."came_back_paise" >= 0)
);
--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_purpose_check";--> statement-breakpoint
DROP INDEX "batches_product_number_unique";--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "is_sent_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_photo_id_uploads_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "return_lines_open_unique" ON "return_lines" USING btree ("order_line_id") WHERE "return_lines"."is_open";--> statement-breakpoint
CREATE INDEX "return_lines_return_index" ON "return_lines" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "return_lines_line_index" ON "return_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "return_lines_photo_index" ON "return_lines" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "returns_order_index" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_status_index" ON "returns" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "batches_product_number_unique" ON "batches" USING btree ("product_id","number","is_sent_back");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose_check" CHECK ("uploads"."purpose" in ('picture', 'record', 'licence', 'return'));