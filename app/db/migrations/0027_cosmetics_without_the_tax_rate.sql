-- A shopper is told no rate of tax by a shelf. The shelf that still has the words it came with gets those of today.
UPDATE categories SET description = 'Creams, gels, ointments, hair oils, shampoos, soaps, toothpaste and face wash with plant extracts used in homeopathy. Some are licensed as medicines, others as cosmetics.'
WHERE slug = 'cosmetics' AND description = 'Creams, gels, ointments, hair oils, shampoos, soaps, toothpaste and face wash with plant extracts used in homeopathy. Some are licensed as medicine and others as cosmetics, which changes the tax rate.';
