ALTER TABLE "outbox" ADD COLUMN "try_until" timestamp with time zone DEFAULT now() + interval '48 hours' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "useful_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_sent_index" ON "outbox" USING btree ("sent_at") WHERE "outbox"."sent_at" is not null;--> statement-breakpoint
UPDATE "outbox" SET "useful_until" = substring("dedupe_key" from '(?:dayBefore|hoursBefore) (\S+Z)$')::timestamptz
WHERE "sent_at" IS NULL AND "dedupe_key" ~ '^consultation \S+ patient (mail|sms) (dayBefore|hoursBefore) \d{4}-\d\d-\d\dT[\d:.]+Z$';--> statement-breakpoint
UPDATE "outbox" SET "useful_until" = "created_at" + interval '1 day'
WHERE "sent_at" IS NULL AND "dedupe_key" ~ '^account (code|verify|verifyChange|recover) ';
