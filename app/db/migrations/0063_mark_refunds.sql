-- Marks the orders that may owe their customer money, so that nobody has to look through all that were given up. Marks are only added, by
-- whatever might have made them owe, without asking for the rest: who writes at the same moment is not seen yet.
CREATE FUNCTION mark_refund_of_order() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO refund_marks (order_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_added_mark_refunds AFTER INSERT ON orders FOR EACH ROW
  WHEN (NEW.status IN ('cancelled', 'returned') OR NEW.cancelled_paise > 0) EXECUTE FUNCTION mark_refund_of_order();
--> statement-breakpoint
CREATE TRIGGER orders_mark_refunds AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((NEW.status IN ('cancelled', 'returned') OR NEW.cancelled_paise > 0)
    AND (OLD.status, OLD.cancelled_paise, OLD.total_paise, OLD.door_paise, OLD.door_paid_at)
      IS DISTINCT FROM (NEW.status, NEW.cancelled_paise, NEW.total_paise, NEW.door_paise, NEW.door_paid_at))
  EXECUTE FUNCTION mark_refund_of_order();
--> statement-breakpoint
CREATE FUNCTION mark_refund_of_payment() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO refund_marks (order_id) VALUES (NEW.order_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_mark_refunds AFTER INSERT OR UPDATE ON payments FOR EACH ROW
  WHEN (NEW.status = 'paid') EXECUTE FUNCTION mark_refund_of_payment();
--> statement-breakpoint
INSERT INTO refund_marks (order_id)
SELECT p.order_id FROM orders o JOIN payments p ON p.order_id = o.id
WHERE p.status = 'paid' AND (o.status IN ('cancelled', 'returned') OR o.cancelled_paise > 0);
