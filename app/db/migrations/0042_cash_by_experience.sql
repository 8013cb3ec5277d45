ALTER TABLE "orders" ADD COLUMN "door_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "door_paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_confirm_wanted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "unreached_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_to_call_index" ON "orders" USING btree ("id") WHERE "orders"."is_confirm_wanted" and "orders"."confirmed_by" is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_door_check" CHECK ("orders"."door_paise" between 0 and "orders"."total_paise" and ("orders"."door_paise" = 0 or "orders"."payment_method" in ('upi', 'online')) and ("orders"."door_paid_at" is null or "orders"."door_paise" > 0));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_confirm_check" CHECK (("orders"."confirmed_by" is null or "orders"."confirmed_by" in ('code', 'call') and "orders"."is_confirm_wanted") and (not "orders"."is_confirm_wanted" or "orders"."confirmed_by" is not null or "orders"."status" in ('placed', 'cancelled')));--> statement-breakpoint
-- What is taken at the door of an order that was paid in part before is paid too.
CREATE OR REPLACE FUNCTION keep_refunds_within_payment() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  paid integer;
  given integer;
BEGIN
  SELECT amount_paise INTO paid FROM payments
    WHERE id = NEW.payment_id AND order_id = NEW.order_id AND status IN ('paid', 'refunded') FOR UPDATE;
  paid := paid + (SELECT CASE WHEN door_paid_at IS NULL THEN 0 ELSE door_paise END FROM orders WHERE id = NEW.order_id);
  SELECT coalesce(sum(amount_paise), 0) INTO given FROM refunds WHERE payment_id = NEW.payment_id AND id <> NEW.id;
  IF paid IS NULL OR given + NEW.amount_paise > paid THEN
    RAISE EXCEPTION 'refunds would exceed the payment' USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment';
  END IF;
  RETURN NEW;
END $$;
