import pg from "pg";

/** What the database at `url` is made of, a sorted line for each part, without the order of columns; two databases of one shape give the same lines. */
export async function readCatalogue(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>(`${PARTS.join(" union all ")} order by line`);
    return rows.map(({ line }) => line);
  } finally {
    await client.end();
  }
}

const OURS = "= 'public'::regnamespace";
const NOT_OF_EXTENSION = (id: string) =>
  `not exists (select from pg_depend d where d.objid = ${id} and d.deptype = 'e')`;

const PARTS = [
  `select format('relation %s: kind %s, %s, row security %s', oid::regclass, relkind, relpersistence, relrowsecurity) as line
   from pg_class where relnamespace ${OURS} and relkind <> 'i'`,
  `select format('column %s.%s: %s%s%s%s%s%s', c.oid::regclass, attname, format_type(atttypid, atttypmod),
     case when attnotnull then ', not null' end, case when attidentity <> '' then ', identity ' || attidentity::text end,
     case when attgenerated <> '' then ', generated ' || attgenerated::text end, ', default ' || pg_get_expr(adbin, adrelid),
     case when attcollation <> t.typcollation then ', collation ' || attcollation::regcollation::text end)
   from pg_attribute a join pg_class c on c.oid = attrelid and relkind in ('r', 'v', 'm', 'p') join pg_type t on t.oid = atttypid
   left join pg_attrdef on adrelid = attrelid and adnum = attnum
   where relnamespace ${OURS} and attnum > 0 and not attisdropped`,
  `select format('constraint %s.%s: %s%s', conrelid::regclass, conname, pg_get_constraintdef(oid), case when not convalidated then ', not validated' end)
   from pg_constraint where connamespace ${OURS}`,
  `select format('index %s%s', pg_get_indexdef(indexrelid), case when not indisvalid then ', not valid' end)
   from pg_index join pg_class c on c.oid = indexrelid where relnamespace ${OURS}`,
  `select format('trigger %s: %s', pg_get_triggerdef(t.oid), tgenabled)
   from pg_trigger t join pg_class c on c.oid = tgrelid where relnamespace ${OURS} and not tgisinternal`,
  `select 'function ' || pg_get_functiondef(oid) from pg_proc p where pronamespace ${OURS} and ${NOT_OF_EXTENSION("p.oid")}`,
  `select format('type %s: %s %s', oid::regtype, typtype, (select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid))
   from pg_type t where typnamespace ${OURS} and typtype in ('e', 'd', 'r') and ${NOT_OF_EXTENSION("t.oid")}`,
  `select format('sequence %s: %s from %s, %s to %s by %s, cycle %s, owned by %s', s.seqrelid::regclass, seqtypid::regtype, seqstart, seqmin, seqmax, seqincrement, seqcycle,
     (select format('%s.%s', refobjid::regclass, attname) from pg_depend join pg_attribute on attrelid = refobjid and attnum = refobjsubid
      where objid = s.seqrelid and deptype in ('a', 'i') and refobjsubid > 0))
   from pg_sequence s join pg_class c on c.oid = seqrelid where relnamespace ${OURS}`,
  `select format('extension %s %s', extname, extversion) from pg_extension`,
];
