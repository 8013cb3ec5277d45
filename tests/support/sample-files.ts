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

/** A PDF of one empty page whose catalogue opens with object 4, the one that is given. */
export function pdfOf(object: string | Buffer): Buffer {
  return pdfWith(Buffer.concat([Buffer.from("4 0 obj\n"), Buffer.from(object), Buffer.from("\nendobj\n")]));
}

/** The same, with object 4 packed into a stream as writers of today do it; `padding` stands in the stream's dictionary. */
export function pdfOfPacked(
  object: string | Buffer,
  {
    filter = "FlateDecode",
    padding = "",
  }: { filter?: "FlateDecode" | "ASCIIHexDecode"; padding?: string } = {},
): Buffer {
  const plain = Buffer.concat([Buffer.from("4 0 "), Buffer.from(object)]);
  const packed = filter === "FlateDecode" ? deflateSync(plain) : Buffer.from(`${plain.toString("hex")}>`);
  const dictionary = `/Type /ObjStm /N 1 /First 4 /Filter /${filter} /Length ${packed.length} ${padding}`;
  return pdfWith(
    Buffer.concat([
      Buffer.from(`5 0 obj\n<< ${dictionary}>>\nstream\n`),
      packed,
      Buffer.from("\nendstream\nendobj\n"),
    ]),
  );
}

function pdfWith(objects: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R >>\nendobj\n"),
    Buffer.from("2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n"),
    Buffer.from("3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n"),
    objects,
    Buffer.from("trailer << /Root 1 0 R >>\n%%EOF\n"),
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
