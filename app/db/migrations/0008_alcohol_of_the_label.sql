ALTER TABLE "products" DROP CONSTRAINT "products_alcohol_check";--> statement-breakpoint
-- One figure per form was assumed, not read off a label. What is not entered is not known.
UPDATE "products" SET "alcohol_percent" = NULL
WHERE ("dosage_form" = 'dilution' AND "alcohol_percent" = 90) OR ("dosage_form" = 'mother-tincture' AND "alcohol_percent" = 65);--> statement-breakpoint
UPDATE "products" SET "sold_to" = 'nobody', "own_sold_to" = NULL
WHERE "sold_to" <> 'nobody' AND "net_unit" = 'ml' AND "net_quantity" > 30
  AND ("alcohol_percent" > 12 OR ("alcohol_percent" IS NULL AND "route" = 'mouth'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_alcohol_check" CHECK (not ("products"."sold_to" <> 'nobody' and "products"."net_unit" = 'ml' and "products"."net_quantity" > 30
        and ("products"."alcohol_percent" > 12 or ("products"."alcohol_percent" is null and "products"."route" = 'mouth'))));