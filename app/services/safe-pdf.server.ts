import { promisify } from "node:util";
import { constants, inflate } from "node:zlib";

const unpack = promisify(inflate);

// What lets a PDF act or carry other files (ISO 32000-1, 7.11.4, 12.6.4, 12.7.8): scripts, programs, attachments, dynamic forms.
const ACTS = /\/(?:JavaScript|EmbeddedFiles?|Launch|RichMedia|Rendition|XFA|SubmitForm|ImportData|GoToE)\b/;
const STREAM = /stream\r?\n/g;
const DICTIONARY_CHARACTERS = 1_000;
const LARGEST_STREAM = 8 * 1024 * 1024;
const LARGEST_IN_ALL = 64 * 1024 * 1024;

/** True for a PDF that is whole, can be looked into and has nothing in it that acts; packed objects are unpacked and looked at too. */
export async function isSafePdf(bytes: Uint8Array): Promise<boolean> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = file.toString("latin1");
  if (!text.startsWith("%PDF-") || !text.slice(-2_048).includes("%%EOF")) return false;
  if (acts(text)) return false;
  let unpackedBytes = 0;
  for (const match of text.matchAll(STREAM)) {
    if (text.slice(match.index - 3, match.index) === "end") continue;
    const dictionary = plainNames(text.slice(Math.max(0, match.index - DICTIONARY_CHARACTERS), match.index));
    const holdsObjects = dictionary.slice(dictionary.lastIndexOf(" obj")).includes("/ObjStm");
    const begin = match.index + match[0].length;
    const end = text.indexOf("endstream", begin);
    const content = await unpackStream(file.subarray(begin, end === -1 ? undefined : end));
    // Objects nobody can look into (locked, oddly packed, a bomb) may be anything; other streams are only drawn.
    if (!content) {
      if (holdsObjects) return false;
      continue;
    }
    unpackedBytes += content.length;
    if (unpackedBytes > LARGEST_IN_ALL || acts(content.toString("latin1"))) return false;
  }
  return true;
}

function acts(text: string): boolean {
  return ACTS.test(text) || ACTS.test(plainNames(text));
}

/** Names with their letters instead of their codes: /J#61vaScript is /JavaScript. */
function plainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

function unpackStream(packed: Buffer): Promise<Buffer | undefined> {
  return unpack(packed, { maxOutputLength: LARGEST_STREAM, finishFlush: constants.Z_SYNC_FLUSH }).catch(
    () => undefined,
  );
}
