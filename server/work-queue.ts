/** Who buys, writes or works in the office goes before who reads. */
export type Urgency = "first" | "usual";

/** Too many wait already, or it has waited for too long: who asked has to come again. */
export class TooBusy extends Error {}

type Limits = {
  /** Worked on at the same time: more would make no page sooner, and each turn of the event loop longer. */
  atOnce: number;
  /** What takes longer waits for others, a gateway say: it counts no more, up to so many. */
  longMs: number;
  mostLong: number;
  /** How many may wait for their turn. */
  mostWaiting: Record<Urgency, number>;
  /** How long; people have left by then. */
  longestWaitMs: Record<Urgency, number>;
};

const LIMITS: Limits = {
  atOnce: 12,
  longMs: 2_000,
  mostLong: 36,
  mostWaiting: { first: 200, usual: 60 },
  longestWaitMs: { first: 10_000, usual: 5_000 },
};
/** Of so many turns one is for who reads, however many buy. */
const TURNS_OF_A_ROUND = 4;

type Waiting = { since: number; begin: () => void; refuse: () => void };

export type WorkQueue = {
  /** Does the work when it is its turn; throws TooBusy, without having begun it, where there is none in time. */
  run<T>(urgency: Urgency, work: () => Promise<T>): Promise<T>;
};

/** Bounds what the shop works on at once and what waits for it: beyond what it can do it says so at once, and does not grow. */
export function createWorkQueue(limits = LIMITS, clock = () => performance.now()): WorkQueue {
  const waiting: Record<Urgency, Waiting[]> = { first: [], usual: [] };
  let working = 0;
  let long = 0;
  let turn = 0;

  function take(): Waiting | undefined {
    turn = (turn + 1) % TURNS_OF_A_ROUND;
    const order: Urgency[] = turn === 0 ? ["usual", "first"] : ["first", "usual"];
    for (const urgency of order) {
      const next = waiting[urgency].shift();
      if (next) return next;
    }
    return undefined;
  }

  function refuseLate(): void {
    for (const urgency of ["first", "usual"] as const) {
      const queue = waiting[urgency];
      while (queue[0] && clock() - queue[0].since > limits.longestWaitMs[urgency]) queue.shift()!.refuse();
    }
  }

  function untilTurn(urgency: Urgency): Promise<void> {
    if (waiting[urgency].length >= limits.mostWaiting[urgency]) throw new TooBusy();
    return new Promise((begin, reject) => {
      waiting[urgency].push({ since: clock(), begin, refuse: () => reject(new TooBusy()) });
    });
  }

  function handOn(): void {
    refuseLate();
    const next = take();
    if (next) next.begin();
    else working -= 1;
  }

  return {
    async run(urgency, work) {
      refuseLate();
      if (working < limits.atOnce) working += 1;
      // Whoever leaves hands the place on.
      else await untilTurn(urgency);
      let isLong = false;
      const timer = setTimeout(() => {
        if (long >= limits.mostLong) return;
        isLong = true;
        long += 1;
        handOn();
      }, limits.longMs);
      try {
        return await work();
      } finally {
        clearTimeout(timer);
        if (isLong) long -= 1;
        else handOn();
      }
    },
  };
}
