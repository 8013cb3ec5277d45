CREATE TABLE "job_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job" text NOT NULL,
	"day" date NOT NULL,
	"is_by_hand" boolean DEFAULT false NOT NULL,
	"rounds" integer NOT NULL,
	"longest_ms" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"took_ms" integer NOT NULL,
	"fault" text DEFAULT '' NOT NULL,
	"process" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_states" (
	"job" text PRIMARY KEY NOT NULL,
	"failures_in_row" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"took_ms" integer NOT NULL,
	"fault" text DEFAULT '' NOT NULL,
	"process" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "job_runs_day_index" ON "job_runs" USING btree ("day","job","fault") WHERE not "job_runs"."is_by_hand";--> statement-breakpoint
CREATE INDEX "job_runs_ended_index" ON "job_runs" USING btree ("ended_at");