import { expect, test } from "vitest";
import { isPrivateAddress } from "#app/services/attempts.server.ts";

test.each([
  ["127.0.0.1", true],
  ["::ffff:127.0.0.1", true],
  ["::1", true],
  ["10.1.2.3", true],
  ["172.31.255.255", true],
  ["172.32.0.1", false],
  ["192.168.0.9", true],
  ["169.254.1.1", true],
  ["fd12:3456::1", true],
  ["fe80::1%eth0", true],
  ["unknown", true],
  ["203.0.113.7", false],
  ["::ffff:203.0.113.7", false],
  ["2001:db8::1", false],
])("%s is an address of a machine's own network: %s", (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});
