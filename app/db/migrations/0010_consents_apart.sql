CREATE TABLE "consultation_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultation_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consultation_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"version" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consultation_consents_purpose_check" CHECK ("consultation_consents"."purpose" in ('guardian', 'records', 'reminders'))
);
--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "guardian_relation" text;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "guardian_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "guardian_verified_by" text;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "guardian_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "consent_language" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "consent_withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultation_consents" ADD CONSTRAINT "consultation_consents_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_consents_standing_unique" ON "consultation_consents" USING btree ("consultation_id","purpose") WHERE "consultation_consents"."withdrawn_at" is null;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_guardian_check" CHECK (("consultations"."guardian_verified_by" is null) = ("consultations"."guardian_verified_at" is null));