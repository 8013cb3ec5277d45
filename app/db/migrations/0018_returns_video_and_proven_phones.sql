ALTER TABLE "consultations" ADD COLUMN "video_link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "pastes_video_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
-- Customers born after their phone was proven belong to the account that proved it; nobody keeps one of a number they gave up.
UPDATE "customers" SET "profile_id" = (SELECT "profiles"."id" FROM "profiles" WHERE "profiles"."phone" = "customers"."phone")
WHERE "customers"."phone" IS NOT NULL;
