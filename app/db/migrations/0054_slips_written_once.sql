ALTER TABLE "drawer_moves" ADD COLUMN "page_key" text;--> statement-breakpoint
CREATE INDEX "drawer_moves_about_index" ON "drawer_moves" USING btree ("about_day") WHERE "drawer_moves"."about_day" is not null;--> statement-breakpoint
ALTER TABLE "drawer_moves" ADD CONSTRAINT "drawer_moves_pageKey_unique" UNIQUE("page_key");