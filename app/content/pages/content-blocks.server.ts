import type { RoutePath } from "#app/domain/route-path.ts";
import { aboutMission, aboutServices, aboutStory } from "./about.server.ts";
import { grievanceOfficer } from "./grievance-officer.server.ts";
import { licences } from "./licences.server.ts";
import { privacyPolicy } from "./privacy-policy.server.ts";
import { refundPolicy } from "./refund-policy.server.ts";
import { shippingPolicy } from "./shipping-policy.server.ts";
import { termsOfService } from "./terms-of-service.server.ts";

/** The long texts that the owner may change: where each stands, and what it says until then. */
export const contentBlocks = {
  "about-story": { title: "About: our story", path: "/about", html: aboutStory },
  "about-mission": { title: "About: what we stand for", path: "/about", html: aboutMission },
  "about-services": { title: "About: services", path: "/about", html: aboutServices },
  "privacy-policy": { title: "Privacy policy", path: "/privacy-policy", html: privacyPolicy },
  "terms-of-service": { title: "Terms of service", path: "/terms-of-service", html: termsOfService },
  "shipping-policy": { title: "Shipping policy", path: "/shipping-policy", html: shippingPolicy },
  "refund-policy": { title: "Returns and refunds", path: "/refund-policy", html: refundPolicy },
  "grievance-officer": { title: "Grievance officer", path: "/grievance-officer", html: grievanceOfficer },
  licences: { title: "Licences", path: "/licences", html: licences },
} as const satisfies Record<string, { title: string; path: RoutePath; html: string }>;

export type ContentKey = keyof typeof contentBlocks;
