import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openS3Double } from "#tests/doubles/s3/server.ts";

const KEYS = { region: "ap-south-1", accessKeyId: "shop", secretAccessKey: "a-secret" };

/** A bucket "copies" with what lies in that folder below "shop", and the settings by which the shop reaches it until it is closed. */
export async function openBucket(folder?: string): Promise<{ close(): Promise<void> }> {
  const double = await openS3Double({ bucket: "copies", ...KEYS });
  const files = folder === undefined ? [] : readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    double.objects.set(`shop${path.slice(folder!.length)}`, readFileSync(path));
  }
  const settings = {
    S3_ENDPOINT: double.url,
    S3_ACCESS_KEY_ID: KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
  };
  Object.assign(process.env, settings);
  return {
    async close() {
      for (const name of Object.keys(settings)) delete process.env[name];
      await double.close();
    },
  };
}
