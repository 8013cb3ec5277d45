import { expect, test } from "vitest";
import { createWorkQueue, TooBusy, type Urgency } from "#server/work-queue.ts";

const LIMITS = {
  atOnce: 2,
  longMs: 60_000,
  mostLong: 1,
  mostWaiting: { first: 8, usual: 3 },
  longestWaitMs: { first: 20_000, usual: 5_000 },
};

/** A queue with a clock that is set by hand, and works that end when they are told to. */
function openQueue(limits = LIMITS) {
  let now = 0;
  const queue = createWorkQueue(limits, () => now);
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const ask = (name: string, urgency: Urgency = "usual") => {
    const end = Promise.withResolvers<void>();
    ends.set(name, end);
    const answer = queue.run(urgency, async () => {
      begun.push(name);
      await end.promise;
      return name;
    });
    return answer.catch((error) => (error instanceof TooBusy ? "come again" : Promise.reject(error)));
  };
  const end = async (name: string) => {
    ends.get(name)!.resolve();
    await new Promise(setImmediate);
  };
  const wait = (ms: number) => {
    now += ms;
  };
  return { ask, end, begun, wait };
}

test("so many are worked on at once, so many wait, and who comes then is told to come again at once", async () => {
  const { ask, end, begun } = openQueue();
  const answers = ["a", "b", "c", "d", "e"].map((name) => ask(name));
  expect(await ask("one too many")).toBe("come again");
  expect(begun).toEqual(["a", "b"]);
  for (const name of ["b", "a", "c", "d", "e"]) await end(name);
  expect(await Promise.all(answers)).toEqual(["a", "b", "c", "d", "e"]);
  expect(begun).toEqual(["a", "b", "c", "d", "e"]);
});

test("who buys goes before who reads, who waits longer, and finds room when they do not; yet of four turns one is for reading", async () => {
  const { ask, end, begun } = openQueue();
  for (const name of ["a", "b", "page 1", "page 2", "page 3"]) void ask(name);
  expect(await ask("page 4")).toBe("come again");
  for (let n = 1; n <= 6; n++) void ask(`order ${n}`, "first");
  for (const name of ["a", "b", "order 1", "order 2", "order 3", "page 1", "order 4"]) await end(name);
  expect(begun.slice(2, 9)).toEqual([
    ...["order 1", "order 2", "order 3"],
    "page 1",
    ...["order 4", "order 5", "order 6"],
  ]);
});

test("who has waited for longer than people do is told to come again, and is not worked for", async () => {
  const { ask, end, begun, wait } = openQueue();
  for (const name of ["a", "b"]) void ask(name);
  const late = ask("late");
  const buyer = ask("buyer", "first");
  wait(6_000);
  await end("a");
  expect(await late).toBe("come again");
  await end("buyer");
  expect(await buyer).toBe("buyer");
  expect(begun).toEqual(["a", "b", "buyer"]);
});

test("works that wait for somebody else keep nobody waiting for long, up to a number of them", async () => {
  const { ask, end, begun } = openQueue({ ...LIMITS, longMs: 5 });
  const answers = ["gateway 1", "gateway 2", "page 1", "page 2"].map((name) => ask(name));
  await expect.poll(() => begun).toContain("page 1");
  // One is long; the second one would be too many.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(begun).toEqual(["gateway 1", "gateway 2", "page 1"]);
  for (const name of ["gateway 1", "gateway 2", "page 1"]) await end(name);
  expect(begun).toContain("page 2");
  await end("page 2");
  expect(await Promise.all(answers)).toEqual(["gateway 1", "gateway 2", "page 1", "page 2"]);
});

test("a work that fails gives its place back, and a queue that was full is as before once it is empty", async () => {
  const queue = createWorkQueue({ ...LIMITS, atOnce: 1, mostWaiting: { first: 0, usual: 0 } });
  for (let round = 0; round < 3; round++)
    await expect(queue.run("usual", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue.run("usual", async () => "served")).toBe("served");
});
