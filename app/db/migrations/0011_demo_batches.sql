ALTER TABLE "batches" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- What the demonstration received is made up: its packs came in by the seed, and nothing real was received under their number since.
UPDATE "batches" SET "is_demo" = true WHERE "id" IN (
  SELECT "batch_id" FROM "stock_movements" WHERE "reason" = 'received' GROUP BY "batch_id"
  HAVING bool_and("actor_kind" = 'system' AND "actor_id" = 'seed'));
--> statement-breakpoint
-- Whether the shop is open stands on every page, and it is not before the list of poisons is signed.
CREATE TRIGGER poison_signatures_tell_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON poison_signatures
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalog_changed();
--> statement-breakpoint
CREATE TRIGGER poison_decisions_tell_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON poison_decisions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalog_changed();
