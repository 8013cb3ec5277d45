-- Whoever keeps something of each product in memory reads only those again that have changed: "products 1,2" where rows of these were
-- added, changed or taken away; "product_categories 1,2" where these came into a category or left it, with nobody named where something
-- else of a place was written. The bare name of the table where they are too many to name; nothing where no row was touched.
CREATE FUNCTION tell_products_changed() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  most CONSTANT int := 2000;
  ids text;
  named int;
BEGIN
  IF TG_TABLE_NAME = 'products' THEN
    SELECT string_agg(changed.id::text, ','), count(*) INTO ids, named FROM (SELECT id FROM changed_rows LIMIT most + 1) changed;
    IF named = 0 THEN RETURN NULL; END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (SELECT FROM new_rows) THEN RETURN NULL; END IF;
    SELECT string_agg(DISTINCT changed.product_id::text, ','), count(*) INTO ids, named FROM (
      (SELECT product_id, category_id FROM old_rows EXCEPT SELECT product_id, category_id FROM new_rows)
      UNION ALL (SELECT product_id, category_id FROM new_rows EXCEPT SELECT product_id, category_id FROM old_rows)
      LIMIT most + 1
    ) changed;
  ELSE
    SELECT string_agg(DISTINCT changed.product_id::text, ','), count(*) INTO ids, named
    FROM (SELECT product_id FROM changed_rows LIMIT most + 1) changed;
    IF named = 0 THEN RETURN NULL; END IF;
  END IF;
  IF named > most OR length(ids) > 4000 THEN
    PERFORM pg_notify('catalog_changed', TG_TABLE_NAME);
  ELSE
    PERFORM pg_notify('catalog_changed', TG_TABLE_NAME || ' ' || coalesce(ids, ''));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER products_tell_changed ON products;
--> statement-breakpoint
CREATE TRIGGER products_tell_changed AFTER TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalog_changed();
--> statement-breakpoint
CREATE TRIGGER products_tell_added AFTER INSERT ON products REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_products_changed();
--> statement-breakpoint
-- The number of a product is the database's own and never changes, so what a product was before need not be kept.
CREATE TRIGGER products_tell_altered AFTER UPDATE ON products REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_products_changed();
--> statement-breakpoint
CREATE TRIGGER products_tell_gone AFTER DELETE ON products REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_products_changed();
--> statement-breakpoint
DROP TRIGGER product_categories_tell_changed ON product_categories;
--> statement-breakpoint
CREATE TRIGGER product_categories_tell_changed AFTER TRUNCATE ON product_categories
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalog_changed();
--> statement-breakpoint
CREATE TRIGGER product_categories_tell_added AFTER INSERT ON product_categories REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_products_changed();
--> statement-breakpoint
CREATE TRIGGER product_categories_tell_moved AFTER UPDATE ON product_categories
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_products_changed();
--> statement-breakpoint
CREATE TRIGGER product_categories_tell_gone AFTER DELETE ON product_categories REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_products_changed();
