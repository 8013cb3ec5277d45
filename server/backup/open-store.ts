import { readConfig } from "#app/config.server.ts";
import { PlaceFault } from "./fault.ts";
import { openS3Store } from "./s3-store.ts";
import { openFolderStore, type Store } from "./store.ts";

/** Whether a place of copies is a bucket and not a folder. */
export function isBucket(place: string): boolean {
  return place.startsWith("s3://");
}

/** The copies in a folder, or in a bucket ("s3://bucket/prefix") whose keys are settings. */
export function openStore(place: string): Store {
  if (!isBucket(place)) return openFolderStore(place);
  const [, bucket, prefix = ""] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w/-]*?)\/?)?$/.exec(place) ?? [];
  if (!bucket) throw new PlaceFault("bad-bucket", `${place} is no place such as s3://bucket/shop.`);
  const { s3 } = readConfig(process.env);
  if (!s3)
    throw new PlaceFault(
      "no-bucket-keys",
      "For copies in a bucket set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.",
    );
  return openS3Store({ ...s3, bucket }, prefix);
}
