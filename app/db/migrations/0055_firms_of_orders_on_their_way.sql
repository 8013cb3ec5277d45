-- Until 0041 a bill asked the business of its account when it was made. Orders that were placed then and have not left the shop yet keep
-- that business now, as newer ones do; others have their bill already or get none.
UPDATE orders SET gstin = businesses.gstin, organization = businesses.organization
FROM businesses
WHERE businesses.profile_id = orders.profile_id AND orders.gstin IS NULL
  AND orders.status IN ('awaiting_payment', 'placed', 'confirmed', 'packed')
  AND businesses.gstin ~ '^[0-9]{2}[0-9A-Z]{13}$'
  AND NOT EXISTS (SELECT FROM invoices WHERE invoices.order_id = orders.id);
