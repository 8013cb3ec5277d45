// A network as it is written down: enough to see that two events came from the same place, and to bar it at the proxy; too
// little to tell one household of thousands from another.

/** "203.0.113.0/24" of an IPv4 address, "2001:db8:1::/48" of an IPv6 network as `networkOf` names it. */
export function shownNetwork(network: string): string {
  const v4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1];
  if (v4 !== undefined) return `${v4}.0/24`;
  const groups = network.replace(/::\/64$/, "").split(":");
  return `${groups.slice(0, 3).join(":")}::/48`;
}
