CREATE TABLE "slot_offers" (
	"consultation_id" integer PRIMARY KEY NOT NULL,
	"doctor_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "wanted_doctor_id" integer;--> statement-breakpoint
ALTER TABLE "slot_offers" ADD CONSTRAINT "slot_offers_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_offers" ADD CONSTRAINT "slot_offers_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_offers_doctor_index" ON "slot_offers" USING btree ("doctor_id","starts_at");--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_wanted_doctor_id_doctors_id_fk" FOREIGN KEY ("wanted_doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;