import { JOB_NAMES } from "#app/domain/job.ts";
import type { ShopInProcess } from "./open-in-process.ts";

const LONGEST_MS = 60_000;
const LOOK_EVERY_MS = 50;

/** Does every job of the clock twice and gives how long the second round took: the first does what has piled up. */
export async function* runJobs({
  shop,
  userId,
}: ShopInProcess): AsyncGenerator<{ what: string; ms: number }> {
  for (const job of JOB_NAMES) {
    const known = () => shop.jobs.list().find((each) => each.job === job);
    if (!known()) continue;
    for (let round = 0; round < 2; round++) {
      const before = known()!.startedAt;
      const done = await shop.jobs.runNow(job, { staffId: userId });
      const until = performance.now() + LONGEST_MS;
      while ((!done.ok || done.value.state === "under-way") && performance.now() < until) {
        // Of a round that has ended, well or not.
        if (known()!.startedAt !== before) break;
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    }
    const { tookMs, fault } = known()!;
    yield { what: `job: ${job}${fault ? ` (failed: ${fault.code})` : ""}`, ms: tookMs };
  }
}
