import type { ProductProblem } from "#app/domain/catalog/product-check.ts";
import type { ProductField } from "#app/domain/catalog/product-fields.ts";

export type ImportStatus = "checking" | "checked" | "running" | "done" | "failed" | "undone";
export type ImportOutcome = "create" | "update" | "same" | "error";

/** Why a whole file cannot be read as a catalogue. */
export type FileProblem =
  | "empty"
  | "not-utf8"
  | "no-sku-column"
  | "unknown-column"
  | "column-twice"
  | "too-many-rows";

/** Why a row is left out, beside problems in its fields. */
export type RowProblem = "quote" | "encoding" | "too-many-cells" | "too-few-cells" | "changed-since";

export type ImportProblem =
  | ProductProblem
  | "sku-twice"
  | "slug-taken"
  | "barcode-taken"
  | "on-sale"
  | "unknown-brand"
  | "unknown-remedy"
  | "unknown-form"
  | "unknown-category"
  | "unknown-company"
  | "sku-taken"
  | "claims"
  | "not-for-children"
  | "adult-dose"
  | "poison"
  | "high-potency";

/** A row's problems as they are kept: "price:above-mrp hsn:hsn", or ":quote" for the row itself. */
export function problemLine(problems: Partial<Record<ProductField, ImportProblem>> | RowProblem): string {
  if (typeof problems === "string") return `:${problems}`;
  return Object.entries(problems)
    .map(([field, problem]) => `${field}:${problem}`)
    .join(" ");
}

/** The problems of a kept row; without a field it is the row's own. */
export function readProblemLine(
  line: string,
): ({ field: ProductField; problem: ImportProblem } | { field: undefined; problem: RowProblem })[] {
  return line
    .split(" ")
    .filter(Boolean)
    .map((part) => {
      const [field, problem] = part.split(":");
      return field
        ? { field: field as ProductField, problem: problem as ImportProblem }
        : { field: undefined, problem: problem as RowProblem };
    });
}
