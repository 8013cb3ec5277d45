CREATE TABLE "order_transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"key" text NOT NULL,
	"reference" text,
	"happened_at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	CONSTRAINT "order_transactions_key_unique" UNIQUE("key"),
	CONSTRAINT "order_transactions_actor_check" CHECK (("order_transactions"."actor_kind" in ('user', 'system', 'command') and coalesce("order_transactions"."actor_id", '') <> '') or ("order_transactions"."actor_kind" in ('shopper', 'unknown') and "order_transactions"."actor_id" is null)),
	CONSTRAINT "order_transactions_kind_check" CHECK ("order_transactions"."kind" in ('payment', 'refund')),
	CONSTRAINT "order_transactions_amount_check" CHECK ("order_transactions"."amount_paise" <> 0 and ("order_transactions"."kind" = 'refund' or "order_transactions"."amount_paise" > 0))
);
--> statement-breakpoint
ALTER TABLE "order_transactions" ADD CONSTRAINT "order_transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_transactions_order_index" ON "order_transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_transactions_happened_index" ON "order_transactions" USING btree ("happened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_transactions_reference_unique" ON "order_transactions" USING btree ("reference") WHERE "order_transactions"."kind" = 'payment' and "order_transactions"."reference" is not null;--> statement-breakpoint
-- What was paid and given back before there was a ledger.
INSERT INTO order_transactions (order_id, kind, method, amount_paise, key, reference, happened_at, actor_kind)
  SELECT order_id, 'payment', method, amount_paise, 'payment ' || id, reference, paid_at, 'unknown'
  FROM payments WHERE status IN ('paid', 'refunded') ORDER BY paid_at, id;
--> statement-breakpoint
INSERT INTO order_transactions (order_id, kind, method, amount_paise, key, reference, happened_at, actor_kind, actor_id)
  SELECT refunds.order_id, 'refund', method, -refunds.amount_paise, 'refund ' || refunds.id, nullif(refunds.reference, ''),
    refunded_at, CASE WHEN refunded_by IS NULL THEN 'unknown' ELSE 'user' END, refunded_by
  FROM refunds JOIN payments ON payments.id = refunds.payment_id ORDER BY refunded_at, refunds.id;
--> statement-breakpoint
CREATE TRIGGER order_transactions_only_grow BEFORE UPDATE OR DELETE ON order_transactions FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER order_transactions_never_emptied BEFORE TRUNCATE ON order_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- An order gives back no more than came for it.
CREATE FUNCTION keep_balance() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.amount_paise < 0 THEN
    PERFORM FROM orders WHERE id = NEW.order_id FOR UPDATE;
    IF NEW.amount_paise + (SELECT coalesce(sum(amount_paise), 0) FROM order_transactions WHERE order_id = NEW.order_id) < 0 THEN
      RAISE EXCEPTION 'more would go back than came' USING ERRCODE = 'check_violation', CONSTRAINT = 'order_transactions_balance';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_transactions_balance BEFORE INSERT ON order_transactions FOR EACH ROW EXECUTE FUNCTION keep_balance();
