-- What is only ever added to cannot be emptied at once either, whoever asks.
CREATE TRIGGER audit_never_emptied BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER stock_movements_never_emptied BEFORE TRUNCATE ON stock_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER payments_never_emptied BEFORE TRUNCATE ON payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER refunds_never_emptied BEFORE TRUNCATE ON refunds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER prescriptions_never_emptied BEFORE TRUNCATE ON prescriptions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER prescription_lines_never_emptied BEFORE TRUNCATE ON prescription_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER price_changes_never_emptied BEFORE TRUNCATE ON price_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER poison_signatures_never_emptied BEFORE TRUNCATE ON poison_signatures FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- A payment moves on as domain/orders/payment-status.ts says. Before it is paid packs may leave the order; after that nothing but its return changes it.
CREATE FUNCTION keep_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['status', 'amount_paise'];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.status NOT IN ('paid', 'refunded') THEN
      free := free || ARRAY['reference', 'paid_at'];
    END IF;
    IF to_jsonb(NEW) - free = to_jsonb(OLD) - free
      AND (NEW.status = OLD.status OR (OLD.status, NEW.status) IN (
        ('due', 'claimed'), ('due', 'paid'), ('due', 'void'), ('claimed', 'paid'), ('claimed', 'due'), ('claimed', 'void'),
        ('paid', 'refunded'), ('void', 'paid')))
      AND (NEW.amount_paise = OLD.amount_paise OR (OLD.status = 'due' AND NEW.amount_paise < OLD.amount_paise))
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'a payment only moves on' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_stay BEFORE UPDATE OR DELETE ON payments FOR EACH ROW EXECUTE FUNCTION keep_payment();--> statement-breakpoint
-- Of a refund only who gave it is forgotten, with the account.
CREATE FUNCTION keep_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.refunded_by IS NULL AND to_jsonb(NEW) - 'refunded_by' = to_jsonb(OLD) - 'refunded_by' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'refunds is only ever added to' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_stay BEFORE UPDATE OR DELETE ON refunds FOR EACH ROW EXECUTE FUNCTION keep_refund();--> statement-breakpoint
-- The role that the shop runs with deletes no prescription; those of a consultation whose time is over go by this (keep_prescription says when).
CREATE FUNCTION delete_old_prescriptions(consultation integer) RETURNS SETOF text LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM prescriptions WHERE consultation_id = consultation RETURNING number
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION delete_old_prescriptions(integer) FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER security_events_stay BEFORE UPDATE ON security_events FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER security_events_never_emptied BEFORE TRUNCATE ON security_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION purge_security_events(timestamptz) FROM PUBLIC;
