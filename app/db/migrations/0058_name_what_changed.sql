-- Who keeps pages hears what has changed, and drops only what shows it: the name of a table, of packs which products they are.
CREATE OR REPLACE FUNCTION tell_catalog_changed() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('catalog_changed', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- "amounts 1,2" where batches of these products have more or fewer packs and none has come, gone or run out; "presence 1,2" after any
-- other change of a batch. Whether demo packs are on sale closes the shop and stands on every page; so does a change of too many to name.
-- The plan is made for the first, single sale and kept: with a nested loop a later change of all packs would compare each with each.
CREATE FUNCTION tell_stock_changed() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp SET enable_nestloop = off AS $$
DECLARE
  ids text;
  is_presence boolean;
  is_demo boolean;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT string_agg(DISTINCT changed.product_id::text, ','), bool_or(changed.is_presence), bool_or(changed.is_demo AND changed.is_presence)
    INTO ids, is_presence, is_demo
    FROM (
      SELECT unnest(ARRAY[o.product_id, n.product_id]) AS product_id, o.is_demo OR n.is_demo AS is_demo,
        (o.quantity > o.held_quantity) <> (n.quantity > n.held_quantity) OR (o.quantity > 0) <> (n.quantity > 0)
          OR to_jsonb(o) - 'quantity' - 'held_quantity' <> to_jsonb(n) - 'quantity' - 'held_quantity' AS is_presence
      FROM old_rows o JOIN new_rows n ON n.id = o.id
      WHERE o IS DISTINCT FROM n
    ) changed;
  ELSIF TG_OP = 'INSERT' THEN
    SELECT string_agg(DISTINCT n.product_id::text, ','), true, bool_or(n.is_demo) INTO ids, is_presence, is_demo FROM new_rows n;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT string_agg(DISTINCT o.product_id::text, ','), true, bool_or(o.is_demo) INTO ids, is_presence, is_demo FROM old_rows o;
  END IF;
  IF TG_OP = 'TRUNCATE' OR is_demo OR length(ids) > 4000 THEN
    PERFORM pg_notify('catalog_changed', '');
  ELSIF ids IS NOT NULL THEN
    PERFORM pg_notify('catalog_changed', CASE WHEN is_presence THEN 'presence ' ELSE 'amounts ' END || ids);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER batches_tell_changed ON batches;
--> statement-breakpoint
CREATE TRIGGER batches_tell_changed AFTER TRUNCATE ON batches
  FOR EACH STATEMENT EXECUTE FUNCTION tell_stock_changed();
--> statement-breakpoint
CREATE TRIGGER batches_tell_added AFTER INSERT ON batches REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_stock_changed();
--> statement-breakpoint
CREATE TRIGGER batches_tell_sold AFTER UPDATE ON batches REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_stock_changed();
--> statement-breakpoint
CREATE TRIGGER batches_tell_gone AFTER DELETE ON batches REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_stock_changed();
