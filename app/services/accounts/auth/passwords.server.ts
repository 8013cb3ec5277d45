import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

// OWASP's floor for Argon2id: 19 MiB, 2 passes, 1 lane.
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** The Argon2id hash of a password in PHC notation; the same text typed on another keyboard gives the same hash (NFKC). */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await derive("argon2id", { ...COST, message: bytesOf(password), nonce, tagLength: TAG_BYTES });
  return `${PREFIX}$${base64(nonce)}$${base64(tag)}`;
}

/** Whether the password belongs to the hash; works with the cost the hash was made with. */
export async function isPasswordRight({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const [, memory, passes, parallelism, salt, stored] = STORED.exec(hash) ?? [];
  if (salt === undefined || stored === undefined) return false;
  const expected = Buffer.from(stored, "base64");
  const tag = await derive("argon2id", {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: bytesOf(password),
    nonce: Buffer.from(salt, "base64"),
    tagLength: expected.length,
  });
  return timingSafeEqual(tag, expected);
}

function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize("NFKC"));
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
