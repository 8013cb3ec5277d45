import type { TestProject } from "vitest/node";
import { indiaDate } from "#app/domain/india-time.ts";
import { hashTemplateSources } from "#tests/support/template-sources.ts";
import {
  dropTemplates,
  makeTemplates,
  openTestServer,
  type TestAddresses,
  type TestServer,
} from "#tests/support/test-server.ts";

const CACHE = "node_modules/.cache/materia-templates";

/** Vitest loads this file for each project that needs it; all of them share one server. */
const shared = globalThis as typeof globalThis & {
  testServer?: { opened: Promise<TestServer>; users: number };
};

/** One PostgreSQL for the whole run, DATABASE_URL's (with its owner's MIGRATION_DATABASE_URL) or one started for it, with the templates that test databases are copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.testServer ??= { opened: openGiven(), users: 0 };
  const { testServer } = shared;
  testServer.users += 1;
  const server = await testServer.opened;
  project.provide("serverUrl", server.ownerUrl);
  project.provide("shopServerUrl", server.url);
  return async () => {
    testServer.users -= 1;
    if (testServer.users === 0) await server.close();
  };
}

function openGiven(): Promise<TestServer> {
  const { DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl = url } = process.env;
  // The tests start shops of their own, which must not open on this one.
  delete process.env.DATABASE_URL;
  delete process.env.MIGRATION_DATABASE_URL;
  return openServer(url && ownerUrl ? { url, ownerUrl } : undefined);
}

async function openServer(given: TestAddresses | undefined): Promise<TestServer> {
  // The demo shop's batches and reviews lie around the day on which it is filled.
  if (!given)
    return openTestServer({ folder: CACHE, name: `${hashTemplateSources()}-${indiaDate(new Date())}` });
  await makeTemplates(given);
  return { ...given, close: () => dropTemplates(given.ownerUrl) };
}
