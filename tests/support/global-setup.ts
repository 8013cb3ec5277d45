import type { TestProject } from "vitest/node";
import { indiaDate } from "#app/domain/india-time.ts";
import { hashTemplateSources } from "#tests/support/template-sources.ts";
import { dropTemplates, makeTemplates, openTestServer } from "#tests/support/test-server.ts";

const CACHE = "node_modules/.cache/materia-templates";

/** One PostgreSQL for the whole run, DATABASE_URL's or one started for it, with the templates that test databases are copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer(process.env.DATABASE_URL);
  // The tests start shops of their own, which must not open on this one.
  delete process.env.DATABASE_URL;
  project.provide("serverUrl", server.url);
  return server.close;
}

async function openServer(url: string | undefined): Promise<{ url: string; close: () => Promise<void> }> {
  // The demo shop's batches and reviews lie around the day on which it is filled.
  if (!url)
    return openTestServer({ folder: CACHE, name: `${hashTemplateSources()}-${indiaDate(new Date())}` });
  await makeTemplates(url);
  return { url, close: () => dropTemplates(url) };
}
