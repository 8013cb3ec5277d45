import { holdKeys } from "#app/db/vault.server.ts";
import { formatKeyRing } from "#app/domain/key-ring.ts";
import { TEST_KEYS } from "#tests/support/test-keys.ts";

// Here and in the shops that a test starts.
holdKeys(TEST_KEYS);
process.env.ENCRYPTION_KEY = formatKeyRing(TEST_KEYS);
