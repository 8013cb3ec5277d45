CREATE SEQUENCE "public"."paper_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profile_id" text NOT NULL,
	"purpose" text NOT NULL,
	"text_version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consents_purpose_check" CHECK ("consents"."purpose" in ('account', 'marketing')),
	CONSTRAINT "consents_order_check" CHECK ("consents"."withdrawn_at" >= "consents"."given_at")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_provider_unique" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "second_factors_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"alg" text,
	"crv" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"seen_price_paise" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"prescription_line_id" integer,
	"add_keys" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "cart_lines_cart_id_product_id_pk" PRIMARY KEY("cart_id","product_id"),
	CONSTRAINT "cart_lines_quantity_check" CHECK ("cart_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_profileId_unique" UNIQUE("profile_id")
);
--> statement-breakpoint
CREATE TABLE "brand_aliases" (
	"slug" text PRIMARY KEY NOT NULL,
	"brand_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"full_name" text NOT NULL,
	"country" text NOT NULL,
	"founded_year" smallint,
	"headquarters" text,
	"specialties" text[] NOT NULL,
	"description" text NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"aliases" text[] NOT NULL,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"hindi_name" text NOT NULL,
	"description" text NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"position" smallint NOT NULL,
	"country" text DEFAULT 'all' NOT NULL,
	"dosage_forms" text[] NOT NULL,
	"popular_potencies" text[] NOT NULL,
	"benefits" text[] NOT NULL,
	"faqs" jsonb NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "categories_kind_check" CHECK ("categories"."kind" in ('form', 'concern'))
);
--> statement-breakpoint
CREATE TABLE "category_aliases" (
	"slug" text PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"product_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "product_categories_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"url" text NOT NULL,
	"upload_id" text,
	"focus_x" smallint DEFAULT 50 NOT NULL,
	"focus_y" smallint DEFAULT 50 NOT NULL,
	"alt" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "product_images_focus_check" CHECK ("product_images"."focus_x" between 0 and 100 and "product_images"."focus_y" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "product_tags" (
	"product_id" integer NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "product_tags_product_id_tag_pk" PRIMARY KEY("product_id","tag")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"sku" text NOT NULL,
	"barcode" text,
	"remedy_id" integer,
	"brand_id" integer NOT NULL,
	"form_id" integer NOT NULL,
	"name" text NOT NULL,
	"dosage_form" text NOT NULL,
	"potency_scale" text,
	"potency_number" integer,
	"pack_size" text NOT NULL,
	"net_quantity" numeric NOT NULL,
	"net_unit" text NOT NULL,
	"alcohol_percent" numeric,
	"mrp_paise" integer NOT NULL,
	"price_paise" integer NOT NULL,
	"hsn" text NOT NULL,
	"gst_percent" smallint NOT NULL,
	"maker" text NOT NULL,
	"origin_country" text NOT NULL,
	"importer" text,
	"short_description" text NOT NULL,
	"description" text NOT NULL,
	"ingredients" text[] NOT NULL,
	"usage" text NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_best_seller" boolean DEFAULT false NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"is_retail_allowed" boolean NOT NULL,
	"is_doctor_only" boolean NOT NULL,
	"can_publish_indication" boolean NOT NULL,
	"ad_caution" text[] NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_barcode_unique" UNIQUE("barcode"),
	CONSTRAINT "products_price_check" CHECK ("products"."price_paise" > 0 and "products"."price_paise" <= "products"."mrp_paise"),
	CONSTRAINT "products_gst_check" CHECK ("products"."gst_percent" in (0, 5, 12, 18, 28, 40)),
	CONSTRAINT "products_barcode_check" CHECK ("products"."barcode" ~ '^([0-9]{8}|[0-9]{12,14})$'),
	CONSTRAINT "products_hsn_check" CHECK ("products"."hsn" ~ '^[0-9]{4,8}$'),
	CONSTRAINT "products_net_check" CHECK ("products"."net_quantity" > 0 and "products"."net_unit" in ('ml', 'g', 'unit')),
	CONSTRAINT "products_potency_check" CHECK (("products"."potency_scale" is null) = ("products"."potency_number" is null) and "products"."potency_scale" in ('X', 'C', 'LM', 'Q')),
	CONSTRAINT "products_alcohol_check" CHECK (not ("products"."is_retail_allowed" and "products"."net_unit" = 'ml' and "products"."alcohol_percent" > 12 and "products"."net_quantity" > 30))
);
--> statement-breakpoint
CREATE TABLE "remedies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remedies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"abbreviation" text NOT NULL,
	"common_names" text[] NOT NULL,
	"synonyms" text[] NOT NULL,
	"hindi_name" text NOT NULL,
	"kingdom" text NOT NULL,
	"source" text NOT NULL,
	"traditional_uses" text[] NOT NULL,
	"keynotes" text[] NOT NULL,
	"can_publish_uses" boolean NOT NULL,
	"ad_caution" text[] NOT NULL,
	"doctor_only_forms" text[] NOT NULL,
	"relationships" jsonb NOT NULL,
	CONSTRAINT "remedies_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
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
	"preferred_time" text,
	"wanted_doctor_id" integer,
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
	"video_link" text DEFAULT '' NOT NULL,
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
	"pastes_video_link" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "slot_offers" (
	"consultation_id" integer NOT NULL,
	"doctor_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "slot_offers_consultation_id_doctor_id_starts_at_pk" PRIMARY KEY("consultation_id","doctor_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "body_systems" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "body_systems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"hindi_name" text NOT NULL,
	"icon" text NOT NULL,
	"description" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "body_systems_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "conditions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conditions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"body_system_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"hindi_name" text NOT NULL,
	"other_names" text[] NOT NULL,
	"prevalence" text NOT NULL,
	"description" text NOT NULL,
	"symptoms" text[] NOT NULL,
	"remedies" jsonb NOT NULL,
	"product_slugs" text[] NOT NULL,
	"brand_choices" jsonb NOT NULL,
	"when_to_see_doctor" text[] NOT NULL,
	"faqs" jsonb NOT NULL,
	"local_areas" text[] NOT NULL,
	"ad_caution" text[] NOT NULL,
	"has_product_offer" boolean NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "conditions_slug_unique" UNIQUE("slug"),
	CONSTRAINT "conditions_prevalence_check" CHECK ("conditions"."prevalence" in ('common', 'moderate'))
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer,
	"profile_id" text,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"street" text NOT NULL,
	"landmark" text DEFAULT '' NOT NULL,
	"town" text NOT NULL,
	"state_code" text NOT NULL,
	"pincode" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_pincode_check" CHECK ("addresses"."pincode" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "addresses_owner_check" CHECK (num_nonnulls("addresses"."customer_id", "addresses"."profile_id") > 0)
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profile_id" text,
	"phone" text,
	"name" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_phone_unique" UNIQUE("phone"),
	CONSTRAINT "customers_phone_check" CHECK ("customers"."phone" ~ '^[0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text DEFAULT 'customer' NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"phone_verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_email_unique" UNIQUE("email"),
	CONSTRAINT "profiles_phone_unique" UNIQUE("phone"),
	CONSTRAINT "profiles_role_check" CHECK ("profiles"."role" in ('admin', 'staff', 'doctor', 'business', 'customer')),
	CONSTRAINT "profiles_phone_check" CHECK ("profiles"."phone" ~ '^[0-9]{10}$'),
	CONSTRAINT "profiles_phone_verified_check" CHECK (("profiles"."phone" is null) = ("profiles"."phone_verified_at" is null))
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
	"to_order_by" date,
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
	"agreed_form" jsonb,
	"order_id" integer,
	CONSTRAINT "quotes_number_unique" UNIQUE("number"),
	CONSTRAINT "quotes_token_unique" UNIQUE("token"),
	CONSTRAINT "quotes_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "quotes_status_check" CHECK ("quotes"."status" in ('sent', 'awaiting_goods', 'accepted', 'withdrawn')),
	CONSTRAINT "quotes_agreed_check" CHECK (("quotes"."status" = 'awaiting_goods') = ("quotes"."agreed_form" is not null)),
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
CREATE TABLE "undos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "undos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor" text NOT NULL,
	"subject" text NOT NULL,
	"table_name" text NOT NULL,
	"rows" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"status" text NOT NULL,
	"actor" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"product_slug" text NOT NULL,
	"name" text NOT NULL,
	"brand_name" text NOT NULL,
	"potency_label" text,
	"pack_size" text NOT NULL,
	"maker" text NOT NULL,
	"origin_country" text NOT NULL,
	"hsn" text NOT NULL,
	"gst_percent" smallint NOT NULL,
	"mrp_paise" integer NOT NULL,
	"price_paise" integer NOT NULL,
	"quantity" integer NOT NULL,
	"total_paise" integer NOT NULL,
	"cancelled_quantity" integer DEFAULT 0 NOT NULL,
	"returned_quantity" integer DEFAULT 0 NOT NULL,
	"returned_at" timestamp with time zone,
	"prescription_line_id" integer,
	CONSTRAINT "order_lines_kept_check" CHECK ("order_lines"."cancelled_quantity" >= 0 and "order_lines"."returned_quantity" >= 0 and "order_lines"."cancelled_quantity" + "order_lines"."returned_quantity" <= "order_lines"."quantity"),
	CONSTRAINT "order_lines_total_check" CHECK ("order_lines"."total_paise" = "order_lines"."price_paise" * "order_lines"."quantity"),
	CONSTRAINT "order_lines_quantity_check" CHECK ("order_lines"."quantity" > 0 and "order_lines"."price_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"tracking_token" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"customer_id" integer NOT NULL,
	"profile_id" text,
	"status" text NOT NULL,
	"channel" text DEFAULT 'web' NOT NULL,
	"payment_method" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"street" text NOT NULL,
	"landmark" text NOT NULL,
	"town" text NOT NULL,
	"state_code" text NOT NULL,
	"pincode" text NOT NULL,
	"note" text NOT NULL,
	"zone" text NOT NULL,
	"is_express" boolean DEFAULT false NOT NULL,
	"promised_from" date NOT NULL,
	"promised_by" date NOT NULL,
	"mrp_paise" integer NOT NULL,
	"goods_paise" integer NOT NULL,
	"delivery_paise" integer NOT NULL,
	"total_paise" integer NOT NULL,
	"gst_paise" integer NOT NULL,
	"cancelled_paise" integer DEFAULT 0 NOT NULL,
	"hold_until" timestamp with time zone,
	"courier" text,
	"courier_reference" text,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_trackingToken_unique" UNIQUE("tracking_token"),
	CONSTRAINT "orders_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "orders_total_check" CHECK ("orders"."total_paise" = "orders"."goods_paise" + "orders"."delivery_paise"),
	CONSTRAINT "orders_goods_check" CHECK ("orders"."goods_paise" > 0 and "orders"."goods_paise" <= "orders"."mrp_paise" and "orders"."delivery_paise" >= 0),
	CONSTRAINT "orders_cancelled_check" CHECK ("orders"."cancelled_paise" between 0 and "orders"."total_paise"),
	CONSTRAINT "orders_channel_check" CHECK ("orders"."channel" in ('web', 'counter', 'phone', 'quote')),
	CONSTRAINT "orders_cash_check" CHECK (("orders"."payment_method" = 'cash') <= ("orders"."channel" = 'counter')),
	CONSTRAINT "orders_payment_method_check" CHECK ("orders"."payment_method" in ('cod', 'upi', 'bank-transfer', 'cash')),
	CONSTRAINT "orders_transfer_check" CHECK (("orders"."payment_method" = 'bank-transfer') <= ("orders"."channel" = 'quote')),
	CONSTRAINT "orders_phone_check" CHECK ("orders"."phone" ~ '^[0-9]{10}$'),
	CONSTRAINT "orders_phone_given_check" CHECK ("orders"."phone" is not null or "orders"."channel" = 'counter'),
	CONSTRAINT "orders_pincode_check" CHECK ("orders"."pincode" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "orders_hold_check" CHECK (("orders"."hold_until" is null) or "orders"."status" = 'awaiting_payment'),
	CONSTRAINT "orders_promise_check" CHECK ("orders"."promised_from" <= "orders"."promised_by")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payments_method_check" CHECK ("payments"."method" in ('cod', 'upi', 'bank-transfer', 'cash')),
	CONSTRAINT "payments_amount_check" CHECK ("payments"."amount_paise" > 0),
	CONSTRAINT "payments_paid_check" CHECK (("payments"."status" in ('paid', 'refunded')) = ("payments"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "faq_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faq_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"hindi_name" text NOT NULL,
	"icon" text NOT NULL,
	"description" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "faq_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "faq_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faq_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"faq_category_id" integer,
	"slug" text NOT NULL,
	"question" text NOT NULL,
	"answer_html" text NOT NULL,
	"tag" text NOT NULL,
	"has_store_facts_to_confirm" boolean NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "faq_items_slug_unique" UNIQUE("slug")
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
CREATE TABLE "internal_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "internal_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source_page" text NOT NULL,
	"target_page" text NOT NULL,
	"anchor_text" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"from_path" text PRIMARY KEY NOT NULL,
	"to_path" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redirects_paths_check" CHECK ("redirects"."from_path" like '/%' and "redirects"."to_path" like '/%' and "redirects"."from_path" <> "redirects"."to_path")
);
--> statement-breakpoint
CREATE TABLE "seo_analytics" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seo_analytics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_url" text NOT NULL,
	"page_title" text NOT NULL,
	"impressions" integer DEFAULT 1 NOT NULL,
	"date_recorded" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seo_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"meta_description" text NOT NULL,
	"meta_keywords" text[] NOT NULL,
	"canonical_url" text,
	"h1_title" text NOT NULL,
	"content" text NOT NULL,
	"location_name" text NOT NULL,
	"location_type" text NOT NULL,
	"parent_location" text,
	"change_frequency" text DEFAULT 'weekly' NOT NULL,
	"priority" numeric DEFAULT 0.7 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seo_pages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "seo_pages_canonicalUrl_unique" UNIQUE("canonical_url"),
	CONSTRAINT "seo_pages_priority_check" CHECK ("seo_pages"."priority" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "site_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"position" text NOT NULL,
	"label" text NOT NULL,
	"url" text NOT NULL,
	"sort_order" smallint DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "site_links_position_check" CHECK ("site_links"."position" in ('header', 'footer'))
);
--> statement-breakpoint
CREATE TABLE "unknown_paths" (
	"path" text NOT NULL,
	"asked_on" date NOT NULL,
	"ask_count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "unknown_paths_path_asked_on_pk" PRIMARY KEY("path","asked_on")
);
--> statement-breakpoint
CREATE TABLE "pincode_rules" (
	"prefix" text PRIMARY KEY NOT NULL,
	"zone" text,
	"state_codes" text[] NOT NULL,
	CONSTRAINT "pincode_rules_prefix_check" CHECK ("pincode_rules"."prefix" ~ '^[1-9][0-9]{1,5}$')
);
--> statement-breakpoint
CREATE TABLE "places" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hindi_name" text NOT NULL,
	"kind" text NOT NULL,
	"parent_slug" text,
	"pincodes" text[] NOT NULL,
	"latitude" real,
	"longitude" real,
	"distance_km" real,
	"zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "states" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"iso_code" text NOT NULL
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
	"patient_phone" text DEFAULT '' NOT NULL,
	"patient_guardian" text DEFAULT '' NOT NULL,
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
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"order_line_id" integer,
	"rating" smallint NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"reply" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_orderLineId_unique" UNIQUE("order_line_id"),
	CONSTRAINT "reviews_rating_check" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dedupe_key" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"try_until" timestamp with time zone DEFAULT now() + interval '48 hours' NOT NULL,
	"useful_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_dedupeKey_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "outbox_channel_check" CHECK ("outbox"."channel" in ('mail', 'sms'))
);
--> statement-breakpoint
CREATE TABLE "seed_rows" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "seed_rows_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"number" text NOT NULL,
	"expires_on" date NOT NULL,
	"mrp_paise" integer NOT NULL,
	"cost_paise" integer,
	"supplier" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"held_quantity" integer DEFAULT 0 NOT NULL,
	"is_quarantined" boolean DEFAULT false NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "batches_cost_check" CHECK ("batches"."cost_paise" >= 0),
	CONSTRAINT "batches_quantity_check" CHECK ("batches"."quantity" >= 0),
	CONSTRAINT "batches_held_check" CHECK ("batches"."held_quantity" >= 0 and "batches"."held_quantity" <= "batches"."quantity")
);
--> statement-breakpoint
CREATE TABLE "order_line_batches" (
	"order_line_id" integer NOT NULL,
	"batch_id" integer NOT NULL,
	"batch_number" text NOT NULL,
	"expires_on" date NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_line_batches_order_line_id_batch_id_pk" PRIMARY KEY("order_line_id","batch_id"),
	CONSTRAINT "order_line_batches_quantity_check" CHECK ("order_line_batches"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"batch_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_holds_quantity_check" CHECK ("stock_holds"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"actor" text DEFAULT '' NOT NULL,
	"idempotency_key" text,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "stock_movements_quantity_check" CHECK ("stock_movements"."quantity" <> 0)
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
CREATE TABLE "wishlist_lines" (
	"cart_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_lines_cart_id_product_id_pk" PRIMARY KEY("cart_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_prescription_line_id_prescription_lines_id_fk" FOREIGN KEY ("prescription_line_id") REFERENCES "public"."prescription_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_aliases" ADD CONSTRAINT "brand_aliases_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_aliases" ADD CONSTRAINT "category_aliases_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_remedy_id_remedies_id_fk" FOREIGN KEY ("remedy_id") REFERENCES "public"."remedies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_form_id_categories_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_events" ADD CONSTRAINT "consultation_events_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_wanted_doctor_id_doctors_id_fk" FOREIGN KEY ("wanted_doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_days_off" ADD CONSTRAINT "doctor_days_off_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_hours" ADD CONSTRAINT "doctor_hours_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_records" ADD CONSTRAINT "medical_records_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_records" ADD CONSTRAINT "medical_records_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_offers" ADD CONSTRAINT "slot_offers_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_offers" ADD CONSTRAINT "slot_offers_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conditions" ADD CONSTRAINT "conditions_body_system_id_body_systems_id_fk" FOREIGN KEY ("body_system_id") REFERENCES "public"."body_systems"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_prescription_line_id_prescription_lines_id_fk" FOREIGN KEY ("prescription_line_id") REFERENCES "public"."prescription_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_items" ADD CONSTRAINT "faq_items_faq_category_id_faq_categories_id_fk" FOREIGN KEY ("faq_category_id") REFERENCES "public"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_pictures" ADD CONSTRAINT "gallery_pictures_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_lines" ADD CONSTRAINT "prescription_lines_prescription_id_prescriptions_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_lines" ADD CONSTRAINT "prescription_lines_remedy_id_remedies_id_fk" FOREIGN KEY ("remedy_id") REFERENCES "public"."remedies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_lines" ADD CONSTRAINT "prescription_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_replaces_id_prescriptions_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."prescriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refill_reminders" ADD CONSTRAINT "refill_reminders_prescription_line_id_prescription_lines_id_fk" FOREIGN KEY ("prescription_line_id") REFERENCES "public"."prescription_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_batches" ADD CONSTRAINT "order_line_batches_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_batches" ADD CONSTRAINT "order_line_batches_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_uploaded_by_profiles_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_lines" ADD CONSTRAINT "wishlist_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_lines" ADD CONSTRAINT "wishlist_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_profile_index" ON "consents" USING btree ("profile_id","purpose");--> statement-breakpoint
CREATE INDEX "identities_user_index" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expiry_index" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "carts_touched_index" ON "carts" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "product_categories_category_index" ON "product_categories" USING btree ("category_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_images_position_unique" ON "product_images" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_tags_tag_index" ON "product_tags" USING btree ("tag");--> statement-breakpoint
CREATE INDEX "products_remedy_index" ON "products" USING btree ("remedy_id");--> statement-breakpoint
CREATE INDEX "products_brand_index" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_form_index" ON "products" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "products_name_index" ON "products" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "products_hidden_index" ON "products" USING btree (lower("name"),"id") WHERE not is_published;--> statement-breakpoint
CREATE INDEX "products_featured_index" ON "products" USING btree (lower("name"),"id") WHERE is_featured;--> statement-breakpoint
CREATE INDEX "products_best_index" ON "products" USING btree (lower("name"),"id") WHERE is_best_seller;--> statement-breakpoint
CREATE INDEX "products_new_index" ON "products" USING btree (lower("name"),"id") WHERE is_new;--> statement-breakpoint
CREATE INDEX "products_words_index" ON "products" USING gin (array_to_tsvector(array_remove(string_to_array(lower("search_text") || ' ' || lower("sku"), ' '), '')));--> statement-breakpoint
CREATE INDEX "products_shelf_index" ON "products" USING btree ("brand_id","form_id","price_paise","origin_country","id") WHERE is_published and is_retail_allowed and not is_doctor_only;--> statement-breakpoint
CREATE INDEX "products_shelf_featured_index" ON "products" USING btree ("is_featured" DESC NULLS FIRST,"is_best_seller" DESC NULLS FIRST,(case when is_featured or is_best_seller then md5(slug) end),lower(name),"potency_scale","potency_number","net_quantity","slug") WHERE is_published and is_retail_allowed and not is_doctor_only;--> statement-breakpoint
CREATE INDEX "products_shelf_newest_index" ON "products" USING btree ("created_at" DESC NULLS FIRST,lower(name),"potency_scale","potency_number","net_quantity","slug") WHERE is_published and is_retail_allowed and not is_doctor_only;--> statement-breakpoint
CREATE INDEX "products_shelf_name_index" ON "products" USING btree (lower(name),"potency_scale","potency_number","net_quantity","slug") WHERE is_published and is_retail_allowed and not is_doctor_only;--> statement-breakpoint
CREATE INDEX "products_shelf_price_index" ON "products" USING btree ("price_paise") WHERE is_published and is_retail_allowed and not is_doctor_only;--> statement-breakpoint
CREATE INDEX "products_shelf_form_index" ON "products" USING btree ("form_id","is_best_seller" DESC NULLS FIRST,"is_featured" DESC NULLS FIRST,"slug") WHERE is_published and is_retail_allowed and not is_doctor_only;--> statement-breakpoint
CREATE INDEX "consultation_events_consultation_index" ON "consultation_events" USING btree ("consultation_id");--> statement-breakpoint
CREATE INDEX "consultations_status_index" ON "consultations" USING btree ("status","answer_by");--> statement-breakpoint
CREATE INDEX "consultations_doctor_index" ON "consultations" USING btree ("doctor_id","starts_at");--> statement-breakpoint
CREATE INDEX "consultations_profile_index" ON "consultations" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "consultations_phone_index" ON "consultations" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_days_off_unique" ON "doctor_days_off" USING btree ("doctor_id","off_on");--> statement-breakpoint
CREATE INDEX "doctor_hours_doctor_index" ON "doctor_hours" USING btree ("doctor_id","weekday");--> statement-breakpoint
CREATE INDEX "medical_records_consultation_index" ON "medical_records" USING btree ("consultation_id");--> statement-breakpoint
CREATE INDEX "slot_offers_doctor_index" ON "slot_offers" USING btree ("doctor_id","starts_at");--> statement-breakpoint
CREATE INDEX "conditions_body_system_index" ON "conditions" USING btree ("body_system_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default_unique" ON "addresses" USING btree ("profile_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_same_unique" ON "addresses" USING btree ("customer_id","pincode","street","name");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_own_same_unique" ON "addresses" USING btree ("profile_id","pincode","street","name");--> statement-breakpoint
CREATE INDEX "customers_profile_index" ON "customers" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "customers_words_index" ON "customers" USING gin (to_tsvector('simple', regexp_replace("name" || ' ' || coalesce("email", ''), '[[:punct:][:space:]]+', ' ', 'g')));--> statement-breakpoint
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
CREATE INDEX "undos_expiry_index" ON "undos" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_events_order_index" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_product_unique" ON "order_lines" USING btree ("order_id","product_id");--> statement-breakpoint
CREATE INDEX "order_lines_product_index" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_lines_prescription_index" ON "order_lines" USING btree ("prescription_line_id");--> statement-breakpoint
CREATE INDEX "orders_customer_index" ON "orders" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "orders_profile_index" ON "orders" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "orders_email_index" ON "orders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "orders_status_index" ON "orders" USING btree ("status","placed_at");--> statement-breakpoint
CREATE INDEX "orders_placed_index" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_given_up_index" ON "orders" USING btree ("placed_at","id") WHERE "orders"."status" in ('cancelled', 'returned') or "orders"."cancelled_paise" > 0;--> statement-breakpoint
CREATE INDEX "orders_phone_index" ON "orders" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "orders_name_index" ON "orders" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_hold_index" ON "orders" USING btree ("hold_until") WHERE "orders"."hold_until" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_paid_once_unique" ON "payments" USING btree ("order_id") WHERE "payments"."status" in ('paid', 'refunded');--> statement-breakpoint
CREATE INDEX "payments_order_index" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "faq_items_category_index" ON "faq_items" USING btree ("faq_category_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "internal_links_unique" ON "internal_links" USING btree ("source_page","target_page");--> statement-breakpoint
CREATE UNIQUE INDEX "seo_analytics_page_day_unique" ON "seo_analytics" USING btree ("page_url","date_recorded");--> statement-breakpoint
CREATE INDEX "seo_analytics_day_index" ON "seo_analytics" USING btree ("date_recorded");--> statement-breakpoint
CREATE INDEX "unknown_paths_day_index" ON "unknown_paths" USING btree ("asked_on");--> statement-breakpoint
CREATE UNIQUE INDEX "prescription_lines_position_unique" ON "prescription_lines" USING btree ("prescription_id","position");--> statement-breakpoint
CREATE INDEX "prescriptions_consultation_index" ON "prescriptions" USING btree ("consultation_id");--> statement-breakpoint
CREATE INDEX "prescriptions_doctor_index" ON "prescriptions" USING btree ("doctor_id","issued_at");--> statement-breakpoint
CREATE INDEX "refill_reminders_due_index" ON "refill_reminders" USING btree ("remind_on") WHERE "refill_reminders"."sent_at" is null and not "refill_reminders"."is_stopped";--> statement-breakpoint
CREATE INDEX "reviews_product_index" ON "reviews" USING btree ("product_id","status");--> statement-breakpoint
CREATE INDEX "reviews_pending_index" ON "reviews" USING btree ("id") WHERE "reviews"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "audit_subject_index" ON "audit" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "audit_time_index" ON "audit" USING btree ("happened_at","id");--> statement-breakpoint
CREATE INDEX "audit_action_index" ON "audit" USING btree ("action","happened_at","id");--> statement-breakpoint
CREATE INDEX "audit_subject_start_index" ON "audit" USING btree (lower("subject") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "audit_actor_index" ON "audit" USING btree ("actor","happened_at","id");--> statement-breakpoint
CREATE INDEX "outbox_sent_index" ON "outbox" USING btree ("sent_at") WHERE "outbox"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_failed_index" ON "outbox" USING btree ("id") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_due_index" ON "outbox" USING btree ("due_at") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "batches_product_number_unique" ON "batches" USING btree ("product_id","number");--> statement-breakpoint
CREATE INDEX "batches_product_expiry_index" ON "batches" USING btree ("product_id","expires_on");--> statement-breakpoint
CREATE INDEX "order_line_batches_batch_index" ON "order_line_batches" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "order_line_batches_number_index" ON "order_line_batches" USING btree (lower("batch_number"));--> statement-breakpoint
CREATE UNIQUE INDEX "stock_holds_order_batch_unique" ON "stock_holds" USING btree ("order_id","batch_id");--> statement-breakpoint
CREATE INDEX "stock_holds_batch_index" ON "stock_holds" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "stock_movements_batch_index" ON "stock_movements" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "stock_movements_order_index" ON "stock_movements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "uploads_digest_index" ON "uploads" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "wishlist_lines_product_index" ON "wishlist_lines" USING btree ("product_id");