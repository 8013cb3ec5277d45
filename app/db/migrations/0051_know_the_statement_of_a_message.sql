ALTER TABLE "bank_lines" ADD COLUMN "statement_key" text;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_statementKey_unique" UNIQUE("statement_key");