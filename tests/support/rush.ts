import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { keepMemoryLow } from "#server/memory.ts";

// A server that a rush leaves with much room and little in it; says its megabytes while somebody still asks, and once nobody does.
let answers = 0;
const server = createServer((_, response) => {
  answers += 1;
  response.end("ok");
}).listen(0);
await once(server, "listening");
keepMemoryLow(() => answers, { lookEveryMs: 300, settledMs: 0, againMs: 1_000 });
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const megabytes = () => Math.round(process.memoryUsage.rss() / 2 ** 20);
const ask = async () => (await fetch(address)).text();

await ask();
let kept: object[] = [];
for (let n = 0; n < 3_000_000; n++) kept.push({ n, text: `${n}` });
// Nobody asks while all of it is still in use: there is nothing to give back yet.
await sleep(700);
await ask();
kept = kept.slice(0, 10);
for (let n = 0; n < 20; n++) {
  await ask();
  await sleep(25);
}
const busy = megabytes();
await sleep(2_000);
process.stdout.write(JSON.stringify({ busy, quiet: megabytes(), kept: kept.length }));
process.exit(0);
