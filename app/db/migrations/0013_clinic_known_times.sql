ALTER TABLE "slot_offers" DROP CONSTRAINT "slot_offers_pkey";--> statement-breakpoint
ALTER TABLE "slot_offers" ALTER COLUMN "told_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_offers" ADD CONSTRAINT "slot_offers_consultation_id_doctor_id_starts_at_pk" PRIMARY KEY("consultation_id","doctor_id","starts_at");
