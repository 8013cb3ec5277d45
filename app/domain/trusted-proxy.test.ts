import { expect, test } from "vitest";
import { clientAddress, parseTrustedProxy, type TrustedProxy } from "#app/domain/trusted-proxy.ts";

const PEER = "127.0.0.1";

/** The address of a request, behind the proxies that the setting names. */
function seen(setting: string, forwardedFor: string | undefined, peer: string | undefined = PEER): string {
  const trusted = parseTrustedProxy(setting);
  return clientAddress({ forwardedFor, peer }, trusted === "none" ? undefined : trusted);
}

test.each([
  ["yes", "203.0.113.7", "203.0.113.7"],
  ["1", "6.6.6.6, 203.0.113.7", "203.0.113.7"],
  ["2", "6.6.6.6, 203.0.113.7, 198.51.100.2", "203.0.113.7"],
  ["2", "203.0.113.7", "203.0.113.7"],
  ["no", "203.0.113.7", PEER],
  ["1", undefined, PEER],
  ["1", "203.0.113.7:50001", "203.0.113.7"],
  ["1", "[2001:db8::7]:443", "2001:db8::7"],
  ["1", "::ffff:cb00:7107", "203.0.113.7"],
  ["1", "203.0.113.7, unknown", PEER],
  ["1", "", PEER],
  ["1", ",,,", PEER],
])("with TRUST_PROXY=%s, X-Forwarded-For %j comes from %s", (setting, forwardedFor, address) => {
  expect(seen(setting, forwardedFor)).toBe(address);
});

test.each([
  ["203.0.113.7", PEER, "203.0.113.7"],
  ["203.0.113.7, 10.0.0.4", PEER, "203.0.113.7"],
  ["6.6.6.6, 203.0.113.7, 10.0.0.4", "::ffff:127.0.0.1", "203.0.113.7"],
  ["6.6.6.6", "198.51.100.9", "198.51.100.9"],
  ["10.0.0.9", PEER, "10.0.0.9"],
  ["203.0.113.7, nonsense", PEER, PEER],
  ["203.0.113.7, nonsense, 10.0.0.4", PEER, PEER],
])(
  "behind proxies in 127.0.0.1 and 10.0.0.0/8, %j through %s comes from %s",
  (forwardedFor, peer, address) => {
    expect(seen("127.0.0.1, 10.0.0.0/8", forwardedFor, peer)).toBe(address);
  },
);

test("who reaches the shop past the named proxies cannot name another address", () => {
  const asked = { forwardedFor: "203.0.113.7", peer: "198.51.100.9" };
  const networks = parseTrustedProxy("10.0.0.0/8") as TrustedProxy;
  expect(clientAddress(asked, networks)).toBe("198.51.100.9");
});

test.each([
  "0",
  "10",
  "-1",
  "1.5",
  "",
  "maybe",
  "10.0.0.0/33",
  "10.0.0.1 10.0.0.2",
  "10.0.0.1,",
  "localhost",
])("TRUST_PROXY=%j is refused", (setting) => {
  expect(parseTrustedProxy(setting)).toBeUndefined();
});
