CREATE TABLE "encryption_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"proof" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "prescription_lines" DROP CONSTRAINT "prescription_lines_dose_check";--> statement-breakpoint
ALTER TABLE "prescription_lines" DROP CONSTRAINT "prescription_lines_remedy_id_remedies_id_fk";
--> statement-breakpoint
ALTER TABLE "prescription_lines" DROP CONSTRAINT "prescription_lines_product_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "prescription_lines" ALTER COLUMN "remedy_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "prescription_lines" ALTER COLUMN "product_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "prescription_lines" ALTER COLUMN "potency_number" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "prescription_lines" ALTER COLUMN "dose_quantity" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "prescription_lines" ALTER COLUMN "times_per_day" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "prescription_lines" ALTER COLUMN "days" SET DATA TYPE text;