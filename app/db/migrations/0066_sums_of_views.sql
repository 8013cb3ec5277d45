CREATE TABLE "view_months" (
	"month" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "views_by_day" (
	"month" date NOT NULL,
	"day" date NOT NULL,
	"impressions" integer NOT NULL,
	"page_count" integer NOT NULL,
	CONSTRAINT "views_by_day_month_day_pk" PRIMARY KEY("month","day")
);
--> statement-breakpoint
CREATE TABLE "views_by_page" (
	"month" date NOT NULL,
	"page_url" text NOT NULL,
	"impressions" integer NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "views_by_page_month_page_url_pk" PRIMARY KEY("month","page_url")
);
--> statement-breakpoint
ALTER TABLE "views_by_day" ADD CONSTRAINT "views_by_day_month_view_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."view_months"("month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views_by_page" ADD CONSTRAINT "views_by_page_month_view_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."view_months"("month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A month is not summed up any more as soon as a row of it changes, in the same transaction: reports read its rows until the job sum-views
-- has been there, which lets nobody write meanwhile.
CREATE FUNCTION forget_view_months() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM view_months WHERE month IN (SELECT DISTINCT date_trunc('month', date_recorded::timestamp)::date FROM changed_rows);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER seo_analytics_added_forget_months AFTER INSERT ON seo_analytics REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION forget_view_months();
--> statement-breakpoint
CREATE TRIGGER seo_analytics_changed_forget_months AFTER UPDATE ON seo_analytics REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION forget_view_months();
--> statement-breakpoint
CREATE TRIGGER seo_analytics_were_forget_months AFTER UPDATE ON seo_analytics REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION forget_view_months();
--> statement-breakpoint
CREATE TRIGGER seo_analytics_gone_forget_months AFTER DELETE ON seo_analytics REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION forget_view_months();
--> statement-breakpoint
CREATE FUNCTION forget_all_view_months() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM view_months;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER seo_analytics_forget_all_months AFTER TRUNCATE ON seo_analytics FOR EACH STATEMENT EXECUTE FUNCTION forget_all_view_months();
