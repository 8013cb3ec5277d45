ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_prescription_line_id_prescription_lines_id_fk";
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_prescription_line_id_prescription_lines_id_fk";
--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "patient_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "patient_guardian" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_prescription_line_id_prescription_lines_id_fk" FOREIGN KEY ("prescription_line_id") REFERENCES "public"."prescription_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_prescription_line_id_prescription_lines_id_fk" FOREIGN KEY ("prescription_line_id") REFERENCES "public"."prescription_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- A prescription stays as it was signed: revoked once, its link taken away, and deleted when the 3 years are over for which practitioners must keep it.
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
    IF to_jsonb(NEW) - free = to_jsonb(OLD) - free THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'a prescription stays as it was signed' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
-- Its lines go with it and not before.
CREATE FUNCTION keep_prescription_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM prescriptions WHERE id = OLD.prescription_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a prescription stays as it was signed' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER prescription_lines_only_grow ON prescription_lines;
--> statement-breakpoint
CREATE TRIGGER prescription_lines_stay BEFORE UPDATE OR DELETE ON prescription_lines
  FOR EACH ROW EXECUTE FUNCTION keep_prescription_line();
