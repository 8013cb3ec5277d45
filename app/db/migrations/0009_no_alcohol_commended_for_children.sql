-- Liquids made with alcohol were commended for babies and children. Where those words still stand as they came, they go.
CREATE OR REPLACE FUNCTION pg_temp.told(said text, told text[]) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  FOR i IN 1 .. array_length(told, 1) LOOP said := replace(said, told[i][1], told[i][2]); END LOOP;
  RETURN said;
END $$;--> statement-breakpoint
UPDATE faq_items SET answer_html = pg_temp.told(answer_html, ARRAY[
  ['Tablets, globules and drops are used in smaller doses, but a baby under three months with fever, poor feeding or unusual drowsiness needs a hospital at once.', 'Only what the label or a doctor allows at that age, and no liquid with alcohol. A baby under three months with fever, poor feeding or unusual drowsiness needs a hospital at once.'],
  ['Deworming tablets from a doctor work fastest. Some families also use Cina or worm drops. Wash hands,', 'Deworming tablets from a doctor work fastest. Wash hands,']
]);--> statement-breakpoint
UPDATE conditions SET remedies = pg_temp.told(remedies::text, told)::jsonb, brand_choices = pg_temp.told(brand_choices::text, told)::jsonb
FROM (SELECT ARRAY[
  ['For anger with over-sensitivity to pain, often in children.', 'For anger with over-sensitivity to pain.'],
  ['For the over-tired, cross child.', 'For people who are over-tired and cross.'],
  ['Old choice for infants with thick crusts.', 'An old choice for thick crusts.'],
  ['For chilly, sweaty children with crusts.', 'For chilly, sweaty people with crusts.'],
  ['For sores that bleed while eating, common in children.', 'For sores that bleed while eating.'],
  ['Common choice for children''s mouth sores.', 'A common choice for mouth sores.'],
  ['Sweet taste for children.', 'A sweet syrup.'],
  ['For early decay of children''s teeth.', 'For teeth that decay early.'],
  ['For snuffles of infants.', 'For a stuffed nose.']
]) AS words (told);
