ALTER TABLE "invoices" DROP CONSTRAINT "invoices_kind_check";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_against_check";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_untaxed_check";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_registered_check";--> statement-breakpoint
DROP INDEX "invoices_order_unique";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order_unique" ON "invoices" USING btree ("order_id") WHERE "invoices"."against_id" is null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_reason_check" CHECK (("invoices"."kind" in ('debit-note', 'supplementary-bill')) = (coalesce("invoices"."reason", '') <> ''));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_kind_check" CHECK ("invoices"."kind" in ('tax-invoice', 'bill-of-supply', 'credit-note', 'debit-note', 'supplementary-bill'));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_against_check" CHECK (("invoices"."kind" in ('tax-invoice', 'bill-of-supply')) = ("invoices"."against_id" is null));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_untaxed_check" CHECK ("invoices"."kind" not in ('bill-of-supply', 'supplementary-bill') or "invoices"."cgst_paise" + "invoices"."sgst_paise" + "invoices"."igst_paise" = 0);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_registered_check" CHECK ("invoices"."kind" not in ('tax-invoice', 'debit-note') or coalesce("invoices"."seller" ->> 'gstin', '') <> '');--> statement-breakpoint
-- Notes are of the order of the paper that they are about. Credit notes never exceed theirs; a debit note is about an invoice, with its buyer and its place of supply.
CREATE OR REPLACE FUNCTION check_invoice() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
  IF NEW.kind <> 'credit-note' THEN
    IF against.against_id IS NOT NULL OR against.order_id <> NEW.order_id OR against.buyer <> NEW.buyer
      OR against.place_of_supply <> NEW.place_of_supply OR (against.kind = 'tax-invoice') <> (NEW.kind = 'debit-note')
    THEN
      RAISE EXCEPTION 'a debit note is about the invoice of its order' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_debit_of_invoice';
    END IF;
    RETURN NEW;
  END IF;
  SELECT coalesce(sum(taxable_paise), 0), coalesce(sum(cgst_paise), 0), coalesce(sum(igst_paise), 0), coalesce(sum(total_paise), 0)
    INTO credited.taxable_paise, credited.cgst_paise, credited.igst_paise, credited.total_paise
    FROM invoices WHERE against_id = NEW.against_id AND kind = 'credit-note';
  IF against.kind = 'credit-note' OR against.order_id <> NEW.order_id
    OR credited.taxable_paise + NEW.taxable_paise > against.taxable_paise OR credited.cgst_paise + NEW.cgst_paise > against.cgst_paise
    OR credited.igst_paise + NEW.igst_paise > against.igst_paise OR credited.total_paise + NEW.total_paise > against.total_paise
  THEN
    RAISE EXCEPTION 'credit notes would exceed their invoice' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_credit_within';
  END IF;
  RETURN NEW;
END $$;
