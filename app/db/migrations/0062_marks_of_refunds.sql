CREATE TABLE "refund_marks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "refund_marks_order_index" ON "refund_marks" USING btree ("order_id");