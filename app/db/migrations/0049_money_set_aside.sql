ALTER TABLE "payments" ADD COLUMN "set_aside_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gateway_orders" ADD COLUMN "set_aside_days" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_set_aside_check" CHECK ("payments"."status" <> 'set-aside' or "payments"."set_aside_until" is not null);
--> statement-breakpoint
-- Money that is set aside is taken or let go, and packs may leave the order until then.
CREATE OR REPLACE FUNCTION keep_payment() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  free text[] := ARRAY['status', 'amount_paise'];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.status NOT IN ('paid', 'refunded') THEN
      free := free || ARRAY['reference', 'paid_at', 'set_aside_until'];
    END IF;
    IF to_jsonb(NEW) - free = to_jsonb(OLD) - free
      AND (NEW.status = OLD.status OR (OLD.status, NEW.status) IN (
        ('due', 'claimed'), ('due', 'set-aside'), ('due', 'paid'), ('due', 'void'),
        ('claimed', 'paid'), ('claimed', 'due'), ('claimed', 'void'),
        ('set-aside', 'paid'), ('set-aside', 'void'), ('paid', 'refunded'), ('void', 'paid')))
      AND (NEW.amount_paise = OLD.amount_paise
        OR (OLD.status IN ('due', 'set-aside') AND NEW.amount_paise < OLD.amount_paise))
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'a payment only moves on' USING ERRCODE = 'restrict_violation';
END $$;
