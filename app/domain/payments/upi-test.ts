// The owner pays the shop's own UPI address one rupee from three apps: what works today only the apps can say.

import { z } from "zod";
import { cleanLine } from "#app/domain/form/plain-text.ts";

export const UPI_APPS = ["gpay", "phonepe", "paytm", "bhim", "amazon-pay", "bank-app", "other"] as const;
export type UpiApp = (typeof UPI_APPS)[number];
/** Other apps are other roads through the banks; one alone proves little. */
export const APPS_TO_TRY = 3;
/** What is paid. */
export const TEST_PAISE = 100;

export type UpiTried = { app: UpiApp; hasWorked: boolean; said: string };
export type UpiAddress = { address: string; merchantCode: string | undefined };
export type UpiTest = UpiAddress & { tried: UpiTried[]; testedAt: Date };

/** One of the rows that the owner fills in. */
export const upiTriedSchema = z.object({
  app: z.enum(UPI_APPS),
  hasWorked: z.enum(["yes", "no"]).transform((word) => word === "yes"),
  said: z.string().transform(cleanLine).pipe(z.string().max(120)),
});

export type UpiTestState = "not-needed" | "untested" | "changed" | "failed" | "passed";

/** What the newest test says of the address that buyers are shown now. */
export function upiTestState(shown: UpiAddress | undefined, newest: UpiTest | undefined): UpiTestState {
  if (!shown) return "not-needed";
  if (!newest) return "untested";
  if (newest.address !== shown.address || newest.merchantCode !== shown.merchantCode) return "changed";
  return newest.tried.every(({ hasWorked }) => hasWorked) ? "passed" : "failed";
}

/** Whether the rows are of as many different apps as are asked for. */
export function areDifferentApps(tried: readonly UpiTried[]): boolean {
  return tried.length === APPS_TO_TRY && new Set(tried.map(({ app }) => app)).size === APPS_TO_TRY;
}
