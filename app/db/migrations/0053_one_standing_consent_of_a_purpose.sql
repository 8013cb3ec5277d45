-- Of consents that were written down twice at once the first stands.
UPDATE "consents" AS "later" SET "withdrawn_at" = "later"."given_at"
WHERE "later"."withdrawn_at" IS NULL AND EXISTS (
  SELECT 1 FROM "consents" AS "first"
  WHERE "first"."profile_id" = "later"."profile_id" AND "first"."purpose" = "later"."purpose"
    AND "first"."withdrawn_at" IS NULL AND "first"."id" < "later"."id"
);--> statement-breakpoint
CREATE UNIQUE INDEX "consents_standing_unique" ON "consents" USING btree ("profile_id","purpose") WHERE "consents"."withdrawn_at" is null;