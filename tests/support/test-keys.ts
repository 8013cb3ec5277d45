import type { NamedKey } from "#app/domain/key-ring.ts";

/** The key of all tests, so that a test reads what a shop beside it has sealed. */
export const TEST_KEYS: NamedKey[] = [
  { id: "k1", key: "a-key-of-the-tests-that-seals-nothing-true_".slice(0, 43) },
];
