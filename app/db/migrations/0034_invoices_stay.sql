-- An invoice stays as it was given out. When the years of its bill are over (6 from the order at least, and a note may be younger), who bought is forgotten.
CREATE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.buyer = '{}'::jsonb AND OLD.issued_at < now() - interval '5 years'
    AND to_jsonb(NEW) - 'buyer' = to_jsonb(OLD) - 'buyer'
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'invoices is only ever added to' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_stay BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice();
--> statement-breakpoint
CREATE TRIGGER invoices_never_emptied BEFORE TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A paper takes the number that its series has just come to, under the lock of that row. A credit note is of the invoice's order, and all
-- of them never exceed it; whoever writes one has locked the order.
CREATE FUNCTION check_invoice() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  against invoices;
  credited invoices;
BEGIN
  IF NEW.sequence IS DISTINCT FROM (
    SELECT last_number FROM invoice_series WHERE financial_year = NEW.financial_year AND series = NEW.series
  ) THEN
    RAISE EXCEPTION 'an invoice has the next number of its series' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_next_number';
  END IF;
  IF NEW.against_id IS NULL THEN
    RETURN NEW;
  END IF;
  SELECT * INTO against FROM invoices WHERE id = NEW.against_id;
  SELECT coalesce(sum(taxable_paise), 0), coalesce(sum(cgst_paise), 0), coalesce(sum(igst_paise), 0), coalesce(sum(total_paise), 0)
    INTO credited.taxable_paise, credited.cgst_paise, credited.igst_paise, credited.total_paise
    FROM invoices WHERE against_id = NEW.against_id;
  IF against.kind = 'credit-note' OR against.order_id <> NEW.order_id
    OR credited.taxable_paise + NEW.taxable_paise > against.taxable_paise OR credited.cgst_paise + NEW.cgst_paise > against.cgst_paise
    OR credited.igst_paise + NEW.igst_paise > against.igst_paise OR credited.total_paise + NEW.total_paise > against.total_paise
  THEN
    RAISE EXCEPTION 'credit notes would exceed their invoice' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_credit_within';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_checked BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION check_invoice();
--> statement-breakpoint
CREATE FUNCTION keep_invoice_series() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF (TG_OP = 'INSERT' AND NEW.last_number = 1) OR (TG_OP = 'UPDATE' AND NEW.last_number = OLD.last_number + 1
    AND (NEW.financial_year, NEW.series) = (OLD.financial_year, OLD.series))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a series of invoices goes up by one' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_series_stays BEFORE INSERT OR UPDATE OR DELETE ON invoice_series
  FOR EACH ROW EXECUTE FUNCTION keep_invoice_series();
--> statement-breakpoint
CREATE TRIGGER invoice_series_never_emptied BEFORE TRUNCATE ON invoice_series FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- No number without its paper: whoever commits one must have written the other.
CREATE FUNCTION check_invoice_series() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM invoices WHERE financial_year = NEW.financial_year AND series = NEW.series AND sequence = NEW.last_number) THEN
    RAISE EXCEPTION 'a number of a series has no invoice' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoice_series_without_gap';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER invoice_series_without_gap AFTER INSERT OR UPDATE ON invoice_series
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_invoice_series();
