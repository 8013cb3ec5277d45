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
    'faq_items', 'seo_pages', 'internal_links', 'site_links', 'settings', 'places', 'pincode_rules'
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
-- The audit trail and the stock ledger are only ever added to.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_only_grows BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER stock_movements_only_grow BEFORE UPDATE OR DELETE ON stock_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
