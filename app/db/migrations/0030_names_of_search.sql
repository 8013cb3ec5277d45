-- Search keeps the names of the shop in memory (services/search/vocabulary.server.ts). They are read anew when a name has
-- changed, and not at every price: so of products only some columns count.
CREATE FUNCTION tell_names_changed() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('catalog_changed', 'names');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_tell_names_added AFTER INSERT OR DELETE OR TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION tell_names_changed();
--> statement-breakpoint
CREATE TRIGGER products_tell_names_changed
  AFTER UPDATE OF name, search_text, brand_id, remedy_id, form_id, dosage_form, is_published ON products
  FOR EACH STATEMENT EXECUTE FUNCTION tell_names_changed();
--> statement-breakpoint
DO $$
DECLARE
  named text;
BEGIN
  FOREACH named IN ARRAY ARRAY['remedies', 'brands', 'categories', 'conditions', 'body_systems', 'search_synonyms'] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tell_names_changed()',
      named || '_tell_names_changed', named
    );
  END LOOP;
END $$;
