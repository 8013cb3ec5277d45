import { arrivalText } from "#app/content/messages/arrival.ts";
import { formatTime } from "#app/content/messages/dates.ts";
import { hoursText } from "#app/content/messages/hours-text.ts";
import type { KnownFacts } from "#app/domain/fact.ts";
import { clockMinutes } from "#app/domain/india-time.ts";
import { rupees } from "#app/domain/money.ts";

export type RegionGuide = { intro: string[]; clinic: string[]; delivery: string[] };
export type Region = "gurgaon" | "sohna";

/** The long text of a region's guide, with what the owner has set and only what holds. */
export function regionGuide(region: Region, known: KnownFacts): RegionGuide {
  return region === "gurgaon" ? gurgaonGuide(known) : sohnaGuide(known);
}

function gurgaonGuide({ settings, holds }: KnownFacts): RegionGuide {
  const { delivery, cod, shop } = settings;
  const zone = delivery.zones["same-day"];
  const cutOff = formatTime(clockMinutes(zone.cutOff ?? delivery.cutOff));
  return {
    intro: [
      "Homeopathy was part of family life in Gurgaon long before the towers. Think of the globules in the steel box, or the tincture for a scraped knee. What has changed is how people get the medicine. Few people know a shop that keeps one remedy from four makers and in every potency. Fewer have the time to drive there.",
      `We are such a shop, in Sohna at the southern end of Sohna Road. This page says how we serve the city, and where to find your own sector or society.`,
    ],
    clinic: [
      "A remedy is chosen for a person, not for a name. If you do not know which one you need, see a doctor first.",
      ...(holds.includes("doctor")
        ? ["Our booking page shows the free times of our doctor and how you can meet."]
        : []),
      "For anything sudden or severe, such as chest pain, trouble breathing, a stroke or heavy bleeding, go to one of the hospitals of the city or call 112.",
    ],
    delivery: [
      `Order before ${cutOff} on a working day, and our own rider brings it ${arrivalText(zone)} anywhere in the city. Delivery costs ${rupees(zone.feePaise)}${zone.isFreeDeliveryOffered ? ` and nothing from ${rupees(delivery.freeFromPaise)}` : ""}.${holds.includes("cashOnDelivery") ? ` Cash on delivery is taken at some PIN codes for orders between ${rupees(cod.minPaise)} and ${rupees(cod.maxPaise)}.` : ""}`,
      `${shop.name} packs every bottle sealed, with batch and expiry on the label. Manesar, Pataudi and Farrukhnagar are in the same district, but our rider does not go there. Their pages say when a parcel arrives.`,
    ],
  };
}

function sohnaGuide({ settings, holds }: KnownFacts): RegionGuide {
  const { hours, shop, express, delivery } = settings;
  const hasDoctor = holds.includes("doctor");
  const zone = delivery.zones["same-day"];
  const isExpress = express.isOn && express.pincodes.includes(shop.address.pincode);
  return {
    intro: [
      `Sohna is our own town. ${shop.name} is on ${shop.address.area}${hasDoctor ? ", with the clinic next to the counter" : ""}. You may bring a slip from any homeopathic doctor, an empty bottle, or only a name half remembered.`,
      "The town is growing to the north and east. New sectors and societies have come up there on old farmland. The villages of Nuh district begin to the south. Each has a page with its distance from the shop and its delivery.",
    ],
    clinic: [
      ...(hasDoctor
        ? [
            "A first visit takes time, because the doctor also asks about sleep, food and weather. Book ahead so that nobody waits.",
          ]
        : []),
      "The shop is no place for emergencies. With high fever in a small child, breathing trouble, a snake bite or an accident go to the government hospital or call 112.",
    ],
    delivery: [
      `The counter is open ${hoursText(hours).join(", ")}. What is on the shelf, you can take at once. For the rest, we tell you honestly when it will come.`,
      isExpress
        ? `Within PIN code ${shop.address.pincode} our rider can also bring an order within ${express.minHours} to ${express.maxHours} hours for ${rupees(express.feePaise)}. Order at least ${express.hoursBeforeClosing} hours before we close. Ordinary delivery costs ${rupees(zone.feePaise)}.`
        : `Our rider's ordinary round costs ${rupees(zone.feePaise)}.`,
    ],
  };
}
