CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" text,
	"typed_hash" text,
	"about" text DEFAULT '' NOT NULL,
	"network" text NOT NULL,
	"is_device_known" boolean,
	"times" integer DEFAULT 1 NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "security_events_times_check" CHECK ("security_events"."times" > 0)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "security_events_time_index" ON "security_events" USING btree ("happened_at","id");--> statement-breakpoint
CREATE INDEX "security_events_kind_index" ON "security_events" USING btree ("kind","happened_at","id");--> statement-breakpoint
CREATE INDEX "security_events_user_index" ON "security_events" USING btree ("user_id","happened_at","id");--> statement-breakpoint
-- The only way in which the running shop takes events away: those that are older than their period (domain/kept-for.ts).
CREATE FUNCTION purge_security_events(before timestamptz) RETURNS integer LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  WITH gone AS (
    DELETE FROM security_events WHERE happened_at < least(before, now() - interval '180 days') RETURNING 1
  )
  SELECT count(*)::integer FROM gone
$$;--> statement-breakpoint
-- Who demanded the second step before demanded it of the staff too.
UPDATE settings SET value = value || '{"isSecondFactorRequiredOfStaff": true}'
WHERE key = 'accounts' AND value ->> 'isSecondFactorRequired' = 'true';
