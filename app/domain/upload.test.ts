import fc from "fast-check";
import { expect, test } from "vitest";
import { displayFileName } from "#app/domain/upload.ts";

test.each([
  ["report.pdf", "application/pdf", "report.pdf"],
  ["../../etc/passwd", "application/pdf", "passwd.pdf"],
  ["C:\\Users\\me\\blood test.JPG", "image/jpeg", "blood test.jpg"],
  ["जाँच रिपोर्ट.png", "image/png", "जाँच रिपोर्ट.png"],
  ['x".html', "image/webp", "x.webp"],
  ["report.pdf.exe", "application/pdf", "report-pdf.pdf"],
  ["\u202egnp.exe", "image/png", "gnp.png"],
  ["", "application/pdf", "file.pdf"],
  ["....", "application/pdf", "file.pdf"],
])("%j is shown as the shop calls it", (sent, mediaType, shown) => {
  expect(displayFileName(sent, mediaType)).toBe(shown);
});

test("whatever a file is called, its shown name has no folder, no quote and no line break", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (sent) => {
      const shown = displayFileName(sent, "application/pdf");
      expect(shown).toMatch(/^[^/\\"'\r\n<>:]+\.pdf$/);
      expect(shown.length).toBeLessThanOrEqual(200);
    }),
  );
});
