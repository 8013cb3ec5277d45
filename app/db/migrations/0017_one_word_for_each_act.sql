ALTER TABLE "cart_lines" ADD COLUMN "add_keys" text[] DEFAULT '{}' NOT NULL;
