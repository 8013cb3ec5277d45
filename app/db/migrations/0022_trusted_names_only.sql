-- Names without a schema are looked for among the temporary tables first, unless these are put last. A table of the asking role's own
-- could pass for the shop's, and with a trigger on it a function that runs as the owner would run the trigger as the owner.
DO $$
DECLARE
  called regprocedure;
BEGIN
  FOR called IN
    SELECT p.oid FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
    WHERE p.pronamespace = 'public'::regnamespace AND l.lanname IN ('sql', 'plpgsql')
  LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path = public, pg_temp', called);
  END LOOP;
END $$;
