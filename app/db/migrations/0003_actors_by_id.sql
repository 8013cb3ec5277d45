-- Who did something was a text: "user <id>", an id, a name, a word. From now on it is a kind and an id, and no name is kept.
-- The tables are written anew, row by row, so that no row is updated: what may only grow stays guarded all the while.
DROP INDEX "audit_actor_index";--> statement-breakpoint
CREATE TEMP TABLE told_actors ON COMMIT DROP AS
SELECT told, CASE
  WHEN told LIKE 'user _%' THEN substr(told, 6)
  WHEN EXISTS (SELECT FROM profiles WHERE profiles.id = told) THEN told
  -- A name that two people have names nobody.
  ELSE (SELECT min(profiles.id) FROM profiles WHERE profiles.name = told HAVING count(*) = 1)
END AS user_id
FROM (
  SELECT actor FROM audit UNION SELECT actor FROM order_events UNION SELECT actor FROM stock_movements
  UNION SELECT actor FROM price_changes UNION SELECT actor FROM undos
) AS written (told)
WHERE told NOT IN ('', 'shopper', 'patient', 'visitor', 'shop', 'doctor', 'system', 'command', 'command line');--> statement-breakpoint
CREATE INDEX ON told_actors (told);--> statement-breakpoint
CREATE FUNCTION pg_temp.old_actor(told text, place text, about text DEFAULT '') RETURNS text[] LANGUAGE sql AS $$
  SELECT CASE
    WHEN told IN ('shopper', 'patient', 'visitor') THEN ARRAY['shopper', NULL]
    WHEN told = 'command line' THEN ARRAY['command', 'create-admin']
    WHEN told = 'command' THEN ARRAY['command', 'remove-sample-reviews']
    WHEN told = 'system' THEN coalesce((
      SELECT ARRAY['system', job] FROM (VALUES
        ('order_events', 'release-holds'), ('change-order-status', 'release-holds'),
        ('change-payment-status', 'release-holds'), ('consultation_events', 'close-waiting'),
        ('change-consultation', 'close-waiting'), ('tell-waiting', 'tell-waiting'),
        ('purge-consultation', 'purge-consultations'), ('price_changes', 'turn-sales')
      ) AS known (at, job) WHERE at = place
    ), ARRAY['unknown', NULL])
    WHEN told = 'shop' AND (place IN ('order_events', 'stock_movements') OR about LIKE 'order %') THEN ARRAY['command', 'orders']
    WHEN told = 'shop' AND about LIKE 'review %' THEN ARRAY['command', 'reviews']
    WHEN told = 'shop' AND (place = 'price_changes' OR about LIKE 'import %') THEN ARRAY['system', 'work-on-imports']
    ELSE coalesce(
      (SELECT ARRAY['user', user_id] FROM told_actors WHERE told_actors.told = old_actor.told AND user_id IS NOT NULL),
      ARRAY['unknown', NULL]
    )
  END
$$;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "actor_kind" text, ALTER COLUMN "actor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit"
  ALTER COLUMN "actor_kind" TYPE text USING (pg_temp.old_actor(actor, action, subject))[1],
  ALTER COLUMN "actor" TYPE text USING (pg_temp.old_actor(actor, action, subject))[2];--> statement-breakpoint
ALTER TABLE "audit" RENAME COLUMN "actor" TO "actor_id";--> statement-breakpoint
ALTER TABLE "audit" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "actor_kind" text, ALTER COLUMN "actor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events"
  ALTER COLUMN "actor_kind" TYPE text USING (pg_temp.old_actor(actor, 'order_events'))[1],
  ALTER COLUMN "actor" TYPE text USING (pg_temp.old_actor(actor, 'order_events'))[2];--> statement-breakpoint
ALTER TABLE "order_events" RENAME COLUMN "actor" TO "actor_id";--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "actor_kind" text, ALTER COLUMN "actor" DROP NOT NULL, ALTER COLUMN "actor" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "stock_movements"
  ALTER COLUMN "actor_kind" TYPE text USING (pg_temp.old_actor(actor, 'stock_movements'))[1],
  ALTER COLUMN "actor" TYPE text USING (pg_temp.old_actor(actor, 'stock_movements'))[2];--> statement-breakpoint
ALTER TABLE "stock_movements" RENAME COLUMN "actor" TO "actor_id";--> statement-breakpoint
ALTER TABLE "stock_movements" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "price_changes" ADD COLUMN "actor_kind" text, ALTER COLUMN "actor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "price_changes"
  ALTER COLUMN "actor_kind" TYPE text USING (pg_temp.old_actor(actor, 'price_changes'))[1],
  ALTER COLUMN "actor" TYPE text USING (pg_temp.old_actor(actor, 'price_changes'))[2];--> statement-breakpoint
ALTER TABLE "price_changes" RENAME COLUMN "actor" TO "actor_id";--> statement-breakpoint
ALTER TABLE "price_changes" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "undos" ADD COLUMN "actor_kind" text, ALTER COLUMN "actor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "undos"
  ALTER COLUMN "actor_kind" TYPE text USING (pg_temp.old_actor(actor, 'undos'))[1],
  ALTER COLUMN "actor" TYPE text USING (pg_temp.old_actor(actor, 'undos'))[2];--> statement-breakpoint
ALTER TABLE "undos" RENAME COLUMN "actor" TO "actor_id";--> statement-breakpoint
ALTER TABLE "undos" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
-- An event of a consultation said "shop" or "doctor"; who it was stands in the log, written in the same moment.
CREATE FUNCTION pg_temp.old_clinic_actor(told text, consultation integer, at timestamptz) RETURNS text[] LANGUAGE sql AS $$
  SELECT CASE WHEN told IN ('shop', 'doctor') THEN coalesce((
    SELECT ARRAY['user', audit.actor_id] FROM audit
    JOIN consultations ON audit.subject = 'consultation ' || consultations.number
    WHERE consultations.id = consultation AND audit.action = 'change-consultation' AND audit.happened_at = at
      AND audit.actor_kind = 'user'
    LIMIT 1
  ), ARRAY['unknown', NULL]) ELSE pg_temp.old_actor(told, 'consultation_events') END
$$;--> statement-breakpoint
ALTER TABLE "consultation_events" ADD COLUMN "actor_kind" text, ALTER COLUMN "actor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_events"
  ALTER COLUMN "actor_kind" TYPE text USING (pg_temp.old_clinic_actor(actor, consultation_id, happened_at))[1],
  ALTER COLUMN "actor" TYPE text USING (pg_temp.old_clinic_actor(actor, consultation_id, happened_at))[2];--> statement-breakpoint
ALTER TABLE "consultation_events" RENAME COLUMN "actor" TO "actor_id";--> statement-breakpoint
ALTER TABLE "consultation_events" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
DROP FUNCTION pg_temp.old_clinic_actor;--> statement-breakpoint
DROP FUNCTION pg_temp.old_actor;--> statement-breakpoint
CREATE INDEX "audit_actor_index" ON "audit" USING btree ("actor_kind","actor_id","happened_at","id");--> statement-breakpoint
ALTER TABLE "consultation_events" ADD CONSTRAINT "consultation_events_actor_check" CHECK (("consultation_events"."actor_kind" in ('user', 'system', 'command') and coalesce("consultation_events"."actor_id", '') <> '') or ("consultation_events"."actor_kind" in ('shopper', 'unknown') and "consultation_events"."actor_id" is null));--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_actor_check" CHECK (("price_changes"."actor_kind" in ('user', 'system', 'command') and coalesce("price_changes"."actor_id", '') <> '') or ("price_changes"."actor_kind" in ('shopper', 'unknown') and "price_changes"."actor_id" is null));--> statement-breakpoint
ALTER TABLE "undos" ADD CONSTRAINT "undos_actor_check" CHECK (("undos"."actor_kind" in ('user', 'system', 'command') and coalesce("undos"."actor_id", '') <> '') or ("undos"."actor_kind" in ('shopper', 'unknown') and "undos"."actor_id" is null));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_check" CHECK (("order_events"."actor_kind" in ('user', 'system', 'command') and coalesce("order_events"."actor_id", '') <> '') or ("order_events"."actor_kind" in ('shopper', 'unknown') and "order_events"."actor_id" is null));--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_actor_check" CHECK (("audit"."actor_kind" in ('user', 'system', 'command') and coalesce("audit"."actor_id", '') <> '') or ("audit"."actor_kind" in ('shopper', 'unknown') and "audit"."actor_id" is null));--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_actor_check" CHECK (("stock_movements"."actor_kind" in ('user', 'system', 'command') and coalesce("stock_movements"."actor_id", '') <> '') or ("stock_movements"."actor_kind" in ('shopper', 'unknown') and "stock_movements"."actor_id" is null));
