import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderEvents, orders } from "#app/db/schema/orders.ts";
import { addressFlaws } from "#app/domain/orders/address-flaws.ts";
import { type CashJudgement, judgeCash } from "#app/domain/orders/cash-rung.ts";
import type { Settings } from "#app/domain/settings.ts";

/** What counts of the past: a year of the phone, and of the shop at most so many parcels, the newest. */
const PARCELS_READ = 1_000;

type Asked = {
  phone: string;
  isPhoneProven: boolean;
  street: string;
  landmark: string;
  pincode: string;
  place: string | undefined;
  totalPaise: number;
  settings: Settings;
  /** What had ended by then; for an order that is placed already, its own moment. */
  before: Date;
};

/** How far cash at the door goes for an order of this phone, from the shop's own orders alone. Keeps nothing: it is counted anew each time. */
export async function findCashJudgement(db: Db, asked: Asked): Promise<CashJudgement> {
  const { settings, street, landmark, pincode, place, totalPaise, isPhoneProven } = asked;
  if (!settings.cod.isByExperience) return { rung: "offered", points: 0, signs: [] };
  const [own, others] = await Promise.all([findOwn(db, asked), findOthers(db, asked)]);
  const shopPincode = settings.shop.address.pincode;
  const flaws = addressFlaws({ street, landmark, pincode, isPlaceKnown: place !== undefined, shopPincode });
  return judgeCash({ ...own, ...others, flaws, totalPaise, isPhoneProven });
}

const isAtDoor = sql`(${orders.paymentMethod} = 'cod' or ${orders.doorPaise} > 0)`;
const isEnded = sql`${orders.status} in ('delivered', 'returned', 'cancelled')`;

/** SQL: whether an order had such a step by then; looked up order by order, where `exists` would go through the steps of all. */
function had(steps: readonly string[], before: string) {
  return sql`coalesce((select true from ${orderEvents} where ${orderEvents.orderId} = ${orders.id}
    and ${orderEvents.status} = any(${sql.param(steps)}::text[]) and ${orderEvents.happenedAt} < ${before}::timestamptz limit 1), false)`;
}

/** SQL: a parcel that was taken; one that left, came to its end and was not taken. */
const isTaken = (before: string) => had(["delivered"], before);
const isUntaken = (before: string) =>
  sql`${had(["out_for_delivery", "shipped"], before)} and ${had(["returned", "cancelled"], before)} and not ${isTaken(before)}`;

/** SQL: placed in the year before. */
const isRecent = (before: string) =>
  sql`${orders.placedAt} < ${before}::timestamptz and ${orders.placedAt} >= ${before}::timestamptz - interval '1 year' and ${orders.channel} <> 'counter'`;

async function findOwn(db: Db, { phone, before }: Asked) {
  const at = before.toISOString();
  const { rows } = await db.execute<{ taken: number; untaken: number; unreached: boolean }>(sql`
    select count(*) filter (where ${isTaken(at)})::int as taken,
      count(*) filter (where ${isAtDoor} and ${isUntaken(at)})::int as untaken,
      coalesce(max(${orders.unreachedAt}) filter (where ${orders.unreachedAt} < ${at}::timestamptz)
        > coalesce(max(${orders.placedAt}) filter (where ${isTaken(at)}), '-infinity'), false) as unreached
    from ${orders} where ${orders.phone} = ${phone} and ${isRecent(at)}
  `);
  const { taken, untaken, unreached } = rows[0]!;
  return { own: { taken, untaken }, isUnreached: unreached };
}

async function findOthers(db: Db, { phone, pincode, before }: Asked) {
  const at = before.toISOString();
  const { rows } = await db.execute<Record<"taken" | "untaken" | "taken_here" | "untaken_here", number>>(sql`
    select count(*) filter (where is_taken)::int as taken, count(*) filter (where is_untaken)::int as untaken,
      count(*) filter (where is_taken and pincode = ${pincode})::int as taken_here,
      count(*) filter (where is_untaken and pincode = ${pincode})::int as untaken_here
    from (
      select ${orders.pincode} as pincode, ${isTaken(at)} as is_taken, ${isUntaken(at)} as is_untaken
      from ${orders} where ${isAtDoor} and ${isEnded} and ${isRecent(at)} and ${orders.phone} is distinct from ${phone}
      order by ${orders.placedAt} desc, ${orders.id} desc limit ${PARCELS_READ}
    ) as parcels
  `);
  const { taken, untaken, taken_here, untaken_here } = rows[0]!;
  return { shop: { taken, untaken }, pincode: { taken: taken_here, untaken: untaken_here } };
}
