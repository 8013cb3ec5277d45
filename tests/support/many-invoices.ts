import type pg from "pg";

/** Writes so many invoices of the day of the newest one, each a copy of it with an order and a number of its own. */
export async function copyInvoices(owner: pg.Client | pg.Pool, count: number, day?: string): Promise<void> {
  await owner.query(`
    do $$
    declare
      paper invoices;
      sold orders;
      series_of invoice_series;
      key text;
      columns text := (select string_agg(quote_ident(column_name), ', ') from information_schema.columns
        where table_schema = 'public' and table_name = 'orders' and is_generated = 'NEVER' and is_identity = 'NO');
      given date := ${day ? `'${day}'` : "null"};
    begin
      select * into paper from invoices where kind <> 'credit-note' order by id desc limit 1;
      select * into sold from orders where id = paper.order_id;
      for copy in 1..${count} loop
        update invoice_series set last_number = last_number + 1
          where financial_year = paper.financial_year and series = paper.series returning * into series_of;
        key := 'copy ' || series_of.last_number;
        execute format('insert into orders (%1$s) select %1$s from jsonb_populate_record($1, $2) returning *', columns)
          into sold using sold, jsonb_build_object('number', key, 'tracking_token', key, 'idempotency_key', key);
        insert into invoices overriding user value select (jsonb_populate_record(paper, jsonb_build_object(
          'order_id', sold.id, 'sequence', series_of.last_number, 'issued_on', coalesce(given, paper.issued_on),
          'number', paper.series || '/' || paper.financial_year || '/' || lpad(series_of.last_number::text, 5, '0')))).*;
      end loop;
    end $$`);
}
