import type { ProductField } from "#app/domain/catalog/product-fields.ts";
import type { FieldMistake } from "#app/domain/typed-field.ts";

export type ImportStatus = "checking" | "checked" | "running" | "done" | "failed" | "undone";
export type ImportOutcome = "create" | "update" | "same" | "error";

/** Why a whole file cannot be read as a catalogue. */
export type FileMistake =
  | "empty"
  | "not-utf8"
  | "no-sku-column"
  | "unknown-column"
  | "column-twice"
  | "too-many-rows";

/** Why a row is left out, beside mistakes in its fields. */
export type RowMistake = "quote" | "encoding" | "too-many-cells" | "too-few-cells" | "changed-since";

export type ImportMistake =
  | FieldMistake
  | "sku-twice"
  | "slug-taken"
  | "barcode-taken"
  | "on-sale"
  | "unknown-brand"
  | "unknown-remedy"
  | "unknown-form"
  | "unknown-category"
  | "sku-taken"
  | "claims";

/** A row's mistakes as they are kept: "price:above-mrp hsn:hsn", or ":quote" for the row itself. */
export function mistakeLine(mistakes: Partial<Record<ProductField, ImportMistake>> | RowMistake): string {
  if (typeof mistakes === "string") return `:${mistakes}`;
  return Object.entries(mistakes)
    .map(([field, mistake]) => `${field}:${mistake}`)
    .join(" ");
}

/** The mistakes of a kept row; without a field it is the row's own. */
export function readMistakeLine(
  line: string,
): ({ field: ProductField; mistake: ImportMistake } | { field: undefined; mistake: RowMistake })[] {
  return line
    .split(" ")
    .filter(Boolean)
    .map((part) => {
      const [field, mistake] = part.split(":");
      return field
        ? { field: field as ProductField, mistake: mistake as ImportMistake }
        : { field: undefined, mistake: mistake as RowMistake };
    });
}
