ALTER TABLE "stock_movements" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_idempotencyKey_unique" UNIQUE("idempotency_key");