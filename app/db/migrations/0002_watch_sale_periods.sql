-- The end of a sale stands on a product's page, the names of states in its delivery promise; see app/db/watched-tables.ts.
CREATE TRIGGER sale_periods_tell_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sale_periods
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalog_changed();
--> statement-breakpoint
CREATE TRIGGER states_tell_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON states
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalog_changed();
