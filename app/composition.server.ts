import type { Config } from "#app/config.server.ts";
import type { Shop } from "#app/context.ts";
import { openDatabase } from "#app/db/client.server.ts";
import { createDamageBoard } from "#app/db/damage.server.ts";
import { openLeases } from "#app/db/leases.server.ts";
import { listenToCatalog } from "#app/db/listen.server.ts";
import { askedOnce, type CatchUp, createReadings } from "#app/db/readings.server.ts";
import { hearOfSlowQueries } from "#app/db/slow-queries.server.ts";
import { holdKeys } from "#app/db/vault.server.ts";
import type { CatalogChange } from "#app/domain/catalog-change.ts";
import type { CopyKeeper } from "#app/domain/copy-keeper.ts";
import type { JobName } from "#app/domain/job.ts";
import type { NamedKey } from "#app/domain/key-ring.ts";
import { keepAuditHead, readAuditHead } from "#app/integrations/audit-head.server.ts";
import { openBookFiles } from "#app/integrations/book-files.server.ts";
import { openFileStore } from "#app/integrations/file-store.server.ts";
import { createLog } from "#app/integrations/log.server.ts";
import { openMailer } from "#app/integrations/mail.server.ts";
import { createAuth } from "#app/services/accounts/auth/create-auth.server.ts";
import { purgeSecrets } from "#app/services/accounts/auth/one-time-secrets.server.ts";
import { purgeOldData } from "#app/services/accounts/purge-old-data.server.ts";
import { remindOfCarts } from "#app/services/accounts/remind-carts.server.ts";
import { writeMonthFiles } from "#app/services/books/month/write-month-file.server.ts";
import { sumMonths } from "#app/services/books/sum-months.server.ts";
import { purgeAttempts } from "#app/services/budget.server.ts";
import { tellBackInStock } from "#app/services/cart/notices/tell-back-in-stock.server.ts";
import { purgeExpiredCarts } from "#app/services/cart/purge-expired-carts.server.ts";
import { turnSales } from "#app/services/catalog/desk/sale-periods.server.ts";
import { workOnImports } from "#app/services/catalog/import/work-on-imports.server.ts";
import { createTableCheck } from "#app/services/check-tables.server.ts";
import { closeWaiting } from "#app/services/clinic/close-waiting.server.ts";
import { purgeOldConsultations } from "#app/services/clinic/purge-old-consultations.server.ts";
import { queueConsultationReminders } from "#app/services/clinic/remind.server.ts";
import { tellWaiting } from "#app/services/clinic/tell-waiting.server.ts";
import { hasSteadyClock, purgeJobRuns } from "#app/services/job-history.server.ts";
import { keepNotesIn } from "#app/services/note-book.server.ts";
import { openShopMetrics, type ShopMetrics } from "#app/services/office/metrics.server.ts";
import { tellNotKept } from "#app/services/office/tell-not-kept.server.ts";
import { clearRefundMarks } from "#app/services/orders/clear-refund-marks.server.ts";
import { hearOfOrderSteps } from "#app/services/orders/order-steps.server.ts";
import { releaseExpiredHolds } from "#app/services/orders/release-expired-holds.server.ts";
import { drawPaperByNumber } from "#app/services/orders/send-bill.server.ts";
import { askGateway } from "#app/services/payments/ask-gateway.server.ts";
import { closeCodes } from "#app/services/payments/close-codes.server.ts";
import { compareMoneyDays } from "#app/services/payments/money-days.server.ts";
import { openRazorpay } from "#app/services/payments/razorpay.server.ts";
import { purgeForwardMarks } from "#app/services/payments/receive-bank-message.server.ts";
import { askAboutRefunds, sendRefunds } from "#app/services/payments/send-refunds.server.ts";
import { sendDueRefills } from "#app/services/prescriptions/refills.server.ts";
import { purgeMessages } from "#app/services/purge-messages.server.ts";
import { countSoldPacks } from "#app/services/reports/count-sold-packs.server.ts";
import { markBestSellers } from "#app/services/reports/mark-best-sellers.server.ts";
import { sumSales } from "#app/services/reports/sum-sales.server.ts";
import { sumViews } from "#app/services/reports/sum-views.server.ts";
import { createTally } from "#app/services/reports/traffic/tally.server.ts";
import { writeTally } from "#app/services/reports/traffic/write-tally.server.ts";
import { createJobRunner } from "#app/services/run-jobs.server.ts";
import { sealAudit } from "#app/services/seal-audit.server.ts";
import { keepVocabulary } from "#app/services/search/vocabulary.server.ts";
import { sendDueMessages } from "#app/services/send-messages.server.ts";
import { sweepUploads } from "#app/services/sweep-uploads.server.ts";
import { purgeUndos } from "#app/services/undo.server.ts";
import { checkAudit, findHead } from "#app/services/verify-audit.server.ts";

export { collectSources } from "#app/db/sources.server.ts";
export { isDatabaseUnavailable } from "#app/db/unavailable.server.ts";
export { underRequestId } from "#app/integrations/request-id.server.ts";
export { suggestAsText, suggestHeaders } from "#app/services/search/answer-suggest.server.ts";

export type OpenShop = {
  shop: Shop;
  /** Whether changes of the catalogue arrive. */
  isTold(): boolean;
  readMetrics: ShopMetrics["read"];
  close(): Promise<void>;
};

/** Chooses the parts of the shop by its settings, and starts what works in the background. */
export function openShop(options: {
  config: Config;
  databaseUrl: string;
  /** Where the database lies, if that is on this machine. */
  databaseDir?: string | undefined;
  keys: NamedKey[];
  secret: string;
  onCatalogChange: (change: CatalogChange) => void;
  /** Keeps the copies of the shop; without it no screen turns them on. */
  copyKeeper?: CopyKeeper;
  /** Of a shop that is only looked at, as it was then: its clock goes from there, nothing works in the background. */
  rewoundTo?: number;
  /** The database of today's shop, where it is noted who reads what in one of the past. */
  notesUrl?: string;
}): OpenShop {
  const { config, rewoundTo } = options;
  const backMs = rewoundTo === undefined ? 0 : Date.now() - rewoundTo;
  holdKeys(options.keys);
  const database = openDatabase(options.databaseUrl);
  const notes = options.notesUrl === undefined ? undefined : openDatabase(options.notesUrl);
  if (notes && rewoundTo !== undefined) keepNotesIn({ db: notes.db, asOf: new Date(rewoundTo) });
  const mailer = openMailer(config);
  const listener = listenToCatalog(options.databaseUrl, (change) => {
    readings.noteChange(change);
    if (change.kind === "names" || change.kind === "unknown") vocabulary.markChanged();
    options.onCatalogChange(change);
  });
  const readings = createReadings({ db: database.db, catchUp: listener.catchUp });
  const vocabulary = keepVocabulary(database.db, {
    catchUp: listener.catchUp,
    onRead: () => {
      readings.noteChange({ kind: "names" });
      options.onCatalogChange({ kind: "names" });
    },
    onError: (error) => shop.log.warn({ err: error }, "the names of search could not be read"),
  });
  const readersWith = (catchUp: CatchUp) => ({
    ...readings.readersWith(catchUp),
    readVocabulary: () => vocabulary.current(catchUp),
  });
  const jobs = createJobRunner({
    db: database.db,
    leases: openLeases(options.databaseUrl),
    isResting: rewoundTo !== undefined,
    clock: () => shop.clock(),
    onFailure(job, error) {
      shop.damage.note(error);
      shop.log.warn({ err: error, job }, "background work failed");
    },
    onUnwritten: (error) => shop.log.warn({ err: error }, "how the jobs went could not be written"),
  });
  const shop: Shop = {
    config,
    db: database.db,
    ...readersWith(listener.catchUp),
    forOnePage: () => readersWith(askedOnce(listener.catchUp)),
    secret: options.secret,
    auth: createAuth({
      ...{ db: database.db, config, secret: options.secret },
      sessionsStay: rewoundTo !== undefined,
    }),
    files: openFileStore(config.dataDir),
    mailer,
    gateway: config.razorpay && openRazorpay(config.razorpay),
    log: createLog(config.logLevel),
    jobs,
    copyKeeper: options.copyKeeper,
    damage: createDamageBoard(),
    diskPlaces: [config.dataDir, options.databaseDir].filter((place) => place !== undefined),
    clock: () => new Date(Date.now() - backMs),
    tally: createTally({ publicOrigin: config.publicOrigin, clock: () => new Date() }),
  };
  const metrics = openShopMetrics({ ...shop, pool: database.pool });
  const stopping = new AbortController();
  const deafen = [
    metrics.stop,
    hearOfOrderSteps(({ step, ...facts }) => shop.log.info(facts, `order ${step}`)),
    hearOfSlowQueries((query) => shop.log.warn(query, "slow query")),
  ];
  jobs.repeat("send-messages", 2_000, async () => {
    const { signal } = stopping;
    const { failed, sent, errors } = await sendDueMessages(shop.db, {
      mailer,
      drawPaper: (number) => drawPaperByNumber(shop.db, number),
      now: shop.clock(),
      signal,
    });
    if (failed > 0) shop.log.warn({ failed, sent, errors }, "messages could not be sent");
  });
  repeatWhenSteady("purge-messages", 3_600_000, () => purgeMessages(shop.db, { mailer, now: shop.clock() }));
  jobs.repeat("write-counts", 5_000, () => writeTally(shop.db, shop.tally, shop), { isOwn: true });
  jobs.repeat("work-on-imports", 1_000, () => workOnImports(shop.db, shop.clock()));
  jobs.repeat("turn-sales", 15_000, () => turnSales(shop.db, shop.clock()));
  jobs.repeat("release-holds", 15_000, () => releaseExpiredHolds(shop.db, shop.clock()));
  payOnline();
  jobs.repeat("remind-patients", 60_000, () =>
    queueConsultationReminders(shop.db, { publicOrigin: config.publicOrigin, now: shop.clock() }),
  );
  jobs.repeat("tell-waiting", 15_000, () =>
    tellWaiting(shop.db, { publicOrigin: config.publicOrigin, now: shop.clock() }),
  );
  repeatWhenSteady("close-waiting", 600_000, () =>
    closeWaiting(shop.db, { publicOrigin: config.publicOrigin, now: shop.clock() }),
  );
  jobs.repeat("mark-best-sellers", 3_600_000, async () => {
    await countSoldPacks(shop.db, shop.clock());
    await markBestSellers(shop.db, shop.clock());
  });
  jobs.repeat("tell-not-kept", 600_000, () =>
    tellNotKept(shop.db, { publicOrigin: config.publicOrigin, now: shop.clock() }),
  );
  jobs.repeat("clear-refund-marks", 600_000, () => clearRefundMarks(shop.db));
  jobs.repeat("sum-sales", 600_000, () => sumSales(shop.db, shop.clock()));
  jobs.repeat("sum-views", 3_600_000, () => sumViews(shop.db, shop.clock()));
  jobs.repeat("sum-months", 3_600_000, () => sumMonths(shop.db, shop.clock()));
  jobs.repeat("write-month-files", 5_000, () =>
    writeMonthFiles(shop.db, { files: openBookFiles(config.dataDir), clock: shop.clock }),
  );
  jobs.repeat("check-tables", 60_000, createTableCheck(shop.db));
  jobs.repeat("seal-audit", 15_000, async () => {
    if ((await sealAudit(shop.db, shop.clock())) === 0) return;
    const known = await readAuditHead(config.dataDir);
    await keepAuditHead(config.dataDir, await findHead(shop.db, known));
  });
  jobs.repeat("verify-audit", 3_600_000, async () => {
    const known = await readAuditHead(config.dataDir);
    const verified = await checkAudit(shop.db, { known, now: shop.clock() });
    if (!verified) return;
    if (verified.faults.length > 0)
      shop.log.error({ faults: verified.faults }, "the audit was changed past the shop");
    else await keepAuditHead(config.dataDir, verified.head);
  });
  jobs.repeat("compare-money", 3_600_000, () => compareMoneyDays(shop.db, shop.clock()));
  jobs.repeat("purge-bank-marks", 600_000, () => purgeForwardMarks(shop.db, shop.clock()));
  repeatWhenSteady("purge-carts", 3_600_000, () => purgeExpiredCarts(shop.db, shop.clock()));
  repeatWhenSteady("purge-attempts", 3_600_000, async () => {
    await purgeAttempts(shop.db, shop.clock());
    await purgeJobRuns(shop.db, shop.clock());
  });
  repeatWhenSteady("purge-secrets", 3_600_000, () => purgeSecrets(shop.db, shop.clock()));
  repeatWhenSteady("purge-old-data", 3_600_000, () =>
    purgeOldData(shop.db, { files: shop.files, now: shop.clock() }),
  );
  jobs.repeat("purge-undos", 60_000, () => purgeUndos(shop.db, { files: shop.files, now: shop.clock() }));
  repeatWhenSteady("remind-refills", 600_000, () =>
    sendDueRefills(shop.db, { now: shop.clock(), publicOrigin: config.publicOrigin }),
  );
  jobs.repeat("tell-back-in-stock", 60_000, () =>
    tellBackInStock(shop.db, { now: shop.clock(), publicOrigin: config.publicOrigin }),
  );
  repeatWhenSteady("remind-carts", 600_000, () =>
    remindOfCarts(shop.db, {
      now: shop.clock(),
      publicOrigin: config.publicOrigin,
      secret: shop.secret,
    }),
  );
  repeatWhenSteady("purge-consultations", 3_600_000, () =>
    purgeOldConsultations(shop.db, { files: shop.files, mailer, now: shop.clock() }),
  );
  repeatWhenSteady("sweep-uploads", 6 * 3_600_000, async () => {
    const swept = await sweepUploads(shop.db, shop.files, shop.clock());
    if (swept.isTooMuch)
      shop.log.warn(swept, "many uploads belong to nothing in this database; all are left");
    else if (swept.count > 0) shop.log.info(swept, "uploads that a broken-off act had left are deleted");
  });
  return {
    shop,
    isTold: listener.isListening,
    readMetrics: metrics.read,
    async close() {
      stopping.abort();
      await Promise.all([jobs.stop(), listener.stop()]);
      if (rewoundTo === undefined)
        await writeTally(shop.db, shop.tally, shop).catch((error: unknown) =>
          shop.log.warn({ err: error }, "the last counts could not be written"),
        );
      mailer.close();
      await database.close();
      keepNotesIn(undefined);
      await notes?.close();
      for (const stopHearing of deafen) stopHearing();
      shop.log.tellRepeats();
    },
  };

  /** What deletes or ends for good, or writes to everybody: not within a day of a jump of the clock (decision 080). */
  function repeatWhenSteady(job: JobName, pauseMs: number, work: () => Promise<unknown>): void {
    jobs.repeat(job, pauseMs, async () => {
      if (await hasSteadyClock(shop.db, shop.clock())) await work();
    });
  }

  /** What the gateway is asked and told in the background. */
  function payOnline(): void {
    const { gateway } = shop;
    if (!gateway) return;
    const when = () => ({ now: shop.clock(), publicOrigin: config.publicOrigin });
    jobs.repeat("ask-gateway", 300_000, async () => {
      await askGateway(shop.db, gateway, when());
      await askAboutRefunds(shop.db, gateway, when());
    });
    jobs.repeat("send-refunds", 15_000, () => sendRefunds(shop.db, gateway, when()));
    jobs.repeat("close-codes", 15_000, () => closeCodes(shop.db, gateway, shop.clock()));
  }
}
