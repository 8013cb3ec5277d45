CREATE TABLE "poison_decisions" (
	"remedy" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"sold_to" text NOT NULL,
	"reason" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "poison_decisions_sold_to_check" CHECK ("poison_decisions"."sold_to" in ('anyone', 'prescription', 'nobody'))
);
--> statement-breakpoint
CREATE TABLE "poison_signatures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "poison_signatures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"issued_on" date NOT NULL,
	"statement" text NOT NULL,
	"name" text NOT NULL,
	"registration_number" text NOT NULL,
	"council" text NOT NULL,
	"is_competent_person" boolean NOT NULL,
	"entries" jsonb NOT NULL,
	"signed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "own_sold_to" text;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_own_sold_to_check" CHECK ("products"."own_sold_to" in ('anyone', 'prescription', 'nobody'));--> statement-breakpoint
-- What was signed stays as it was signed.
CREATE TRIGGER poison_signatures_only_grow BEFORE UPDATE OR DELETE ON poison_signatures
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
