CREATE TABLE "day_closes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "day_closes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"count_id" integer NOT NULL,
	"after_transaction_id" integer NOT NULL,
	"up_to_transaction_id" integer NOT NULL,
	"after_move_id" integer NOT NULL,
	"up_to_move_id" integer NOT NULL,
	"float_paise" integer NOT NULL,
	"cash_in_paise" integer NOT NULL,
	"cash_out_paise" integer NOT NULL,
	"paid_in_paise" integer NOT NULL,
	"paid_out_paise" integer NOT NULL,
	"expected_paise" integer NOT NULL,
	"counted_paise" integer NOT NULL,
	"difference_paise" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"rider_before_paise" integer NOT NULL,
	"rider_cash_paise" integer NOT NULL,
	"rider_handed_paise" integer NOT NULL,
	"rider_after_paise" integer NOT NULL,
	"ways" jsonb NOT NULL,
	"kept_paise" integer NOT NULL,
	"deposit_paise" integer NOT NULL,
	"bill_count" integer NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	CONSTRAINT "day_closes_day_unique" UNIQUE("day"),
	CONSTRAINT "day_closes_countId_unique" UNIQUE("count_id"),
	CONSTRAINT "day_closes_actor_check" CHECK (("day_closes"."actor_kind" in ('user', 'system', 'command') and coalesce("day_closes"."actor_id", '') <> '') or ("day_closes"."actor_kind" in ('shopper', 'unknown') and "day_closes"."actor_id" is null)),
	CONSTRAINT "day_closes_expected_check" CHECK ("day_closes"."expected_paise" = "day_closes"."float_paise" + "day_closes"."cash_in_paise" - "day_closes"."cash_out_paise" + "day_closes"."paid_in_paise" - "day_closes"."paid_out_paise"),
	CONSTRAINT "day_closes_difference_check" CHECK ("day_closes"."difference_paise" = "day_closes"."counted_paise" - "day_closes"."expected_paise"),
	CONSTRAINT "day_closes_reason_check" CHECK ("day_closes"."difference_paise" = 0 or "day_closes"."reason" <> ''),
	CONSTRAINT "day_closes_rider_check" CHECK ("day_closes"."rider_after_paise" = "day_closes"."rider_before_paise" + "day_closes"."rider_cash_paise" - "day_closes"."rider_handed_paise"),
	CONSTRAINT "day_closes_deposit_check" CHECK ("day_closes"."deposit_paise" >= 0 and "day_closes"."kept_paise" >= 0 and "day_closes"."deposit_paise" = "day_closes"."counted_paise" + "day_closes"."rider_handed_paise" - "day_closes"."kept_paise")
);
--> statement-breakpoint
CREATE TABLE "day_counts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "day_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"up_to_transaction_id" integer NOT NULL,
	"notes" jsonb NOT NULL,
	"coins_paise" integer NOT NULL,
	"counted_paise" integer NOT NULL,
	"rider_handed_paise" integer NOT NULL,
	"upi_paise" integer,
	"online_paise" integer,
	"float_paise" integer,
	"counted_at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	CONSTRAINT "day_counts_actor_check" CHECK (("day_counts"."actor_kind" in ('user', 'system', 'command') and coalesce("day_counts"."actor_id", '') <> '') or ("day_counts"."actor_kind" in ('shopper', 'unknown') and "day_counts"."actor_id" is null)),
	CONSTRAINT "day_counts_amount_check" CHECK ("day_counts"."coins_paise" between 0 and "day_counts"."counted_paise" and "day_counts"."rider_handed_paise" >= 0 and coalesce("day_counts"."float_paise", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "drawer_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drawer_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"reason" text NOT NULL,
	"about_day" date,
	"happened_at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	CONSTRAINT "drawer_moves_actor_check" CHECK (("drawer_moves"."actor_kind" in ('user', 'system', 'command') and coalesce("drawer_moves"."actor_id", '') <> '') or ("drawer_moves"."actor_kind" in ('shopper', 'unknown') and "drawer_moves"."actor_id" is null)),
	CONSTRAINT "drawer_moves_amount_check" CHECK (("drawer_moves"."kind" in ('petty', 'deposit', 'missing-later') and "drawer_moves"."amount_paise" < 0) or ("drawer_moves"."kind" in ('change-in', 'clinic-fees', 'found-later') and "drawer_moves"."amount_paise" > 0)),
	CONSTRAINT "drawer_moves_reason_check" CHECK ("drawer_moves"."reason" <> ''),
	CONSTRAINT "drawer_moves_about_check" CHECK (("drawer_moves"."kind" in ('found-later', 'missing-later')) = ("drawer_moves"."about_day" is not null))
);
--> statement-breakpoint
ALTER TABLE "day_closes" ADD CONSTRAINT "day_closes_count_id_day_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."day_counts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drawer_moves_happened_index" ON "drawer_moves" USING btree ("happened_at");--> statement-breakpoint
CREATE TRIGGER drawer_moves_only_grow BEFORE UPDATE OR DELETE ON drawer_moves FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER drawer_moves_never_emptied BEFORE TRUNCATE ON drawer_moves FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER day_counts_only_grow BEFORE UPDATE OR DELETE ON day_counts FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER day_counts_never_emptied BEFORE TRUNCATE ON day_counts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER day_closes_only_grow BEFORE UPDATE OR DELETE ON day_closes FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER day_closes_never_emptied BEFORE TRUNCATE ON day_closes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Waits until nobody is writing a line of the ledger, and lets nobody write one until the transaction ends: the highest number is then
-- the last of all that are there. The role of the shop may not lock the table itself.
CREATE FUNCTION hold_order_ledger() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  LOCK TABLE order_transactions, drawer_moves IN SHARE MODE;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION hold_order_ledger() FROM PUBLIC;
--> statement-breakpoint
-- A close begins where the one before ended, and its sums are those of the ledger and of the slips.
CREATE FUNCTION check_day_close() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  before day_closes;
  ledger record;
  slips record;
BEGIN
  SELECT * INTO before FROM day_closes ORDER BY id DESC LIMIT 1;
  SELECT coalesce(sum(amount_paise) FILTER (WHERE method = 'cash' AND kind = 'payment'), 0) AS cash_in,
      coalesce(-sum(amount_paise) FILTER (WHERE method IN ('cash', 'cod') AND kind = 'refund'), 0) AS cash_out,
      coalesce(sum(amount_paise) FILTER (WHERE method = 'cod' AND kind = 'payment'), 0) AS rider_cash
    INTO ledger FROM order_transactions WHERE id > NEW.after_transaction_id AND id <= NEW.up_to_transaction_id;
  SELECT coalesce(sum(amount_paise) FILTER (WHERE amount_paise > 0), 0) AS paid_in,
      coalesce(-sum(amount_paise) FILTER (WHERE amount_paise < 0), 0) AS paid_out
    INTO slips FROM drawer_moves WHERE id > NEW.after_move_id AND id <= NEW.up_to_move_id;
  IF (before.id IS NOT NULL AND (NEW.day <= before.day
      OR (NEW.after_transaction_id, NEW.after_move_id, NEW.float_paise, NEW.rider_before_paise)
        <> (before.up_to_transaction_id, before.up_to_move_id, before.kept_paise, before.rider_after_paise)))
    OR (NEW.cash_in_paise, NEW.cash_out_paise, NEW.rider_cash_paise, NEW.paid_in_paise, NEW.paid_out_paise)
      <> (ledger.cash_in, ledger.cash_out, ledger.rider_cash, slips.paid_in, slips.paid_out)
  THEN
    RAISE EXCEPTION 'a closed day follows the one before, with the sums of the ledger' USING ERRCODE = 'check_violation', CONSTRAINT = 'day_closes_follow';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER day_closes_follow BEFORE INSERT ON day_closes FOR EACH ROW EXECUTE FUNCTION check_day_close();
