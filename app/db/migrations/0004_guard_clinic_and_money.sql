-- A doctor sees one patient at a time.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE consultations ADD CONSTRAINT consultations_no_overlap
  EXCLUDE USING gist (doctor_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
  WHERE (status IN ('confirmed', 'arrived', 'completed', 'missed'));
--> statement-breakpoint
-- A prescription stays as it was signed; it can be revoked once, and nothing else.
CREATE FUNCTION keep_prescription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.revoked_at IS NOT NULL
    OR (to_jsonb(NEW) - 'revoked_at' - 'revoked_reason') <> (to_jsonb(OLD) - 'revoked_at' - 'revoked_reason') THEN
    RAISE EXCEPTION 'a prescription stays as it was signed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER prescriptions_stay BEFORE UPDATE OR DELETE ON prescriptions
  FOR EACH ROW EXECUTE FUNCTION keep_prescription();
--> statement-breakpoint
CREATE TRIGGER prescription_lines_only_grow BEFORE UPDATE OR DELETE ON prescription_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER price_changes_only_grow BEFORE UPDATE ON price_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What is given back never exceeds what was paid; the payment is locked, so that two refunds cannot pass each other.
CREATE FUNCTION keep_refunds_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid integer;
  given integer;
BEGIN
  SELECT amount_paise INTO paid FROM payments
    WHERE id = NEW.payment_id AND order_id = NEW.order_id AND status IN ('paid', 'refunded') FOR UPDATE;
  SELECT coalesce(sum(amount_paise), 0) INTO given FROM refunds WHERE payment_id = NEW.payment_id AND id <> NEW.id;
  IF paid IS NULL OR given + NEW.amount_paise > paid THEN
    RAISE EXCEPTION 'refunds would exceed the payment' USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_within_payment BEFORE INSERT OR UPDATE ON refunds
  FOR EACH ROW EXECUTE FUNCTION keep_refunds_within_payment();
--> statement-breakpoint
-- What more public pages show.
DO $$
DECLARE
  watched text;
BEGIN
  FOREACH watched IN ARRAY ARRAY['content_blocks', 'gallery_pictures', 'redirects', 'doctors', 'doctor_hours'] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tell_catalog_changed()',
      watched || '_tell_changed', watched
    );
  END LOOP;
END $$;
