import { deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";
import sharp from "sharp";

/** A picture of a camera, with the place where it was taken. */
export function photo({ width = 60, height = 40 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#226547" } })
    .jpeg()
    .withExif({ IFD0: { Make: "Camera of the tests" }, IFD3: { GPSLatitude: "28/1 14/1 0/1" } })
    .toBuffer();
}

/** A page of paper, as a laboratory sends it. */
export function report(text = "Report"): Promise<Buffer> {
  const paper = new PDFDocument();
  const parts: Buffer[] = [];
  paper.on("data", (part: Buffer) => parts.push(part));
  paper.text(text);
  paper.end();
  return new Promise((resolve) => paper.on("end", () => resolve(Buffer.concat(parts))));
}

/** A PDF of one object. */
export function pdfOf(object: string | Buffer): Buffer {
  return Buffer.concat([
    Buffer.from("%PDF-1.7\n1 0 obj\n"),
    Buffer.from(object),
    Buffer.from("\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n"),
  ]);
}

/** Objects of a PDF, packed as writers of today pack them. */
export function packedObjects(objects: string | Buffer): Buffer {
  const packed = deflateSync(objects);
  return Buffer.concat([
    Buffer.from(`<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from("\nendstream"),
  ]);
}

/** A picture of a few bytes that says it has ten thousand million pixels. */
export async function pixelBomb(): Promise<Buffer> {
  const bomb = await sharp({ create: { width: 8, height: 8, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  bomb.writeUInt32BE(100_000, 16);
  bomb.writeUInt32BE(100_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  return (crc ^ 0xffff_ffff) >>> 0;
}
