import { degrees, PDFDocument, rgb, StandardFonts } from "@cantoo/pdf-lib";

const SIZE = 9;
const BAND = 16;

/** The PDF with those words (Latin letters) in a red band at the top of each page, whichever way it is turned; throws for one that cannot be read. */
export async function markPages(bytes: Uint8Array, words: string): Promise<Uint8Array> {
  const paper = await PDFDocument.load(bytes, { password: "", updateMetadata: false });
  const font = await paper.embedFont(StandardFonts.HelveticaBold);
  for (const page of paper.getPages()) {
    const { x, y, width, height } = page.getCropBox();
    const turned = (((page.getRotation().angle % 360) + 360) % 360) / 90;
    const across = turned % 2 === 0 ? width : height;
    const size = Math.min(SIZE, (SIZE * (across - 16)) / font.widthOfTextAtSize(words, SIZE));
    // Where the upper left corner is once the page is turned, and which way is right there.
    const corner = [
      { x, y: y + height },
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
    ][turned]!;
    const angle = degrees(turned * 90);
    const at = (right: number, down: number) => {
      const [cos, sin] = [Math.cos((turned * Math.PI) / 2), Math.sin((turned * Math.PI) / 2)];
      return { x: corner.x + right * cos + down * sin, y: corner.y + right * sin - down * cos };
    };
    page.drawRectangle({
      ...at(0, BAND),
      ...{ width: across, height: BAND, rotate: angle, color: rgb(0.48, 0.16, 0.07) },
    });
    page.drawText(words, { ...at(8, BAND - 5), size, font, rotate: angle, color: rgb(1, 1, 1) });
  }
  return paper.save({ addDefaultPage: false, updateFieldAppearances: false });
}
