import type { HealthReason } from "#app/domain/health.ts";

/** Sentences of /health and /ready, for who watches over the shop; anybody may read them. */
export const healthText = {
  reasons: {
    database: "The database does not answer.",
    disk: "Less than 5 % of the disk is free.",
    messages: "Messages have been waiting for more than 30 minutes and none goes out.",
    jobs: "A background job failed three times in a row.",
    damage: "The database reported damaged data.",
    copies: "The back-up of the shop has stopped.",
    drill: "The last test of the back-up failed, or none went well for 8 days.",
  } satisfies Record<HealthReason, string>,
  jobsNamed: (names: string[]) => `These background jobs failed three times in a row: ${names.join(", ")}.`,
  notReady: {
    database: "The database does not answer.",
    migrations: "The database has not been brought to this version yet.",
    "read-only": "The database only allows reading.",
    disk: "The disk is full.",
  },
};
