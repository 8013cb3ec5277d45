-- A kept page must go as soon as anything it shows has changed, whoever changed it and in whatever process.
CREATE FUNCTION tell_catalog_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalog_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  watched text;
BEGIN
  FOREACH watched IN ARRAY ARRAY[
    'brands', 'brand_aliases', 'categories', 'category_aliases', 'remedies', 'products', 'product_images',
    'product_categories', 'product_tags', 'batches', 'reviews', 'body_systems', 'conditions', 'faq_categories',
    'faq_items', 'seo_pages', 'internal_links', 'site_links', 'settings', 'places', 'pincode_rules',
    'content_blocks', 'gallery_pictures', 'redirects', 'doctors', 'doctor_hours'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tell_catalog_changed()',
      watched || '_tell_changed', watched
    );
  END LOOP;
END $$;
--> statement-breakpoint
-- A slug is either canonical or an alias, never both: decision 13.
CREATE FUNCTION refuse_slug_twice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_taken boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I WHERE slug = $1)', TG_ARGV[0]) INTO is_taken USING NEW.slug;
  IF is_taken THEN
    RAISE EXCEPTION 'slug "%" stands in % already', NEW.slug, TG_ARGV[0] USING ERRCODE = 'unique_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_slug_once BEFORE INSERT OR UPDATE OF slug ON categories
  FOR EACH ROW EXECUTE FUNCTION refuse_slug_twice('category_aliases');
--> statement-breakpoint
CREATE TRIGGER category_aliases_slug_once BEFORE INSERT OR UPDATE OF slug ON category_aliases
  FOR EACH ROW EXECUTE FUNCTION refuse_slug_twice('categories');
--> statement-breakpoint
CREATE TRIGGER brands_slug_once BEFORE INSERT OR UPDATE OF slug ON brands
  FOR EACH ROW EXECUTE FUNCTION refuse_slug_twice('brand_aliases');
--> statement-breakpoint
CREATE TRIGGER brand_aliases_slug_once BEFORE INSERT OR UPDATE OF slug ON brand_aliases
  FOR EACH ROW EXECUTE FUNCTION refuse_slug_twice('brands');
--> statement-breakpoint
-- The audit trail and the stock ledger are only ever added to; a changed price stays as it was written down.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_only_grows BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER stock_movements_only_grow BEFORE UPDATE OR DELETE ON stock_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER price_changes_only_grow BEFORE UPDATE ON price_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A doctor sees one patient at a time.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE consultations ADD CONSTRAINT consultations_no_overlap
  EXCLUDE USING gist (doctor_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
  WHERE (status IN ('confirmed', 'arrived', 'completed', 'missed'));
--> statement-breakpoint
-- A prescription stays as it was signed: revoked once, its link taken away, and deleted when the 3 years are over for which practitioners must keep it.
CREATE FUNCTION keep_prescription() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['token'];
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.issued_at < now() - interval '3 years' THEN
      RETURN OLD;
    END IF;
  ELSE
    IF OLD.revoked_at IS NULL THEN
      free := free || ARRAY['revoked_at', 'revoked_reason'];
    END IF;
    IF to_jsonb(NEW) - free = to_jsonb(OLD) - free THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'a prescription stays as it was signed' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER prescriptions_stay BEFORE UPDATE OR DELETE ON prescriptions
  FOR EACH ROW EXECUTE FUNCTION keep_prescription();
--> statement-breakpoint
-- Its lines go with it and not before.
CREATE FUNCTION keep_prescription_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM prescriptions WHERE id = OLD.prescription_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a prescription stays as it was signed' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER prescription_lines_stay BEFORE UPDATE OR DELETE ON prescription_lines
  FOR EACH ROW EXECUTE FUNCTION keep_prescription_line();
--> statement-breakpoint
-- What is given back never exceeds what was paid; the payment is locked, so that two refunds cannot pass each other.
CREATE FUNCTION keep_refunds_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid integer;
  given integer;
BEGIN
  SELECT amount_paise INTO paid FROM payments
    WHERE id = NEW.payment_id AND order_id = NEW.order_id AND status IN ('paid', 'refunded') FOR UPDATE;
  SELECT coalesce(sum(amount_paise), 0) INTO given FROM refunds WHERE payment_id = NEW.payment_id AND id <> NEW.id;
  IF paid IS NULL OR given + NEW.amount_paise > paid THEN
    RAISE EXCEPTION 'refunds would exceed the payment' USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_within_payment BEFORE INSERT OR UPDATE ON refunds
  FOR EACH ROW EXECUTE FUNCTION keep_refunds_within_payment();
