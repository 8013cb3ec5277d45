import { policyText } from "#app/content/messages/pages/policy.ts";

export type PolicyKey = keyof typeof policyText.pages;

/** The pages with the rules of the shop, in the order they are read. */
export const POLICY_KEYS = Object.keys(policyText.pages) as PolicyKey[];
