ALTER TABLE "quotes" DROP CONSTRAINT "quotes_status_check";--> statement-breakpoint
ALTER TABLE "quote_lines" ADD COLUMN "to_order_by" date;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "agreed_form" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_agreed_check" CHECK (("quotes"."status" = 'awaiting_goods') = ("quotes"."agreed_form" is not null));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_status_check" CHECK ("quotes"."status" in ('sent', 'awaiting_goods', 'accepted', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_method_check" CHECK ("orders"."payment_method" in ('cod', 'upi', 'bank-transfer', 'cash'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_transfer_check" CHECK (("orders"."payment_method" = 'bank-transfer') <= ("orders"."channel" = 'quote'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method_check" CHECK ("payments"."method" in ('cod', 'upi', 'bank-transfer', 'cash'));