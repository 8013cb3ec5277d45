import { type Column, type SQL, sql } from "drizzle-orm";

/** SQL: the day of an instant in India, "2026-11-21". */
export function indiaDay(instant: Column): SQL<string> {
  return sql<string>`(${instant} at time zone 'Asia/Kolkata')::date::text`;
}
