import { readConfig } from "#app/config.server.ts";
import { formatKeyRing } from "#app/domain/key-ring.ts";
import { openFileStore } from "#app/integrations/file-store.server.ts";
import { dropOlderKeys } from "#app/services/accounts/older-keys.server.ts";
import { runCommand } from "#server/command.ts";
import { keepKeys, newKey, readKeys } from "#server/encryption-keys.ts";

const USAGE = `npm run rotate-key               adds a new key; the next start of the shop seals everything with it
npm run rotate-key -- --forget   takes away the older keys once nothing is sealed with them
npm run rotate-key -- --print    prints a new key for ENCRYPTION_KEY, and keeps it nowhere`;

const [option, ...more] = process.argv.slice(2);

if (more.length > 0 || !["--forget", "--print", undefined].includes(option)) complain(USAGE);
else if (option === "--print") console.log(formatKeyRing([newKey([])]));
else if (option === "--forget") await runCommand(({ db }) => forget(db));
else add();

function add(): void {
  const config = readConfig(process.env);
  const keys = readKeys(config);
  if (!keys) {
    complain("This data folder has no key yet: the first start of the shop makes one.");
    return;
  }
  const rotated = [...keys, newKey(keys)];
  if (config.encryptionKey) {
    console.log(`Start the shop with\nENCRYPTION_KEY=${formatKeyRing(rotated)}`);
  } else {
    keepKeys({ dataDir: config.dataDir, keys: rotated });
    console.log(
      `The key ${rotated.at(-1)!.id} is added. Copy DATA_DIR/encryption-keys to where your backups of it lie.`,
    );
    console.log("Start the shop again: it seals everything with the new key before it opens.");
  }
  console.log("Then: npm run rotate-key -- --forget");
}

async function forget(db: Parameters<typeof dropOlderKeys>[0]): Promise<number> {
  const config = readConfig(process.env);
  const keys = readKeys(config) ?? [];
  if (keys.length < 2) {
    complain("There is no older key.");
    return 1;
  }
  const dropped = await dropOlderKeys(db, openFileStore(config.dataDir));
  if (!dropped.ok) {
    complain("Something is still sealed with an older key: start the shop once, then try again.");
    return 1;
  }
  const kept = [keys.at(-1)!];
  if (config.encryptionKey)
    console.log(`Start the shop from now on with\nENCRYPTION_KEY=${formatKeyRing(kept)}`);
  else keepKeys({ dataDir: config.dataDir, keys: kept });
  console.log(
    `Older keys are gone: ${dropped.value.join(", ")}. Copies of the data from before still need them.`,
  );
  return 0;
}

function complain(words: string): void {
  console.error(words);
  process.exitCode = 1;
}
