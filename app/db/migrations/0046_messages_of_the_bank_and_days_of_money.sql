CREATE TABLE "money_days" (
	"day" date NOT NULL,
	"method" text NOT NULL,
	"expected_paise" bigint NOT NULL,
	"received_paise" bigint NOT NULL,
	"given_back_paise" bigint NOT NULL,
	"gateway_paise" bigint NOT NULL,
	"bank_paise" bigint NOT NULL,
	"missing_paise" bigint NOT NULL,
	"too_much_paise" bigint NOT NULL,
	"gaps" integer NOT NULL,
	"compared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_days_day_method_pk" PRIMARY KEY("day","method"),
	CONSTRAINT "money_days_gaps_check" CHECK ("money_days"."gaps" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bank_forward_marks" (
	"signature" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_forward_secrets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_forward_secrets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"secret" text NOT NULL,
	"account_end" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "bank_forward_secrets_account_check" CHECK ("bank_forward_secrets"."account_end" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "upi_tests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "upi_tests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"merchant_code" text,
	"tried" jsonb NOT NULL,
	"tested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upi_tests_tried_check" CHECK (jsonb_array_length("upi_tests"."tried") > 0)
);
--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "source" text DEFAULT 'statement' NOT NULL;--> statement-breakpoint
CREATE INDEX "bank_forward_marks_seen_index" ON "bank_forward_marks" USING btree ("seen_at");--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_source_check" CHECK ("bank_lines"."source" in ('statement', 'message'));