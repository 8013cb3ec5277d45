import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "#app/config.server.ts";

type Asking = { headers: IncomingHttpHeaders; peer: string | undefined };

const LOOPBACK_PEERS = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
/** What a proxy adds to say for whom it asks. */
const OF_A_PROXY = /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * Whether the figures are told to who asks. With METRICS_TOKEN to who has it and to nobody else. Without it on this machine alone:
 * never where the shop is known to the world, since a proxy on the machine asks from loopback for everybody.
 */
export function mayReadMetrics(
  {
    metricsToken,
    publicOrigin,
    trustedProxy,
  }: Pick<Config, "metricsToken" | "publicOrigin" | "trustedProxy">,
  { headers, peer }: Asking,
): boolean {
  if (metricsToken !== undefined) return isSame(headers.authorization ?? "", `Bearer ${metricsToken}`);
  const isKnownToTheWorld = trustedProxy !== undefined || !LOOPBACK_HOST.test(new URL(publicOrigin).host);
  if (isKnownToTheWorld || !LOOPBACK_PEERS.has(peer ?? "")) return false;
  // A page of another site may have led the browser of this machine here under a name of its own.
  return (
    LOOPBACK_HOST.test(headers.host ?? "") && !Object.keys(headers).some((name) => OF_A_PROXY.test(name))
  );
}

function isSame(said: string, expected: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(said), hash(expected));
}
