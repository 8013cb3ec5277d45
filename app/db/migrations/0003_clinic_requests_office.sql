CREATE SEQUENCE "public"."paper_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "consultation_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultation_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consultation_id" integer NOT NULL,
	"status" text NOT NULL,
	"actor" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"token" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"profile_id" text,
	"doctor_id" integer,
	"status" text DEFAULT 'requested' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"age_years" smallint NOT NULL,
	"gender" text NOT NULL,
	"guardian_name" text DEFAULT '' NOT NULL,
	"preferred_date" date NOT NULL,
	"preferred_time" text NOT NULL,
	"main_complaints" text NOT NULL,
	"duration" text DEFAULT '' NOT NULL,
	"previous_treatment" text DEFAULT '' NOT NULL,
	"is_sharing_records" boolean DEFAULT false NOT NULL,
	"consent_version" text NOT NULL,
	"consent_text" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"mode" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"fee_paise" integer DEFAULT 0 NOT NULL,
	"is_follow_up" boolean DEFAULT false NOT NULL,
	"doctor_notes" text DEFAULT '' NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consultations_number_unique" UNIQUE("number"),
	CONSTRAINT "consultations_token_unique" UNIQUE("token"),
	CONSTRAINT "consultations_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "consultations_status_check" CHECK ("consultations"."status" in ('requested', 'wait_listed', 'confirmed', 'arrived', 'completed', 'cancelled', 'missed')),
	CONSTRAINT "consultations_age_check" CHECK ("consultations"."age_years" between 0 and 120),
	CONSTRAINT "consultations_phone_check" CHECK ("consultations"."phone" ~ '^[0-9]{10}$'),
	CONSTRAINT "consultations_slot_check" CHECK (num_nonnulls("consultations"."doctor_id", "consultations"."starts_at", "consultations"."ends_at", "consultations"."mode") in (0, 4) and "consultations"."starts_at" < "consultations"."ends_at"),
	CONSTRAINT "consultations_taken_check" CHECK ("consultations"."status" not in ('confirmed', 'arrived', 'completed', 'missed') or "consultations"."starts_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "doctor_days_off" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "doctor_days_off_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"doctor_id" integer NOT NULL,
	"off_on" date NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctor_hours" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "doctor_hours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"doctor_id" integer NOT NULL,
	"weekday" smallint NOT NULL,
	"starts_at" time NOT NULL,
	"ends_at" time NOT NULL,
	"mode" text DEFAULT 'both' NOT NULL,
	CONSTRAINT "doctor_hours_weekday_check" CHECK ("doctor_hours"."weekday" between 0 and 6),
	CONSTRAINT "doctor_hours_order_check" CHECK ("doctor_hours"."starts_at" < "doctor_hours"."ends_at"),
	CONSTRAINT "doctor_hours_mode_check" CHECK ("doctor_hours"."mode" in ('clinic', 'video', 'both'))
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "doctors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"profile_id" text,
	"name" text DEFAULT '' NOT NULL,
	"qualification" text NOT NULL,
	"registration_number" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"languages" text[] NOT NULL,
	"interests" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"slot_minutes" smallint DEFAULT 30 NOT NULL,
	"fee_paise" integer DEFAULT 0 NOT NULL,
	"follow_up_days" smallint DEFAULT 15 NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "doctors_slug_unique" UNIQUE("slug"),
	CONSTRAINT "doctors_profileId_unique" UNIQUE("profile_id"),
	CONSTRAINT "doctors_slot_check" CHECK ("doctors"."slot_minutes" between 5 and 120),
	CONSTRAINT "doctors_fee_check" CHECK ("doctors"."fee_paise" >= 0 and "doctors"."follow_up_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "medical_records" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"consultation_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_papers" (
	"enquiry_id" integer NOT NULL,
	"upload_id" text NOT NULL,
	CONSTRAINT "application_papers_enquiry_id_upload_id_pk" PRIMARY KEY("enquiry_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "business_applications" (
	"enquiry_id" integer PRIMARY KEY NOT NULL,
	"gstin" text NOT NULL,
	"drug_licence" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "business_applications_status_check" CHECK ("business_applications"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "business_applications_decided_check" CHECK (("business_applications"."status" = 'pending') = ("business_applications"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"gstin" text NOT NULL,
	"drug_licence" text NOT NULL,
	"discount_percent" numeric DEFAULT 0 NOT NULL,
	"approved_by" text,
	"approved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "businesses_discount_check" CHECK ("businesses"."discount_percent" between 0 and 60)
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"profile_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"organization" text DEFAULT '' NOT NULL,
	"request_type" text,
	"subject" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"owner_id" text,
	"answer_by" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enquiries_number_unique" UNIQUE("number"),
	CONSTRAINT "enquiries_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "enquiries_kind_check" CHECK ("enquiries"."kind" in ('contact', 'bulk', 'distributor')),
	CONSTRAINT "enquiries_status_check" CHECK ("enquiries"."status" in ('new', 'in_progress', 'answered', 'closed')),
	CONSTRAINT "enquiries_type_check" CHECK (("enquiries"."kind" = 'bulk') = ("enquiries"."request_type" is not null)),
	CONSTRAINT "enquiries_phone_check" CHECK ("enquiries"."phone" ~ '^[0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "enquiry_lines" (
	"enquiry_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "enquiry_lines_enquiry_id_product_id_pk" PRIMARY KEY("enquiry_id","product_id"),
	CONSTRAINT "enquiry_lines_quantity_check" CHECK ("enquiry_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "enquiry_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enquiry_id" integer NOT NULL,
	"kind" text NOT NULL,
	"author_id" text,
	"body" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enquiry_notes_kind_check" CHECK ("enquiry_notes"."kind" in ('note', 'answer'))
);
--> statement-breakpoint
CREATE TABLE "quote_lines" (
	"quote_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"price_paise" integer NOT NULL,
	CONSTRAINT "quote_lines_quote_id_product_id_pk" PRIMARY KEY("quote_id","product_id"),
	CONSTRAINT "quote_lines_quantity_check" CHECK ("quote_lines"."quantity" > 0 and "quote_lines"."price_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"token" text NOT NULL,
	"enquiry_id" integer NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"valid_until" date NOT NULL,
	"goods_paise" integer NOT NULL,
	"delivery_paise" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"order_id" integer,
	CONSTRAINT "quotes_number_unique" UNIQUE("number"),
	CONSTRAINT "quotes_token_unique" UNIQUE("token"),
	CONSTRAINT "quotes_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "quotes_status_check" CHECK ("quotes"."status" in ('sent', 'accepted', 'withdrawn')),
	CONSTRAINT "quotes_money_check" CHECK ("quotes"."goods_paise" > 0 and "quotes"."delivery_paise" >= 0),
	CONSTRAINT "quotes_accepted_check" CHECK (("quotes"."status" = 'accepted') = ("quotes"."accepted_at" is not null) and ("quotes"."status" = 'accepted') = ("quotes"."order_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "catalog_import_rows" (
	"import_id" integer NOT NULL,
	"row_number" integer NOT NULL,
	"outcome" text NOT NULL,
	"sku" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"new_values" jsonb,
	"old_values" jsonb,
	CONSTRAINT "catalog_import_rows_import_id_row_number_pk" PRIMARY KEY("import_id","row_number")
);
--> statement-breakpoint
CREATE TABLE "catalog_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalog_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"checked_count" integer DEFAULT 0 NOT NULL,
	"create_count" integer DEFAULT 0 NOT NULL,
	"update_count" integer DEFAULT 0 NOT NULL,
	"same_count" integer DEFAULT 0 NOT NULL,
	"error_count" integer DEFAULT 0 NOT NULL,
	"started_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_blocks" (
	"key" text PRIMARY KEY NOT NULL,
	"body_html" text NOT NULL,
	"updated_by" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"change_set" text NOT NULL,
	"reason" text NOT NULL,
	"old_mrp_paise" integer NOT NULL,
	"new_mrp_paise" integer NOT NULL,
	"old_price_paise" integer NOT NULL,
	"new_price_paise" integer NOT NULL,
	"actor" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"refunded_by" text,
	"refunded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "sale_periods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sale_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"sale_price_paise" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"usual_price_paise" integer,
	CONSTRAINT "sale_periods_price_check" CHECK ("sale_periods"."sale_price_paise" > 0),
	CONSTRAINT "sale_periods_order_check" CHECK ("sale_periods"."starts_at" < "sale_periods"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "saved_filters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_filters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profile_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text NOT NULL,
	"searched_on" date NOT NULL,
	"search_count" integer NOT NULL,
	"found_count" integer NOT NULL,
	CONSTRAINT "search_terms_term_searched_on_pk" PRIMARY KEY("term","searched_on")
);
--> statement-breakpoint
CREATE TABLE "gallery_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gallery_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section" text NOT NULL,
	"upload_id" text NOT NULL,
	"alt" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "gallery_pictures_section_check" CHECK ("gallery_pictures"."section" in ('shop', 'clinic', 'range'))
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"from_path" text PRIMARY KEY NOT NULL,
	"to_path" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redirects_paths_check" CHECK ("redirects"."from_path" like '/%' and "redirects"."to_path" like '/%' and "redirects"."from_path" <> "redirects"."to_path")
);
--> statement-breakpoint
CREATE TABLE "unknown_paths" (
	"path" text NOT NULL,
	"asked_on" date NOT NULL,
	"ask_count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "unknown_paths_path_asked_on_pk" PRIMARY KEY("path","asked_on")
);
--> statement-breakpoint
CREATE TABLE "prescription_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prescription_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"prescription_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"remedy_id" integer,
	"product_id" integer,
	"medicine_name" text NOT NULL,
	"potency_scale" text,
	"potency_number" integer,
	"dosage_form" text NOT NULL,
	"dose_quantity" numeric NOT NULL,
	"dose_unit" text NOT NULL,
	"times_per_day" numeric NOT NULL,
	"days" smallint NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	CONSTRAINT "prescription_lines_dose_check" CHECK ("prescription_lines"."dose_quantity" > 0 and "prescription_lines"."times_per_day" > 0 and "prescription_lines"."days" between 1 and 365),
	CONSTRAINT "prescription_lines_potency_check" CHECK (("prescription_lines"."potency_scale" is null) = ("prescription_lines"."potency_number" is null))
);
--> statement-breakpoint
CREATE TABLE "prescriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prescriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"token" text NOT NULL,
	"verification_code" text NOT NULL,
	"consultation_id" integer NOT NULL,
	"doctor_id" integer NOT NULL,
	"replaces_id" integer,
	"doctor_name" text NOT NULL,
	"doctor_qualification" text NOT NULL,
	"registration_number" text NOT NULL,
	"patient_name" text NOT NULL,
	"patient_age_years" smallint NOT NULL,
	"patient_gender" text NOT NULL,
	"mode" text NOT NULL,
	"complaint" text NOT NULL,
	"advice" text DEFAULT '' NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"digest" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_on" date NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "prescriptions_number_unique" UNIQUE("number"),
	CONSTRAINT "prescriptions_token_unique" UNIQUE("token"),
	CONSTRAINT "prescriptions_verificationCode_unique" UNIQUE("verification_code"),
	CONSTRAINT "prescriptions_replacesId_unique" UNIQUE("replaces_id")
);
--> statement-breakpoint
CREATE TABLE "refill_reminders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refill_reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token" text NOT NULL,
	"prescription_line_id" integer NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"runs_out_on" date NOT NULL,
	"remind_on" date NOT NULL,
	"is_stopped" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refill_reminders_token_unique" UNIQUE("token"),
	CONSTRAINT "refill_reminders_prescriptionLineId_unique" UNIQUE("prescription_line_id")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"byte_count" integer NOT NULL,
	"digest" text NOT NULL,
	"width_pixels" integer,
	"height_pixels" integer,
	"uploaded_by" text,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_purpose_check" CHECK ("uploads"."purpose" in ('picture', 'record', 'licence')),
	CONSTRAINT "uploads_bytes_check" CHECK ("uploads"."byte_count" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "upload_id" text;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "focus_x" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "focus_y" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cancelled_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "channel" text DEFAULT 'web' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "cost_paise" integer;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "supplier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "actor" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_events" ADD CONSTRAINT "consultation_events_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_days_off" ADD CONSTRAINT "doctor_days_off_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_hours" ADD CONSTRAINT "doctor_hours_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_records" ADD CONSTRAINT "medical_records_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_records" ADD CONSTRAINT "medical_records_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_papers" ADD CONSTRAINT "application_papers_enquiry_id_business_applications_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."business_applications"("enquiry_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_papers" ADD CONSTRAINT "application_papers_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_applications" ADD CONSTRAINT "business_applications_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_applications" ADD CONSTRAINT "business_applications_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_approved_by_profiles_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_lines" ADD CONSTRAINT "enquiry_lines_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_lines" ADD CONSTRAINT "enquiry_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_import_rows" ADD CONSTRAINT "catalog_import_rows_import_id_catalog_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalog_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_imports" ADD CONSTRAINT "catalog_imports_started_by_profiles_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD CONSTRAINT "content_blocks_updated_by_profiles_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_refunded_by_profiles_id_fk" FOREIGN KEY ("refunded_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_periods" ADD CONSTRAINT "sale_periods_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_pictures" ADD CONSTRAINT "gallery_pictures_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_lines" ADD CONSTRAINT "prescription_lines_prescription_id_prescriptions_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_lines" ADD CONSTRAINT "prescription_lines_remedy_id_remedies_id_fk" FOREIGN KEY ("remedy_id") REFERENCES "public"."remedies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_lines" ADD CONSTRAINT "prescription_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_replaces_id_prescriptions_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."prescriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refill_reminders" ADD CONSTRAINT "refill_reminders_prescription_line_id_prescription_lines_id_fk" FOREIGN KEY ("prescription_line_id") REFERENCES "public"."prescription_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_uploaded_by_profiles_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_events_consultation_index" ON "consultation_events" USING btree ("consultation_id");--> statement-breakpoint
CREATE INDEX "consultations_status_index" ON "consultations" USING btree ("status","answer_by");--> statement-breakpoint
CREATE INDEX "consultations_doctor_index" ON "consultations" USING btree ("doctor_id","starts_at");--> statement-breakpoint
CREATE INDEX "consultations_profile_index" ON "consultations" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "consultations_phone_index" ON "consultations" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_days_off_unique" ON "doctor_days_off" USING btree ("doctor_id","off_on");--> statement-breakpoint
CREATE INDEX "doctor_hours_doctor_index" ON "doctor_hours" USING btree ("doctor_id","weekday");--> statement-breakpoint
CREATE INDEX "medical_records_consultation_index" ON "medical_records" USING btree ("consultation_id");--> statement-breakpoint
CREATE INDEX "enquiries_status_index" ON "enquiries" USING btree ("status","answer_by");--> statement-breakpoint
CREATE INDEX "enquiries_profile_index" ON "enquiries" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "enquiries_email_index" ON "enquiries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "enquiry_notes_enquiry_index" ON "enquiry_notes" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "quotes_enquiry_index" ON "quotes" USING btree ("enquiry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_open_unique" ON "quotes" USING btree ("enquiry_id") WHERE "quotes"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "catalog_imports_created_index" ON "catalog_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "price_changes_product_index" ON "price_changes" USING btree ("product_id","changed_at");--> statement-breakpoint
CREATE INDEX "price_changes_set_index" ON "price_changes" USING btree ("change_set");--> statement-breakpoint
CREATE INDEX "refunds_order_index" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sale_periods_open_unique" ON "sale_periods" USING btree ("product_id") WHERE "sale_periods"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "sale_periods_status_index" ON "sale_periods" USING btree ("status","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_filters_name_unique" ON "saved_filters" USING btree ("profile_id","list","name");--> statement-breakpoint
CREATE INDEX "search_terms_day_index" ON "search_terms" USING btree ("searched_on");--> statement-breakpoint
CREATE INDEX "unknown_paths_day_index" ON "unknown_paths" USING btree ("asked_on");--> statement-breakpoint
CREATE UNIQUE INDEX "prescription_lines_position_unique" ON "prescription_lines" USING btree ("prescription_id","position");--> statement-breakpoint
CREATE INDEX "prescriptions_consultation_index" ON "prescriptions" USING btree ("consultation_id");--> statement-breakpoint
CREATE INDEX "prescriptions_doctor_index" ON "prescriptions" USING btree ("doctor_id","issued_at");--> statement-breakpoint
CREATE INDEX "refill_reminders_due_index" ON "refill_reminders" USING btree ("remind_on") WHERE "refill_reminders"."sent_at" is null and not "refill_reminders"."is_stopped";--> statement-breakpoint
CREATE INDEX "uploads_digest_index" ON "uploads" USING btree ("digest");--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_placed_index" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_phone_index" ON "orders" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "orders_name_index" ON "orders" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_focus_check" CHECK ("product_images"."focus_x" between 0 and 100 and "product_images"."focus_y" between 0 and 100);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_kept_check" CHECK ("order_lines"."cancelled_quantity" >= 0 and "order_lines"."returned_quantity" >= 0 and "order_lines"."cancelled_quantity" + "order_lines"."returned_quantity" <= "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancelled_check" CHECK ("orders"."cancelled_paise" between 0 and "orders"."total_paise");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_channel_check" CHECK ("orders"."channel" in ('web', 'counter', 'phone', 'quote'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cash_check" CHECK (("orders"."payment_method" = 'cash') <= ("orders"."channel" = 'counter'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_phone_given_check" CHECK ("orders"."phone" is not null or "orders"."channel" = 'counter');--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_cost_check" CHECK ("batches"."cost_paise" >= 0);