import {
  FormDataParseError,
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  parseFormData,
} from "@remix-run/form-data-parser";
import type { Client } from "#app/context.ts";
import { networkOf } from "#app/domain/network.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { createRoom } from "#app/domain/room.ts";
import { ARRIVING_LIMITS, UPLOAD_FORM_MAX_BYTES } from "#app/domain/upload.ts";

export type SentFile = { fieldName: string; fileName: string; bytes: Uint8Array };

/** The status of a form that was not read. */
export const FILE_STATUS = { "too-large": 413, "too-many": 413, unreadable: 400, busy: 503 };

const LARGEST_PART_HEADER = 8 * 1024;
const MAX_PARTS = 100;
const enterRoom = createRoom(ARRIVING_LIMITS);

/** The fields and files of a multipart form, read piece by piece and given up as soon as a file is too large; empty file fields are left out. "busy" while too much arrives slowly, from there or from all. */
export async function readUploadForm(
  request: Request,
  { maxFileBytes, maxFiles, client }: { maxFileBytes: number; maxFiles: number; client: Client },
): Promise<Result<{ form: FormData; files: SentFile[] }, "too-large" | "too-many" | "unreadable" | "busy">> {
  const leave = enterRoom(networkOf(client.address), Number(request.headers.get("content-length")));
  if (!leave) return refused("busy");
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
  } finally {
    leave();
  }
}
