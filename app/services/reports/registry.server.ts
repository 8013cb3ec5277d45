import type { officeReportsText } from "#app/content/messages/reports/office-reports.ts";
import { consultationsByDay } from "#app/services/reports/consultations-by-day.server.ts";
import { consultationsByDoctor } from "#app/services/reports/consultations-by-doctor.server.ts";
import { expiringStock } from "#app/services/reports/expiring-stock.server.ts";
import { impressionsByDay } from "#app/services/reports/impressions-by-day.server.ts";
import { impressionsByPage } from "#app/services/reports/impressions-by-page.server.ts";
import { marginByBrand } from "#app/services/reports/margin-by-brand.server.ts";
import { marginByProduct } from "#app/services/reports/margin-by-product.server.ts";
import type { Report, ReportGroup } from "#app/services/reports/report.server.ts";
import { salesByDay } from "#app/services/reports/sales-by-day.server.ts";
import { salesByBrand, salesByForm } from "#app/services/reports/sales-by-term.server.ts";
import { salesByZone } from "#app/services/reports/sales-by-zone.server.ts";
import { searchesWithoutResult } from "#app/services/reports/searches-without-result.server.ts";
import { stockValue } from "#app/services/reports/stock-value.server.ts";
import { topSearches } from "#app/services/reports/top-searches.server.ts";

export type ReportName = keyof typeof officeReportsText.reports;

/** Every report by the name in its address, in the order of the list; a report is a piece of a file here, its line, and its words. */
export const REPORTS: Record<ReportName, Report> = {
  "sales-by-day": salesByDay,
  "sales-by-form": salesByForm,
  "sales-by-brand": salesByBrand,
  "sales-by-zone": salesByZone,
  "margin-by-product": marginByProduct,
  "margin-by-brand": marginByBrand,
  "stock-value": stockValue,
  "expiring-stock": expiringStock,
  "top-searches": topSearches,
  "searches-without-result": searchesWithoutResult,
  "consultations-by-day": consultationsByDay,
  "consultations-by-doctor": consultationsByDoctor,
  "impressions-by-day": impressionsByDay,
  "impressions-by-page": impressionsByPage,
};

/** The name as one of a report, undefined for any other. */
export function reportName(name: string): ReportName | undefined {
  return Object.hasOwn(REPORTS, name) ? (name as ReportName) : undefined;
}

/** All reports with the group they belong to. */
export function listReports(): { name: ReportName; group: ReportGroup }[] {
  return (Object.keys(REPORTS) as ReportName[]).map((name) => ({ name, group: REPORTS[name].group }));
}
