// Runs in a thread of its own (safe-pdf.server.ts), straight from this file: it imports nothing of the shop.
import { parentPort, workerData } from "node:worker_threads";
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";

type Asked = { bytes: Uint8Array; maxPages: number; maxObjects: number };

// What lets a PDF act, carry other files or fetch some (ISO 32000-1, 7.11, 12.6.4, 12.7.8): scripts, programs, attachments, dynamic
// forms, files of another computer, to which a reader on Windows may send its owner's password hash.
const ACTS = new Set([
  ...["JavaScript", "JS", "EmbeddedFile", "EmbeddedFiles", "EF", "FileAttachment", "Launch", "RichMedia"],
  ...["Rendition", "XFA", "SubmitForm", "ImportData", "GoToE", "GoToR", "Filespec", "UF", "Movie"],
]);

const SCRIPT_ADDRESS = /^\s*(?:(?:javascript|vbscript|data|file|smb):|\\\\)/i;

parentPort?.postMessage(await rewrite(workerData as Asked).catch(() => undefined));

/** The same pages written anew from the objects that were looked at, each of them; undefined when one of them acts, or the file cannot be read whole. */
async function rewrite({ bytes, maxPages, maxObjects }: Asked): Promise<Uint8Array | undefined> {
  const paper = await PDFDocument.load(bytes, {
    password: "",
    updateMetadata: false,
  });
  if (paper.getPageCount() === 0 || paper.getPageCount() > maxPages) return undefined;
  const { context } = paper;
  const reached = new Set<PDFObject>();
  const open: (PDFObject | undefined)[] = [context.trailerInfo.Root, context.trailerInfo.Info];
  for (let next = open.pop(); open.length > 0 || next; next = open.pop()) {
    if (!next || reached.has(next)) continue;
    reached.add(next);
    if (reached.size > maxObjects) return undefined;
    if (next instanceof PDFInvalidObject || acts(next)) return undefined;
    if (next instanceof PDFRef) open.push(context.lookup(next));
    else if (next instanceof PDFArray) open.push(...next.asArray());
    else {
      const dictionary = next instanceof PDFStream ? next.dict : next instanceof PDFDict ? next : undefined;
      for (const [name, value] of dictionary?.entries() ?? []) open.push(name, value);
    }
  }
  for (const [reference] of context.enumerateIndirectObjects())
    if (!reached.has(reference)) context.delete(reference);
  return paper.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}

function acts(object: PDFObject): boolean {
  if (object instanceof PDFName) return ACTS.has(object.decodeText());
  // Its bytes would lie in a file elsewhere.
  if (object instanceof PDFStream) return object.dict.has(PDFName.of("F"));
  if (!(object instanceof PDFString || object instanceof PDFHexString)) return false;
  const bytes = Buffer.from(object.asBytes()).toString("latin1");
  return [bytes, object.decodeText()].some((text) => SCRIPT_ADDRESS.test(text));
}
