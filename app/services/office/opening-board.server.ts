import { and, eq, isNull, not } from "drizzle-orm";
import { formatDate } from "#app/content/messages/dates.ts";
import { officeOpeningText } from "#app/content/messages/office/office-opening.ts";
import type { Db } from "#app/db/client.server.ts";
import { doctors } from "#app/db/schema/clinic.ts";
import { galleryPictures } from "#app/db/schema/pages.ts";
import { formatPhone } from "#app/domain/form/phone.ts";
import { isCashTakenSomewhere, payeeVpa, type StartFacts } from "#app/domain/payment-offer.ts";
import { sellingMode } from "#app/domain/selling-mode.ts";
import type { Settings } from "#app/domain/settings.ts";
import { missingHelpfulFacts, type Shown } from "#app/domain/shop/helpful-facts.ts";
import type { OnShelf, OpeningFact } from "#app/domain/shop/opening.ts";
import { hasRegisteredDoctor } from "#app/services/clinic/clinic-opening.server.ts";
import { isBookable } from "#app/services/clinic/doctors.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { findOpening } from "#app/services/shop/opening.server.ts";

/** What the Today board shows of the facts that open the shop, with what is entered of each. */
export async function readOpeningBoard(db: Db, about: StartFacts & { today: string }) {
  const [{ missing, isOpen, shelf }, settings, hasDoctor, shown] = await Promise.all([
    findOpening(db, about),
    findSettings(db),
    hasRegisteredDoctor(db),
    readShown(db),
  ]);
  return {
    mode: sellingMode({ isOpen }, about),
    missing,
    helpful: missingHelpfulFacts(settings, shown),
    said: { ...enteredFacts(settings, about), ...shelfFacts(shelf) },
    hasDoctor,
    demoBatches: shelf.demoBatches,
  };
}

/** What is missing before the shop may sell, in words. */
export async function missingFactTitles(db: Db, about: StartFacts & { today: string }): Promise<string[]> {
  const { missing } = await findOpening(db, about);
  return missing.map((fact) => officeOpeningText.facts[fact].title);
}

async function readShown(db: Db): Promise<Shown> {
  const isPharmacist = eq(galleryPictures.section, "pharmacist");
  const [pharmacistPhotos, galleryPhotos, doctorsWithoutPhoto] = await Promise.all([
    db.$count(galleryPictures, isPharmacist),
    db.$count(galleryPictures, not(isPharmacist)),
    db.$count(doctors, and(isBookable, isNull(doctors.photoUploadId))),
  ]);
  return { pharmacistPhotos, galleryPhotos, doctorsWithoutPhoto };
}

type Entered = Partial<Record<OpeningFact, string>>;

function enteredFacts(settings: Settings, start: StartFacts): Entered {
  const words = officeOpeningText;
  const { shop, legal } = settings;
  const { line1, town, pincode } = shop.address;
  const hasUpi = payeeVpa(shop, start) !== undefined;
  const hasCash = isCashTakenSomewhere(settings);
  const ways = [hasUpi && words.upi, start.isOnlineOffered && words.online, hasCash && words.cash];
  const until = shop.licence20cValidUntil;
  const licence = [shop.licence20c, shop.licence20cHolder, until && formatDate(until)];
  const all: Record<string, string | undefined> = {
    phone: shop.phone && formatPhone(shop.phone),
    email: shop.email,
    address: line1 && `${line1}, ${town} ${pincode}`,
    "legal-name": shop.legalName,
    licence: licence.filter(Boolean).join(", "),
    "competent-person": legal.competentPerson,
    "grievance-officer": legal.grievanceOfficer.name,
    gst: shop.gstin ?? (shop.isGstUnregistered ? words.unregistered : undefined),
    payment: ways.filter(Boolean).join(", "),
  };
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text));
}

function shelfFacts({ sampleReviews, estimatedPrices, demoBatches, isPoisonsListSigned }: OnShelf): Entered {
  const { left, none, signed } = officeOpeningText;
  return {
    "sample-reviews": sampleReviews === 0 ? none : left.reviews(sampleReviews),
    prices: estimatedPrices === 0 ? none : left.prices(estimatedPrices),
    "demo-batches": demoBatches === 0 ? none : left.batches(demoBatches),
    ...(isPoisonsListSigned && { "poisons-list": signed }),
  };
}
