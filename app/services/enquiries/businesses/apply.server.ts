import type { Db } from "#app/db/client.server.ts";
import { applicationPapers, businessApplications } from "#app/db/schema/enquiries.ts";
import { byUser, SHOPPER } from "#app/domain/actor.ts";
import type { DistributorForm } from "#app/domain/enquiries/request-form.ts";
import { gstinState } from "#app/domain/form/gstin.ts";
import { type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { type Sender, type SentEnquiry, sendEnquiry } from "#app/services/enquiries/send-enquiry.server.ts";
import { findZone } from "#app/services/shop/pincode.server.ts";

/** Stores an application with its papers (ids of uploads) and the consent that was given; the GSTIN must be of the state of the address. */
export async function applyAsBusiness(
  db: Db,
  {
    form,
    uploadIds,
    consentText,
    ...sender
  }: Sender & { form: DistributorForm; uploadIds: readonly string[]; consentText: string },
): Promise<Result<SentEnquiry, "unknown-pincode" | "gstin-state" | "too-many-requests">> {
  const { gstin, drugLicence, addressLine, town, pincode, note, consent: _, ...person } = form;
  const zone = await findZone(db, pincode);
  if (!zone) return refused("unknown-pincode");
  if (!zone.stateCodes.includes(gstinState(gstin))) return refused("gstin-state");
  const message = [`${addressLine}\n${town} ${pincode}`, note].filter(Boolean).join("\n\n");
  return sendEnquiry(db, {
    sender,
    facts: { kind: "distributor", ...person, message, subject: `GSTIN ${gstin}` },
    alsoWrite: async (tx, enquiryId) => {
      await tx.insert(businessApplications).values({ enquiryId, gstin, drugLicence });
      const papers = uploadIds.map((uploadId) => ({ enquiryId, uploadId }));
      if (papers.length > 0) await tx.insert(applicationPapers).values(papers);
      await recordAudit(tx, {
        by: sender.profileId ? byUser({ userId: sender.profileId }) : SHOPPER,
        act: "apply-as-business",
        about: `enquiry ${enquiryId}`,
        details: { consentText },
        now: sender.now,
      });
    },
  });
}
