CREATE TABLE "month_closes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "month_closes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"month" text NOT NULL,
	"paper_count" integer NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	CONSTRAINT "month_closes_month_unique" UNIQUE("month"),
	CONSTRAINT "month_closes_actor_check" CHECK (("month_closes"."actor_kind" in ('user', 'system', 'command') and coalesce("month_closes"."actor_id", '') <> '') or ("month_closes"."actor_kind" in ('shopper', 'unknown') and "month_closes"."actor_id" is null)),
	CONSTRAINT "month_closes_month_check" CHECK ("month_closes"."month" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "month_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "month_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"month" text NOT NULL,
	"digest" text NOT NULL,
	"byte_count" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "month_sums" (
	"month" text PRIMARY KEY NOT NULL,
	"invoice_count" integer NOT NULL,
	"note_count" integer NOT NULL,
	"taxable_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "month_work" (
	"month" text PRIMARY KEY NOT NULL,
	"drawn_count" integer NOT NULL,
	"touched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "month_files" ADD CONSTRAINT "month_files_month_month_closes_month_fk" FOREIGN KEY ("month") REFERENCES "public"."month_closes"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_work" ADD CONSTRAINT "month_work_month_month_closes_month_fk" FOREIGN KEY ("month") REFERENCES "public"."month_closes"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER month_closes_only_grow BEFORE UPDATE OR DELETE ON month_closes FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER month_closes_never_emptied BEFORE TRUNCATE ON month_closes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER month_files_only_grow BEFORE UPDATE OR DELETE ON month_files FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER month_files_never_emptied BEFORE TRUNCATE ON month_files FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Waits until nobody is writing a paper, a line of money or a slip, and lets nobody write one until the transaction ends.
CREATE FUNCTION hold_books() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  LOCK TABLE invoices, order_transactions, drawer_moves IN SHARE MODE;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION hold_books() FROM PUBLIC;
--> statement-breakpoint
-- Nothing is added to a closed month, whoever writes it; what is corrected later has the day on which it is corrected.
CREATE FUNCTION refuse_closed_month() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  of_month text;
BEGIN
  IF TG_TABLE_NAME = 'invoices' THEN
    of_month := to_char(NEW.issued_on, 'YYYY-MM');
  ELSE
    of_month := to_char(NEW.happened_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM');
  END IF;
  IF EXISTS (SELECT FROM month_closes WHERE month = of_month) THEN
    RAISE EXCEPTION 'the month % is closed', of_month USING ERRCODE = 'restrict_violation', CONSTRAINT = 'month_is_closed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_of_open_month BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_closed_month();--> statement-breakpoint
CREATE TRIGGER order_transactions_of_open_month BEFORE INSERT ON order_transactions FOR EACH ROW EXECUTE FUNCTION refuse_closed_month();--> statement-breakpoint
CREATE TRIGGER drawer_moves_of_open_month BEFORE INSERT ON drawer_moves FOR EACH ROW EXECUTE FUNCTION refuse_closed_month();--> statement-breakpoint
-- A paper of a month that was summed up already takes its sum away; the job makes it anew.
CREATE FUNCTION forget_month_sum() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM month_sums WHERE month = to_char(NEW.issued_on, 'YYYY-MM');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_unsum_month BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION forget_month_sum();
