-- Notes the days whose orders, costs, brands or forms have changed, so that reports read their orders again until the job sum-sales has
-- been there. A note is only ever added: nobody waits for anybody. It is added for days that are not summed up too, since the summing may
-- be under way unseen.
CREATE FUNCTION note_sales_of_order() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO sales_changes (day)
  SELECT DISTINCT (placed_at AT TIME ZONE 'Asia/Kolkata')::date FROM unnest(ARRAY[OLD.placed_at, NEW.placed_at]) AS placed_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_note_sales AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.status, OLD.zone, OLD.delivery_paise, OLD.place_of_supply, OLD.placed_at)
    IS DISTINCT FROM (NEW.status, NEW.zone, NEW.delivery_paise, NEW.place_of_supply, NEW.placed_at))
  EXECUTE FUNCTION note_sales_of_order();
--> statement-breakpoint
CREATE FUNCTION note_sales_of_lines() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO sales_changes (day)
  SELECT DISTINCT (o.placed_at AT TIME ZONE 'Asia/Kolkata')::date FROM changed_rows c JOIN orders o ON o.id = c.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_lines_added_note_sales AFTER INSERT ON order_lines REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_sales_of_lines();
--> statement-breakpoint
CREATE TRIGGER order_lines_gone_note_sales AFTER DELETE ON order_lines REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_sales_of_lines();
--> statement-breakpoint
CREATE FUNCTION note_sales_of_line() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO sales_changes (day)
  SELECT DISTINCT (placed_at AT TIME ZONE 'Asia/Kolkata')::date FROM orders WHERE id IN (OLD.order_id, NEW.order_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_lines_note_sales AFTER UPDATE ON order_lines FOR EACH ROW
  WHEN ((OLD.order_id, OLD.product_id, OLD.gst_percent, OLD.price_paise, OLD.quantity, OLD.cancelled_quantity, OLD.returned_quantity)
    IS DISTINCT FROM (NEW.order_id, NEW.product_id, NEW.gst_percent, NEW.price_paise, NEW.quantity, NEW.cancelled_quantity, NEW.returned_quantity))
  EXECUTE FUNCTION note_sales_of_line();
--> statement-breakpoint
CREATE FUNCTION note_sales_of_packs() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO sales_changes (day)
  SELECT DISTINCT (o.placed_at AT TIME ZONE 'Asia/Kolkata')::date
  FROM changed_rows c JOIN order_lines l ON l.id = c.order_line_id JOIN orders o ON o.id = l.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_line_batches_added_note_sales AFTER INSERT ON order_line_batches REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_sales_of_packs();
--> statement-breakpoint
CREATE TRIGGER order_line_batches_changed_note_sales AFTER UPDATE ON order_line_batches REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_sales_of_packs();
--> statement-breakpoint
CREATE TRIGGER order_line_batches_gone_note_sales AFTER DELETE ON order_line_batches REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_sales_of_packs();
--> statement-breakpoint
CREATE FUNCTION note_sales_of_batch() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO sales_changes (day)
  SELECT DISTINCT (o.placed_at AT TIME ZONE 'Asia/Kolkata')::date
  FROM order_line_batches b JOIN order_lines l ON l.id = b.order_line_id JOIN orders o ON o.id = l.order_id WHERE b.batch_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER batches_note_sales AFTER UPDATE ON batches FOR EACH ROW
  WHEN (OLD.cost_paise IS DISTINCT FROM NEW.cost_paise) EXECUTE FUNCTION note_sales_of_batch();
--> statement-breakpoint
CREATE FUNCTION note_sales_of_product() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO sales_changes (day)
  SELECT DISTINCT (o.placed_at AT TIME ZONE 'Asia/Kolkata')::date
  FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.product_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_note_sales AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.brand_id, OLD.form_id) IS DISTINCT FROM (NEW.brand_id, NEW.form_id)) EXECUTE FUNCTION note_sales_of_product();
--> statement-breakpoint
-- Orders that are gone at one blow, as in tests: no sum is left of them.
CREATE FUNCTION forget_sales() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM sales_days;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_forget_sales AFTER TRUNCATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION forget_sales();
