CREATE TABLE "audit_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"checked_at" timestamp with time zone NOT NULL,
	"sealed" integer NOT NULL,
	"faults" jsonb DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_seals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"audit_id" bigint NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	"is_old" boolean DEFAULT false NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_seals_auditId_unique" UNIQUE("audit_id")
);
--> statement-breakpoint
-- What was written before entries had digests says so; what is written without one from now on was not written by the shop.
ALTER TABLE "audit" ADD COLUMN "digest" text DEFAULT 'before';--> statement-breakpoint
ALTER TABLE "audit" ALTER COLUMN "digest" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "audit_seals_time_index" ON "audit_seals" USING btree ("sealed_at");--> statement-breakpoint
CREATE TRIGGER audit_seals_only_grow BEFORE UPDATE OR DELETE ON audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_seals_never_emptied BEFORE TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_checks_only_grow BEFORE UPDATE OR DELETE ON audit_checks FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_checks_never_emptied BEFORE TRUNCATE ON audit_checks FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
