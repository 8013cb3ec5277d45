ALTER TABLE "categories" ADD COLUMN "for_age_months" smallint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "label_dose" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "route" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "min_age_months" smallint;--> statement-breakpoint
ALTER TABLE "conditions" ADD COLUMN "for_age_months" smallint;--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "usage";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_route_check" CHECK ("products"."route" in ('mouth', 'skin', 'eye', 'ear', 'nose', 'hair'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_min_age_check" CHECK ("products"."min_age_months" >= 0);--> statement-breakpoint
-- What stood there was one text for each dosage form and never a label: no dose is kept, the route follows from the form.
UPDATE "products" SET "route" = CASE
  WHEN "dosage_form" IN ('dilution', 'mother-tincture', 'trituration', 'lm-potency', 'tablets', 'pills', 'globules', 'lozenges', 'drops', 'syrup', 'toothpaste', 'kit') THEN 'mouth'
  WHEN "dosage_form" IN ('cream', 'gel', 'ointment', 'oil', 'spray', 'powder', 'soap', 'face-wash', 'lip-balm') THEN 'skin'
  WHEN "dosage_form" = 'eye-drops' THEN 'eye'
  WHEN "dosage_form" = 'ear-drops' THEN 'ear'
  WHEN "dosage_form" = 'nasal-drops' THEN 'nose'
  WHEN "dosage_form" IN ('shampoo', 'hair-oil') THEN 'hair'
END;--> statement-breakpoint
UPDATE "categories" SET "for_age_months" = 0 WHERE "slug" = 'child-care' AND "kind" = 'concern';--> statement-breakpoint
UPDATE "conditions" SET "for_age_months" = CASE "slug" WHEN 'baby-colic' THEN 0 WHEN 'intestinal-worms' THEN 24 WHEN 'tonsil-discomfort' THEN 36 END;--> statement-breakpoint
-- A child's shelf keeps nothing that holds alcohol or may hold some (domain/catalog/child-shelf.ts).
DELETE FROM "product_categories" USING "products", "categories"
WHERE "product_categories"."product_id" = "products"."id" AND "product_categories"."category_id" = "categories"."id"
  AND "categories"."for_age_months" IS NOT NULL
  AND ("products"."alcohol_percent" > 0 OR ("products"."alcohol_percent" IS NULL AND "products"."net_unit" = 'ml' AND "products"."route" = 'mouth'));--> statement-breakpoint
-- An import of before is taken back without the old text, and checked rows do not bring it again.
UPDATE "catalog_import_rows" SET "new_values" = "new_values" - 'usage', "old_values" = "old_values" - 'usage'
WHERE "new_values" ? 'usage' OR "old_values" ? 'usage';--> statement-breakpoint
-- What our own pages said of doses by form was on no label. Where those words still stand as they came, they go.
CREATE FUNCTION pg_temp.told(said text, told text[]) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  FOR i IN 1 .. array_length(told, 1) LOOP said := replace(said, told[i][1], told[i][2]); END LOOP;
  RETURN said;
END $$;--> statement-breakpoint
UPDATE categories SET faqs = pg_temp.told(faqs::text, ARRAY[
  ['A drop or two may be placed on the tongue, but most people put five to ten drops in a spoon of water, or wet plain globules and take those.', 'Usually it goes into a spoon of water, or onto plain globules. The label or your doctor says how much.'],
  ['Usually ten to twenty drops in half a cup of water, two or three times a day, unless the label or doctor says otherwise. Children need far fewer, so ask first.', 'As many as the label of your bottle or your doctor says. It differs from plant to plant. For a child, ask a doctor first.'],
  ['Commonly two to four tablets, dissolved on the tongue, three times a day. Follow the label.', 'As many as the label or your doctor says. It differs by medicine and by age.'],
  ['Yes, crush and mix with a little water.', 'Where the label or your doctor allows the medicine at the child''s age, yes: crush it and mix it with a little water.'],
  ['Four tablets for adults and one or two for children, dissolved on the tongue or in warm water, three to four times a day.', 'They dissolve on the tongue or in warm water, as many and as often as the label or your doctor says.'],
  ['Yes, one or two tablets crushed in water; for infants ask the doctor first.', 'Only where the label names a dose for the child''s age. For infants, ask a doctor first.']
])::jsonb WHERE kind = 'form';--> statement-breakpoint
UPDATE categories SET description = pg_temp.told(description, ARRAY[
  ['Small tablets, syrups and drops for teething, colic, worms and children''s colds.', 'Small tablets and globules for teething, colic and children''s colds.']
]) WHERE slug = 'child-care';--> statement-breakpoint
UPDATE faq_items SET answer_html = pg_temp.told(answer_html, ARRAY[
  ['<p>Labels vary, so follow the pack. Common practice is <strong>2 to 4 globules</strong> or <strong>2 tablets</strong> under the tongue, <strong>5 to 10 drops</strong> of a dilution in a spoon of water, and <strong>10 to 20 drops</strong> of a tincture in half a cup of water, after food. Children usually take half or a quarter of the adult amount.</p>', '<p>As many as the <strong>label of the pack</strong> or your <strong>doctor</strong> says. The number differs by medicine, form and age, so no number fits them all. A child takes only a dose that is meant for that age. If the label is missing or unclear, ask us or a doctor first.</p>'],
  ['The usual adult dose is four tablets three or four times a day, chewed or dissolved in warm water; children take one or two tablets.', 'They dissolve on the tongue or in warm water. The label or your doctor says how many, also for children.'],
  ['The usual adult dose is four tablets, two to four times a day, dissolved on the tongue.', 'The tablets dissolve on the tongue. The label says how many and how often.'],
  ['In home use, <strong>30C</strong> is repeated a few times a day for short complaints, while <strong>200C</strong> is taken once or twice and then left alone.', 'In home use, <strong>30C</strong> is the usual potency for short complaints, while <strong>200C</strong> is repeated less often.']
]);--> statement-breakpoint
UPDATE conditions SET faqs = pg_temp.told(faqs::text, told)::jsonb, brand_choices = pg_temp.told(brand_choices::text, told)::jsonb
FROM (SELECT ARRAY[
  ['Four tablets twice a day is the usual label dose.', '6X tablets are the usual home potency.'],
  ['Two teaspoons after a heavy meal.', 'Bought after heavy meals.'],
  ['Family bottle, two teaspoons before meals as the label says.', 'The family bottle.'],
  ['Two tablets in warm water, as the label says.', 'The tablets dissolve in warm water.'],
  ['Ten drops in warm water, as the label says.', 'The plant alone, as a tincture.'],
  ['Ten drops in warm water at night.', 'The plant alone, as a tincture.'],
  ['Yes, in half dose by age, but a child with fever and tummy ache needs a doctor.', 'Only what the label allows at the child''s age. A child with fever and tummy ache needs a doctor.'],
  ['Yes, in low potency, but make sure the child has eaten lightly and sits where the road ahead can be seen.', 'Only what the label allows at the child''s age. A light meal and a seat with a view of the road help too.'],
  ['In home use a 200C dose is usually taken once or twice and then left alone. Repeating daily is not needed.', 'As often as your doctor says. A 200C is repeated less often than a 30C.'],
  ['People usually take a dose the evening before and another on the morning of the event. More doses do not mean more effect.', 'As the label or your doctor says. More doses do not mean more effect.'],
  ['People take the first dose an hour before leaving and repeat only if nausea begins.', 'As the label or your doctor says; most people begin before they leave.'],
  ['Most labels say four to six times in the first day, then less as you improve.', 'As many as the label or your doctor says, and fewer as you improve.'],
  ['Yes, in the small tablet forms. A baby under three months with fever needs a doctor at once.', 'Only what the label allows at the child''s age. A baby under three months with fever needs a doctor at once.'],
  ['Ten to fifteen drops in water, as the label says.', 'Drops that are taken in water.'],
  ['Two weeks after an attack, then stop.', 'As long as the label or your doctor says.']
]) AS words (told);
