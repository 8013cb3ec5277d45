import { crc32, deflateRawSync } from "node:zlib";

/** A cell: a text (kept aside, as Excel does), a text in the sheet itself, a number, a formula with what it shows. */
export type SheetCell = string | number | { inline: string } | { formula: string; shows: string } | undefined;

/** An XLSX file with one sheet of those rows. */
export function workbook(rows: SheetCell[][], { sheetXml }: { sheetXml?: string } = {}): Uint8Array {
  const strings: string[] = [];
  const cellXml = (cell: SheetCell, name: string) => {
    if (cell === undefined) return "";
    if (typeof cell === "number") return `<c r="${name}"><v>${cell}</v></c>`;
    if (typeof cell === "string") return `<c r="${name}" t="s"><v>${strings.push(cell) - 1}</v></c>`;
    if ("inline" in cell) return `<c r="${name}" t="inlineStr"><is><t>${escaped(cell.inline)}</t></is></c>`;
    return `<c r="${name}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.shows)}</v></c>`;
  };
  const rowXml = (row: SheetCell[], at: number) =>
    `<row r="${at + 1}">${row.map((cell, column) => cellXml(cell, `${letters(column)}${at + 1}`)).join("")}</row>`;
  const sheet =
    sheetXml ?? `<worksheet xmlns="urn:s"><sheetData>${rows.map(rowXml).join("")}</sheetData></worksheet>`;
  return zip({
    "xl/workbook.xml": `<workbook xmlns="urn:s" xmlns:r="urn:r"><sheets><sheet name="Statement" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="urn:p"><Relationship Id="rId7" Type="urn:w" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": sheet,
    "xl/sharedStrings.xml": `<sst xmlns="urn:s">${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join("")}</sst>`,
  });
}

/** A zip of those files; `lies` gives another size than the true one for each of them. */
export function zip(files: Record<string, string>, lies?: number): Uint8Array {
  const bodies: Buffer[] = [];
  const heads: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const raw = Buffer.from(text);
    const packed = deflateRawSync(raw);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(lies ?? raw.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, Buffer.from(name), packed]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(offset, 10);
    heads.push(
      Buffer.concat([Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), common, more, Buffer.from(name)]),
    );
    bodies.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(heads);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(heads.length, 4);
  end.writeUInt16LE(heads.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, directory, Buffer.from("PK\u0005\u0006"), end]);
}

function letters(column: number): string {
  const rest = column % 26;
  const letter = String.fromCharCode(65 + rest);
  return column < 26 ? letter : letters((column - rest) / 26 - 1) + letter;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
