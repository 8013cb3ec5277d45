import type { Db } from "#app/db/client.server.ts";
import { applicationPapers, businessApplications } from "#app/db/schema/enquiries.ts";
import { byUser, SHOPPER } from "#app/domain/actor.ts";
import type { DistributorForm } from "#app/domain/enquiries/request-form.ts";
import { gstinState } from "#app/domain/form/gstin.ts";
import { ok, type Refused, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { spend } from "#app/services/budget.server.ts";
import { type Sender, type SentEnquiry, sendEnquiry } from "#app/services/enquiries/send-enquiry.server.ts";
import { findZone } from "#app/services/shop/pincode.server.ts";

type ApplicationProblem = "unknown-pincode" | "gstin-state";
export type ApplicationRefusal = Refused<ApplicationProblem, object> | TooMany;

/** Whether papers may come with an application, before any of them is looked at: its texts are judged, and the tries of the network counted. */
export async function mayBringPapers(
  db: Db,
  { form, clientAddress, now }: { form: DistributorForm; clientAddress: string; now: Date },
): Promise<Result<undefined, ApplicationProblem> | TooMany> {
  const problem = await findProblem(db, form);
  if (problem) return refused(problem);
  const tooMany = await spend(db, { budget: "application-papers", who: { address: clientAddress }, now });
  return tooMany ?? ok(undefined);
}

/** Stores an application with its papers (ids of uploads) and the consent that was given; the GSTIN must be of the state of the address. */
export async function applyAsBusiness(
  db: Db,
  {
    form,
    uploadIds,
    consentText,
    ...sender
  }: Sender & { form: DistributorForm; uploadIds: readonly string[]; consentText: string },
): Promise<Result<SentEnquiry, ApplicationProblem> | TooMany> {
  const { gstin, drugLicence, addressLine, town, pincode, note, consent: _, ...person } = form;
  const problem = await findProblem(db, form);
  if (problem) return refused(problem);
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

async function findProblem(
  db: Db,
  { pincode, gstin }: Pick<DistributorForm, "pincode" | "gstin">,
): Promise<ApplicationProblem | undefined> {
  const zone = await findZone(db, pincode);
  if (!zone) return "unknown-pincode";
  return zone.stateCodes.includes(gstinState(gstin)) ? undefined : "gstin-state";
}
