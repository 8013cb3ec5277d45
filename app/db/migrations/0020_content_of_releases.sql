CREATE TABLE "seed_rows" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "seed_rows_kind_key_pk" PRIMARY KEY("kind","key")
);

