// Loaded before everything else in each process of a run (`npm test -- hours`): every clock of ours then shows the
// chosen moment and goes on from there. Only PostgreSQL keeps its own time, so a rule that asks it by mistake shows.
const aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);

if (aheadMs !== 0) {
  const RealDate = Date;
  const readMs = Date.now;
  const now = () => readMs() + aheadMs;
  RealDate.now = now;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, parts, newTarget) =>
      Reflect.construct(target, parts.length > 0 ? parts : [now()], newTarget),
  });
  RealDate.prototype.constructor = globalThis.Date;
}
