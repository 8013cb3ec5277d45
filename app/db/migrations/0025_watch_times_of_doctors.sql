-- Pages show the doctor's next free time, so they are made anew when a time is taken or given back; see app/db/watched-tables.ts.
CREATE TRIGGER consultations_tell_changed AFTER INSERT OR UPDATE OF status, doctor_id, starts_at, ends_at OR DELETE ON consultations
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalog_changed();
--> statement-breakpoint
CREATE TRIGGER doctor_days_off_tell_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON doctor_days_off
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalog_changed();
