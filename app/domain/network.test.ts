import fc from "fast-check";
import { expect, test } from "vitest";
import {
  blockOf,
  isPrivateAddress,
  networkOf,
  parseAddress,
  parseNetwork,
  wideNetworkOf,
} from "#app/domain/network.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  [" 192.0.2.1 ", "192.0.2.1"],
  ["192.0.2.1:50001", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::ffff:c000:201", "192.0.2.1"],
  ["::FFFF:C000:0201", "192.0.2.1"],
  ["0:0:0:0:0:ffff:192.0.2.1", "192.0.2.1"],
  ["0000:0000:0000:0000:0000:FFFF:C000:0201", "192.0.2.1"],
  ["[::ffff:192.0.2.1]:443", "192.0.2.1"],
  ["[2001:DB8::1]", "2001:db8::1"],
  ["[2001:db8::1]:50001", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["[fe80::1%25eth0]:80", "fe80::1"],
  ["", undefined],
  ["unknown", undefined],
  ["_hidden", undefined],
  ["192.0.2", undefined],
  ["3221225985", undefined],
  ["0xc0.0.2.1", undefined],
  ["192.0.2.256", undefined],
  ["192.0.2.1:port", undefined],
  ["192.0.2.1, 10.0.0.1", undefined],
  ["2001:db8::1::2", undefined],
  [`${"1".repeat(5_000)}.1.1.1`, undefined],
])("the address %j is read as %j", (text, address) => {
  expect(parseAddress(text)).toBe(address);
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["192.0.2.1:50001", "192.0.2.1"],
  ["::ffff:c000:201", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8::/64"],
  ["::1", "::/64"],
  ["unknown", "unknown"],
])("the address %s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("neighbours in a /48 are one wide network, IPv4 has none", () => {
  expect(wideNetworkOf("2001:db8:1:2::9")).toBe("2001:db8:1::/48");
  expect(wideNetworkOf("2001:db8:1:ffff::1")).toBe("2001:db8:1::/48");
  expect(wideNetworkOf("2001:db8:2::1")).toBe("2001:db8:2::/48");
  expect(wideNetworkOf("192.0.2.1")).toBeUndefined();
  expect(wideNetworkOf("::ffff:192.0.2.1")).toBeUndefined();
});

test.each([
  ["192.0.2.1", "192.0.2.0/24"],
  ["::ffff:192.0.2.77", "192.0.2.0/24"],
  ["2001:db8:1:2::9", "2001:db8:1::/48"],
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["unknown", undefined],
])("%s lies in the block %s", (network, block) => {
  expect(blockOf(network)).toBe(block);
});

test("every spelling of one address counts as one, with every port", () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.nat(65_535), (address, port) => {
      const [a, b, c, d] = address.split(".").map(Number) as [number, number, number, number];
      const hex = (high: number, low: number) => ((high << 8) | low).toString(16);
      const spellings = [
        address,
        `${address}:${port}`,
        `::ffff:${address}`,
        `::ffff:${hex(a, b)}:${hex(c, d)}`,
        `[::FFFF:${address}]:${port}`,
      ];
      expect(new Set(spellings.map(networkOf))).toEqual(new Set([address]));
    }),
  );
});

test.each([
  ["127.0.0.1", true],
  ["::ffff:127.0.0.1", true],
  ["::ffff:7f00:1", true],
  ["::1", true],
  ["10.1.2.3", true],
  ["172.31.255.255", true],
  ["172.32.0.1", false],
  ["192.168.0.9", true],
  ["169.254.1.1", true],
  ["100.64.0.9", true],
  ["fd12:3456::1", true],
  ["fe80::1%eth0", true],
  ["unknown", true],
  ["203.0.113.7", false],
  ["::ffff:203.0.113.7", false],
  ["2001:db8::1", false],
])("%s is an address of a machine's own network: %s", (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});

test("a network holds its own addresses in every spelling, and no others", () => {
  const home = parseNetwork("10.0.0.0/8")!;
  expect(["10.1.2.3", "::ffff:10.1.2.3", "[::ffff:a01:203]:80"].every(home.contains)).toBe(true);
  expect(["11.0.0.1", "::a01:203", "nonsense"].some(home.contains)).toBe(false);
  expect(parseNetwork("2001:db8::/32")!.contains("2001:db8:ff::1")).toBe(true);
  expect(parseNetwork("::1")!.contains("::1")).toBe(true);
  const nonsense = ["", "x", "10.0.0.0/33", "10.0.0.0/8/8", "10.0.0.0/", "::1/129", "10/8", "[::1]"];
  expect(nonsense.filter(parseNetwork)).toEqual([]);
});
