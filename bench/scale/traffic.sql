-- What was read and searched for in a shop with 5,000 page views a day: `bench.views` of them, some pages often and most seldom (the tenth one
-- a tenth as often as the first), and `bench.places` pages of places beside those that are there.
truncate seo_analytics, search_terms, unknown_paths, view_months restart identity cascade;
create temp table size as select current_setting('bench.views')::int as views, current_setting('bench.places')::int as places,
  (current_setting('bench.now')::timestamptz at time zone 'Asia/Kolkata')::date as today;
create temp table page as
select slug, name, row_number() over (order by id) - 1 as place from products where is_published;
create index on page (place);
analyze page;
insert into seo_analytics (page_url, page_title, impressions, date_recorded)
select '/product/' || slug, name, count(*), day from (
  select today - n / 5000 as day, floor(power(wide.places, (hashint4(n) & 2147483647) / 2147483648.0))::bigint - 1 as place
  from size cross join (select count(*) as places from page) wide cross join lateral generate_series(0, views - 1) n
) viewed join page using (place) group by slug, name, day order by day;
insert into search_terms (term, searched_on, search_count, found_count)
select 'arnica ' || n % 1000, today - n / 200, 1 + n % 5, case when n % 10 = 0 then 0 else n % 40 end from size, generate_series(0, views / 25 - 1) n;
insert into unknown_paths (path, asked_on, ask_count) select '/old/' || n % 500, today - n / 20, 1 + n % 3 from size, generate_series(0, views / 250 - 1) n;
delete from seo_pages where slug like 'bench-%';
insert into seo_pages (slug, title, meta_description, meta_keywords, h1_title, content, location_name, location_type)
select 'bench-' || n, 'Homeopathy in village ' || n, 'Medicines for village ' || n, '{}', 'Homeopathy in village ' || n, '<p>Delivered by us.</p>', 'Village ' || n, 'village'
from size, generate_series(1, places) n;
drop table size, page;
