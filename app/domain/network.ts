import ipaddr from "ipaddr.js";

const MOST_LETTERS = 100;

/** An address in its one spelling, without port, brackets and zone; IPv6 that stands for IPv4 is written as such. Undefined for what is none. */
export function parseAddress(text: string): string | undefined {
  return read(text)?.toString();
}

/** A network such as "10.0.0.0/8" or one address; undefined for what is none. */
export type Network = { contains(address: string): boolean };
export function parseNetwork(text: string): Network | undefined {
  const [, address, prefix] = /^([^/[\]]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? [];
  const start = address === undefined ? undefined : read(address);
  if (!start) return undefined;
  const longest = start.kind() === "ipv4" ? 32 : 128;
  const bits = prefix === undefined ? longest : Number(prefix);
  if (bits > longest) return undefined;
  return {
    contains(asked) {
      const other = read(asked);
      return other !== undefined && other.kind() === start.kind() && other.match(start, bits);
    },
  };
}

/** What stands for one line in a limit: an IPv4 address, or the /64 that a provider gives to one phone or home. Not an address: itself. */
export function networkOf(address: string): string {
  return networkOfBits(address, 64) ?? address;
}

/** The /48 around an IPv6 address, which one customer of a hoster has whole; undefined for IPv4. */
export function wideNetworkOf(address: string): string | undefined {
  return read(address)?.kind() === "ipv6" ? networkOfBits(address, 48) : undefined;
}

/** The smallest part of the Internet that one customer can have routed to them, so that all of it may be one person: an IPv4 /24, an IPv6 /48. Takes a network of `networkOf` too; undefined for what is no address. */
export function blockOf(network: string): string | undefined {
  const address = read(network.replace(/\/64$/, ""));
  if (!address) return undefined;
  return networkOfBits(address.toString(), address.kind() === "ipv4" ? 24 : 48);
}

const OWN = new Set(["loopback", "private", "linkLocal", "uniqueLocal", "unspecified", "carrierGradeNat"]);

/** Whether an address is a machine's own or of a network at home; also what is no address. It says nothing about who asks: mostly it is a proxy's. */
export function isPrivateAddress(address: string): boolean {
  const parsed = read(address);
  return parsed === undefined || OWN.has(parsed.range());
}

function networkOfBits(address: string, bits: number): string | undefined {
  const parsed = read(address);
  if (!parsed) return undefined;
  if (parsed.kind() === "ipv4" && bits > 32) return parsed.toString();
  const start = parsed.toByteArray().map((byte, at) => (at < bits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(start)}/${bits}`;
}

/** Proxies write "1.2.3.4:50001" and "[2001:db8::1]:443" too. Only four decimal numbers are IPv4: no octal, no short forms. */
function read(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (text.length > MOST_LETTERS) return undefined;
  const plain = text.trim();
  const bare = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(plain)?.[1] ?? plain.replace(/^([\d.]+):\d{1,5}$/, "$1");
  const unzoned = bare.includes(":") ? bare.replace(/%[\w.~-]+$/, "") : bare;
  if (unzoned.includes(":")) return ipaddr.IPv6.isValid(unzoned) ? ipaddr.process(unzoned) : undefined;
  return ipaddr.IPv4.isValidFourPartDecimal(unzoned) ? ipaddr.IPv4.parse(unzoned) : undefined;
}
