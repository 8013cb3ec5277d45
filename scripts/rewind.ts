import "#server/production.ts";
import { type Config, readConfig } from "#app/config.server.ts";
import { createLog } from "#app/integrations/log.server.ts";
import { readMoment, sayTime } from "#server/backup/choose.ts";
import { openRewound } from "#server/backup/rewind.ts";
import { live } from "#server/life.ts";
import { explainFailure } from "#server/start-failure.ts";

const USAGE = `npm run rewind -- "14:03"               opens the shop as it was today at that time, to be read only
npm run rewind -- "2026-11-23 14:03"    as it was then, in India's time`;

const typed = process.argv.slice(2).join(" ");
const to = readMoment(typed, Date.now());
try {
  const config = readConfig(process.env);
  if (to === undefined) complain(typed ? `"${typed}" is no moment such as "2026-11-23 14:03".` : USAGE);
  else if (config.databaseUrl)
    complain(
      "The database is at DATABASE_URL: bring a copy back into a folder (npm run restore) and open that shop.",
    );
  else await open(config, to);
} catch (error) {
  complain((error as Error).message);
}

async function open(config: Config, to: number): Promise<void> {
  const explain = (error: unknown) => explainFailure(error, config);
  await live(
    async (life) => {
      const { address, entry } = await openRewound(config, { to, life, say: (words) => console.log(words) });
      console.log(`
The shop as it was on ${sayTime(to)} can be read at ${address}
The office opens by this link, once, for whoever has it: ${entry}
Nothing can be changed there. Ctrl-C closes it and removes all of it.`);
    },
    { log: createLog("error"), explain },
  );
}

function complain(words: string): void {
  console.error(words);
  process.exitCode = 1;
}
