import { type Network, parseAddress, parseNetwork } from "#app/domain/network.ts";

const MOST_HOPS = 9;

/** Which part of X-Forwarded-For is believed: that of so many proxies in front, or of proxies in these networks. */
export type TrustedProxy = { hops: number } | { networks: Network[] };

/** "yes" (one proxy), a number of proxies from 1 to 9, or networks with commas between; "no" is none, anything else undefined. */
export function parseTrustedProxy(text: string): TrustedProxy | "none" | undefined {
  const said = text.trim();
  if (said === "no") return "none";
  if (said === "yes") return { hops: 1 };
  if (/^\d+$/.test(said)) {
    const hops = Number(said);
    return hops >= 1 && hops <= MOST_HOPS ? { hops } : undefined;
  }
  const networks = said.split(",").map(parseNetwork);
  return networks.every((network) => network !== undefined) ? { networks } : undefined;
}

/**
 * The address that a request comes from. Each proxy adds at the end of X-Forwarded-For who asked it, and the connection is the last
 * proxy's; what stands before the trusted part is anybody's word. Where the trusted part names no address, it is the connection's.
 */
export function clientAddress(
  { forwardedFor, peer }: { forwardedFor: string | undefined; peer: string | undefined },
  trusted: TrustedProxy | undefined,
): string {
  const own = (peer && parseAddress(peer)) ?? "unknown";
  if (!trusted || forwardedFor === undefined) return own;
  const chain = forwardedFor.split(",").map(parseAddress);
  if ("hops" in trusted) return chain.at(-Math.min(trusted.hops, chain.length)) ?? own;
  const isTrusted = (address: string) => trusted.networks.some((network) => network.contains(address));
  let client = own;
  while (isTrusted(client) && chain.length > 0) {
    const before = chain.pop();
    if (before === undefined) return own;
    client = before;
  }
  return client;
}
