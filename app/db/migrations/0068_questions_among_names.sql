-- Search leads to the answers of the knowledge base too (services/search/read-vocabulary.server.ts): a question that is new, gone or called
-- otherwise is a changed name.
CREATE TRIGGER faq_items_tell_names_changed
  AFTER INSERT OR UPDATE OF slug, question, faq_category_id OR DELETE OR TRUNCATE ON faq_items
  FOR EACH STATEMENT EXECUTE FUNCTION tell_names_changed();
--> statement-breakpoint
CREATE TRIGGER faq_categories_tell_names_changed
  AFTER INSERT OR UPDATE OF slug OR DELETE OR TRUNCATE ON faq_categories
  FOR EACH STATEMENT EXECUTE FUNCTION tell_names_changed();
