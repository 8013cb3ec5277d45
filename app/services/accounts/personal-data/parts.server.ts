import { accountPart } from "#app/services/accounts/personal-data/account-part.server.ts";
import { clinicPart } from "#app/services/accounts/personal-data/clinic-part.server.ts";
import { enquiriesPart } from "#app/services/accounts/personal-data/enquiries-part.server.ts";
import { noticesPart } from "#app/services/accounts/personal-data/notices-part.server.ts";
import { ordersPart } from "#app/services/accounts/personal-data/orders-part.server.ts";
import type { PersonalPart } from "#app/services/accounts/personal-data/part.ts";

/** All that the shop keeps about people, for export and erasure. A new table about them gets its part here; the account goes last. */
export const PERSONAL_PARTS: PersonalPart[] = [
  ordersPart,
  enquiriesPart,
  clinicPart,
  noticesPart,
  accountPart,
];
