ALTER TABLE "product_categories" ADD COLUMN "shelf_changed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "product_categories_changed_index" ON "product_categories" USING btree ("category_id","shelf_changed_at");--> statement-breakpoint
-- When a shelf last changed is one look into an index: each place of a pack on a shelf has the moment of its pack, while everybody may buy it.
CREATE FUNCTION date_place_on_shelf() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  -- Held, so that a change of the pack under way is waited for and none begins unseen.
  SELECT CASE WHEN is_published AND sold_to = 'anyone' THEN updated_at END INTO NEW.shelf_changed_at
  FROM products WHERE id = NEW.product_id FOR SHARE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_categories_date_shelves BEFORE INSERT OR UPDATE OF product_id ON product_categories
  FOR EACH ROW EXECUTE FUNCTION date_place_on_shelf();
--> statement-breakpoint
CREATE FUNCTION date_shelves_of_product() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE product_categories SET shelf_changed_at = CASE WHEN NEW.is_published AND NEW.sold_to = 'anyone' THEN NEW.updated_at END
  WHERE product_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_date_shelves AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.updated_at, OLD.is_published, OLD.sold_to) IS DISTINCT FROM (NEW.updated_at, NEW.is_published, NEW.sold_to))
  EXECUTE FUNCTION date_shelves_of_product();
--> statement-breakpoint
UPDATE product_categories SET shelf_changed_at = products.updated_at
FROM products WHERE products.id = product_id AND is_published AND sold_to = 'anyone';
