import { readConfig } from "#app/config.server.ts";
import { type Finding, judgeMachine } from "#server/doctor/judge.ts";
import { readMachine } from "#server/doctor/read.ts";

const SIGNS: Record<Finding["state"], string> = { well: "  well", look: "  look", mend: "! mend" };

try {
  const findings = judgeMachine(await readMachine(readConfig(process.env), new Date()));
  for (const { state, about, says, todo } of findings) {
    console.log(`${SIGNS[state]}  ${about}: ${says}`);
    if (todo) console.log(`        ${todo}`);
  }
  const count = findings.filter(({ state }) => state === "mend").length;
  console.log(count === 0 ? "\nNothing must be mended." : `\nTo be mended: ${count}.`);
  if (count > 0) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
