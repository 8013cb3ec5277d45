-- In the order in which a sale writes: money, then its paper. The other way round each waits for the other, and one is undone.
CREATE OR REPLACE FUNCTION hold_books() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  LOCK TABLE order_transactions, drawer_moves, invoices IN SHARE MODE;
END $$;
