CREATE TABLE "search_synonyms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"term" text NOT NULL,
	"means" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_synonyms_words_check" CHECK (char_length("search_synonyms"."term") between 1 and 60 and char_length("search_synonyms"."means") between 1 and 60 and lower("search_synonyms"."term") <> lower("search_synonyms"."means"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "search_synonyms_term_unique" ON "search_synonyms" USING btree (lower("term"));--> statement-breakpoint
-- Every process hears of a new word at once; see app/db/watched-tables.ts.
CREATE TRIGGER search_synonyms_tell_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalog_changed();
