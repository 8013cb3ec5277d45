DELETE FROM "attempts";--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "count" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "spent_at" timestamp with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "forget_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" DROP COLUMN "window_ends_at";--> statement-breakpoint
ALTER TABLE "attempts" DROP COLUMN "next_try_at";