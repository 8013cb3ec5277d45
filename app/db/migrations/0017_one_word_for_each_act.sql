ALTER TABLE "cart_lines" ADD COLUMN "add_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The log only grows; this once its acts get the one spelling they have from now on. What was done, by whom and when stays as it is.
ALTER TABLE audit DISABLE TRIGGER audit_only_grows;--> statement-breakpoint
UPDATE audit SET action = CASE action
  WHEN 'redirect-created' THEN 'create-redirect'
  WHEN 'redirect-removed' THEN 'remove-redirect'
  WHEN 'site-link-added' THEN 'add-site-link'
  WHEN 'site-link-changed' THEN 'change-site-link'
  WHEN 'site-link-deleted' THEN 'remove-site-link'
  ELSE lower(regexp_replace(replace(action, ' ', '-'), '([A-Z])', '-\1', 'g'))
END
WHERE action ~ '[A-Z ]' OR action LIKE 'redirect-%' OR action LIKE 'site-link-%';--> statement-breakpoint
ALTER TABLE audit ENABLE TRIGGER audit_only_grows;
