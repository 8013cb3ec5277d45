-- What a prescription says stays as it was signed; how it lies in the table may change: sealed, or sealed with a newer key.
-- Only the owner of the tables may do that, and only where it says so (services/accounts/reseal-tables.server.ts). Were
-- other words sealed in this way, the digest of the paper would no longer fit and the paper would not be intact.
CREATE FUNCTION is_resealing(of_table oid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('materia.resealing', true), '') = 'yes'
    AND pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = of_table), 'USAGE')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_prescription() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['token'];
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.issued_at < now() - interval '3 years' THEN
      RETURN OLD;
    END IF;
  ELSE
    IF OLD.revoked_at IS NULL THEN
      free := free || ARRAY['revoked_at', 'revoked_reason'];
    END IF;
    IF is_resealing(TG_RELID) THEN
      free := free || ARRAY['verification_code', 'patient_guardian', 'complaint', 'advice', 'revoked_reason'];
    END IF;
    IF to_jsonb(NEW) - free = to_jsonb(OLD) - free THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'a prescription stays as it was signed' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_prescription_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY[
    'remedy_id', 'product_id', 'medicine_name', 'potency_scale', 'potency_number', 'dosage_form', 'dose_quantity',
    'dose_unit', 'times_per_day', 'days', 'instructions'
  ];
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM prescriptions WHERE id = OLD.prescription_id) THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND is_resealing(TG_RELID) AND to_jsonb(NEW) - free = to_jsonb(OLD) - free THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a prescription stays as it was signed' USING ERRCODE = 'restrict_violation';
END $$;
