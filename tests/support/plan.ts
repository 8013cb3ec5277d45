import type { Pool } from "pg";

export type Scan = {
  node: string;
  table: string;
  /** All times that the node ran, with the rows that a condition then left out. */
  rowsRead: number;
};

type PlanNode = { "Node Type": string; "Relation Name"?: string; Plans?: PlanNode[] } & Partial<
  Record<"Actual Rows" | "Actual Loops" | "Rows Removed by Filter" | "Rows Removed by Index Recheck", number>
>;

/** How PostgreSQL reads its tables for a statement, measured by running it; or only planned, and then no rows are read. */
export async function readPlan(
  pool: Pool,
  { query, params, isRun = true }: { query: string; params: unknown[]; isRun?: boolean },
): Promise<Scan[]> {
  const how = isRun ? "analyze, timing off, format json" : "format json";
  const { rows } = await pool.query(`explain (${how}) ${query}`, params);
  return scansOf(rows[0]["QUERY PLAN"][0].Plan);
}

function scansOf(node: PlanNode): Scan[] {
  const rowsOnce =
    (node["Actual Rows"] ?? 0) +
    (node["Rows Removed by Filter"] ?? 0) +
    (node["Rows Removed by Index Recheck"] ?? 0);
  const own = node["Relation Name"]
    ? [
        {
          node: node["Node Type"],
          table: node["Relation Name"],
          rowsRead: rowsOnce * (node["Actual Loops"] ?? 1),
        },
      ]
    : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)];
}
