// A spreadsheet runs a cell that begins with = + - @ or a control character. Such cells carry an apostrophe before them in files
// that the shop writes, and lose exactly that one when they are read again.

const DANGEROUS = /^'*[=+\-@\t\r\n]/;

/** A cell for a spreadsheet that will not be run as a formula. */
export function guardCell(text: string): string {
  return DANGEROUS.test(text) ? `'${text}` : text;
}

/** The text of a cell as it was before `guardCell`; cells that people typed stay as they are. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && DANGEROUS.test(cell) ? cell.slice(1) : cell;
}
