import {
  FormDataParseError,
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  parseFormData,
} from "@remix-run/form-data-parser";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { UPLOAD_FORM_MAX_BYTES } from "#app/domain/upload.ts";

export type SentFile = { fieldName: string; fileName: string; bytes: Uint8Array };

const LARGEST_PART_HEADER = 8 * 1024;
const MAX_PARTS = 100;

/** The fields and files of a multipart form, read piece by piece and given up as soon as a file is too large; empty file fields are left out. */
export async function readUploadForm(
  request: Request,
  { maxFileBytes, maxFiles }: { maxFileBytes: number; maxFiles: number },
): Promise<Result<{ form: FormData; files: SentFile[] }, "too-large" | "too-many" | "unreadable">> {
  const files: SentFile[] = [];
  const limits = {
    maxFiles,
    maxFileSize: maxFileBytes,
    maxTotalSize: UPLOAD_FORM_MAX_BYTES,
    maxHeaderSize: LARGEST_PART_HEADER,
    maxParts: MAX_PARTS,
  };
  try {
    const form = await parseFormData(request, limits, async (file) => {
      const bytes = await file.bytes();
      if (file.name || bytes.length > 0)
        files.push({ fieldName: file.fieldName, fileName: file.name, bytes });
    });
    return ok({ form, files });
  } catch (error) {
    if (error instanceof MaxFilesExceededError) return refused("too-many");
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError)
      return refused("too-large");
    if (error instanceof FormDataParseError || error instanceof MultipartParseError)
      return refused("unreadable");
    throw error;
  }
}
