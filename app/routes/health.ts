import { healthText } from "#app/content/messages/health.ts";
import { jobsText } from "#app/content/messages/jobs.ts";
import { clientContext, shopContext } from "#app/context.ts";
import { judgeHealth } from "#app/domain/health.ts";
import { isPrivateAddress } from "#app/domain/network.ts";
import { readHealth } from "#app/services/health.server.ts";
import type { Route } from "./+types/health";

/** How the shop is, for who watches over it: figures and words without a person and without a secret, since anybody may read them. The version, which names its known weaknesses, is told on the machine and its network only. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const found = await readHealth({ ...shop, now: shop.clock() });
  const { status, reasons } = judgeHealth(found);
  const words = healthText;
  return Response.json(
    {
      status,
      reasons: reasons.map((reason) =>
        reason === "jobs"
          ? words.jobsNamed(found.failingJobs.map((job) => jobsText.names[job]))
          : words.reasons[reason],
      ),
      database: found.isDatabaseAnswering ? "ok" : "not answering",
      diskFreePercent: found.diskFreePercent ?? null,
      oldestUnsentMessageSeconds: found.oldestUnsentMessageSeconds ?? null,
      failingJobs: found.failingJobs,
      isDamageSeen: found.isDamageSeen,
      lastSafeSecond: "safeAt" in found.copies ? (found.copies.safeAt ?? null) : null,
      copiesTestedAt: found.drill.kind === "well" ? found.drill.wellAt : null,
      version: isPrivateAddress(context.get(clientContext).address) ? shop.config.version : undefined,
    },
    { status: status === "down" ? 503 : 200, headers: { "cache-control": "no-store" } },
  );
}
