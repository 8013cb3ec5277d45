CREATE TABLE "gateway_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gateway_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"receipt" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"gateway_order_id" text,
	"return_token" text NOT NULL,
	"status" text NOT NULL,
	"failed_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_orders_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "gateway_orders_gatewayOrderId_unique" UNIQUE("gateway_order_id"),
	CONSTRAINT "gateway_orders_returnToken_unique" UNIQUE("return_token"),
	CONSTRAINT "gateway_orders_amount_check" CHECK ("gateway_orders"."amount_paise" > 0),
	CONSTRAINT "gateway_orders_status_check" CHECK ("gateway_orders"."status" in ('open', 'paid', 'over'))
);
--> statement-breakpoint
CREATE TABLE "gateway_payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"asked_id" integer NOT NULL,
	"status" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"way" text NOT NULL,
	"use" text,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_payments_use_check" CHECK ("gateway_payments"."use" in ('order', 'back', 'foreign'))
);
--> statement-breakpoint
CREATE TABLE "gateway_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gateway_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"payment_id" text NOT NULL,
	"order_id" integer NOT NULL,
	"amount_paise" integer NOT NULL,
	"refund_id" integer,
	"gateway_refund_id" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "gateway_refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "gateway_refunds_gatewayRefundId_unique" UNIQUE("gateway_refund_id"),
	CONSTRAINT "gateway_refunds_amount_check" CHECK ("gateway_refunds"."amount_paise" > 0),
	CONSTRAINT "gateway_refunds_status_check" CHECK ("gateway_refunds"."status" in ('wanted', 'pending', 'processed', 'failed', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_method_check";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_method_check";--> statement-breakpoint
ALTER TABLE "gateway_orders" ADD CONSTRAINT "gateway_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_payments" ADD CONSTRAINT "gateway_payments_asked_id_gateway_orders_id_fk" FOREIGN KEY ("asked_id") REFERENCES "public"."gateway_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_refunds" ADD CONSTRAINT "gateway_refunds_payment_id_gateway_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."gateway_payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_refunds" ADD CONSTRAINT "gateway_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_refunds" ADD CONSTRAINT "gateway_refunds_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gateway_events_received_index" ON "gateway_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "gateway_orders_order_index" ON "gateway_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "gateway_orders_open_index" ON "gateway_orders" USING btree ("asked_at") WHERE "gateway_orders"."status" = 'open';--> statement-breakpoint
CREATE INDEX "gateway_payments_asked_index" ON "gateway_payments" USING btree ("asked_id");--> statement-breakpoint
CREATE INDEX "gateway_refunds_payment_index" ON "gateway_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "gateway_refunds_order_index" ON "gateway_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "gateway_refunds_open_index" ON "gateway_refunds" USING btree ("asked_at") WHERE "gateway_refunds"."status" in ('wanted', 'pending');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_method_check" CHECK ("orders"."payment_method" in ('cod', 'upi', 'online', 'bank-transfer', 'cash'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method_check" CHECK ("payments"."method" in ('cod', 'upi', 'online', 'bank-transfer', 'cash'));