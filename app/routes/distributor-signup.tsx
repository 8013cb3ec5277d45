import { data } from "react-router";
import { DistributorAside } from "#app/components/enquiries/distributor-aside.tsx";
import { DistributorForm } from "#app/components/enquiries/distributor-form.tsx";
import { RequestHero } from "#app/components/enquiries/request-hero.tsx";
import { RequestProblemList } from "#app/components/enquiries/request-problem-list.tsx";
import { sayProblems } from "#app/components/enquiries/request-problems.ts";
import type { RequestAnswer } from "#app/components/enquiries/request-view.ts";
import { unreachedAnswer } from "#app/components/enquiries/unreached-answer.ts";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { Said } from "#app/components/layout/said.tsx";
import { whenReached } from "#app/components/layout/when-reached.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { requestText } from "#app/content/messages/enquiries/request.ts";
import { whenAgain } from "#app/content/messages/when-again.ts";
import { accountContext, clientContext, noticeContext, type Shop, shopContext } from "#app/context.ts";
import { distributorFields } from "#app/domain/enquiries/request-form.ts";
import { fieldNames, parseForm } from "#app/domain/form/form.ts";
import { typedTexts } from "#app/domain/form/form-text.ts";
import { ok, type Result } from "#app/domain/result.ts";
import { tooManyInit } from "#app/domain/too-many.ts";
import { UPLOAD_MAX_BYTES, type UploadRefusal } from "#app/domain/upload.ts";
import { answerWithNotice, giveNotice } from "#app/middleware/notice.server.ts";
import { FILE_STATUS, readUploadForm, type SentFile } from "#app/middleware/read-upload.server.ts";
import { knownPerson, pageKey, senderOf, unkeptHeaders } from "#app/middleware/request-form.server.ts";
import { recogniseVisitor } from "#app/middleware/visitor.server.ts";
import {
  type ApplicationRefusal,
  applyAsBusiness,
  mayBringPapers,
} from "#app/services/enquiries/businesses/apply.server.ts";
import type { Sender } from "#app/services/enquiries/send-enquiry.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData } from "#app/services/pages/structured-data/pages.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { removeUpload, storeUpload } from "#app/services/uploads.server.ts";
import type { Route } from "./+types/distributor-signup";

const MOST_PAPERS = 3;
const text = requestText;
const { distributor } = text;

export const middleware: Route.MiddlewareFunction[] = [recogniseVisitor, giveNotice];

export const headers: Route.HeadersFunction = unkeptHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: distributor.title,
        description: distributor.description(loaderData.shopName),
        canonical: loaderData.canonical,
        structuredData: loaderData.structuredData,
      })
    : [];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  const { shop } = await findSettings(db);
  const origin = config.publicOrigin;
  return {
    shopName: shop.name,
    accountEmail: context.get(accountContext)?.email,
    values: { ...knownPerson(context), idempotencyKey: pageKey() } as Record<string, string>,
    notice: context.get(noticeContext),
    canonical: `${origin}/distributor-signup`,
    structuredData: graph(
      breadcrumbData(origin, [
        { name: text.home, to: "/" },
        { name: distributor.title, to: "/distributor-signup" },
      ]),
    ),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const read = await readUploadForm(request, {
    maxFileBytes: UPLOAD_MAX_BYTES.licence,
    maxFiles: MOST_PAPERS,
    client: context.get(clientContext),
  });
  const form = read.ok ? read.value.form : new FormData();
  const files = read.ok ? read.value.files : [];
  const sender = senderOf(context, form);
  const values = {
    ...typedTexts(form, fieldNames(distributorFields)),
    idempotencyKey: sender.idempotencyKey,
  };
  const none = { errors: {}, title: text.errorTitle, message: undefined };
  const answer = (said: Partial<RequestAnswer>, init: ResponseInit) =>
    data({ ...none, values, answeredAt: sender.now.getTime(), ...said }, init);
  const again = files.length > 0 ? distributor.papersAgain : undefined;

  if (!read.ok)
    return answer({ message: distributor.papersRefused[read.reason] }, { status: FILE_STATUS[read.reason] });
  const parsed = parseForm(distributorFields, form);
  if (!parsed.ok) return answer({ ...sayProblems(parsed.problems), message: again }, { status: 422 });

  const refuse = (refused: ApplicationRefusal) => {
    if (refused.reason === "too-many-attempts")
      return answer({ message: text.tooMany(whenAgain(refused.retryAfterSeconds)) }, tooManyInit(refused));
    const errors =
      refused.reason === "gstin-state"
        ? { gstin: text.problems["gstin-state"] }
        : { pincode: distributor.unknownPincode };
    return answer({ errors, message: again }, { status: 422 });
  };
  // Words first: a paper is opened only for an application that can be taken.
  const allowed =
    files.length > 0 ? await mayBringPapers(shop.db, { form: parsed.value, ...sender }) : undefined;
  if (allowed && !allowed.ok) return refuse(allowed);
  const stored = await storePapers(shop, { files, sender });
  if (!stored.ok)
    return answer(
      { errors: { papers: distributor.papersRefused[stored.reason] } },
      { status: stored.reason === "busy" ? 503 : 422 },
    );
  const sent = await applyAsBusiness(shop.db, {
    ...sender,
    form: parsed.value,
    uploadIds: stored.value,
    consentText: distributor.consent,
  });
  if (!sent.ok || sent.value.isReplay) await removePapers(shop, stored.value);
  if (sent.ok)
    return answerWithNotice({ context, notice: { kind: "application-sent" }, to: "/distributor-signup" });
  return refuse(sent);
}

/** Where the shop is not reached, the application stays as it was typed, with the papers that were chosen. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return whenReached(serverAction, unreachedAnswer(form));
}

export default function DistributorSignUp({ loaderData, actionData }: Route.ComponentProps) {
  const words = requestText.distributor;
  const { notice, accountEmail } = loaderData;
  return (
    <>
      <RequestHero title={words.heading} lead={words.lead} />
      <PageWidth className="grid gap-[22px] pt-7 pb-14 *:min-w-0 lg:grid-cols-[1fr_372px] lg:items-start lg:gap-9">
        <div className="grid gap-5 *:min-w-0">
          <Said notice={notice} />
          <RequestProblemList answer={actionData} />
          <DistributorForm
            values={actionData?.values ?? loaderData.values}
            errors={actionData?.errors ?? {}}
          />
        </div>
        <DistributorAside email={accountEmail} />
      </PageWidth>
    </>
  );
}

/** Keeps the papers, all or none. */
async function storePapers(
  shop: Shop,
  { files, sender }: { files: SentFile[]; sender: Sender },
): Promise<Result<string[], UploadRefusal>> {
  const ids: string[] = [];
  for (const { fileName, bytes } of files) {
    const stored = await storeUpload(shop.db, shop.files, {
      purpose: "licence",
      fileName,
      bytes,
      uploadedBy: sender.profileId,
      now: sender.now,
    });
    if (!stored.ok) {
      await removePapers(shop, ids);
      return stored;
    }
    ids.push(stored.value.id);
  }
  return ok(ids);
}

async function removePapers(shop: Shop, ids: readonly string[]): Promise<void> {
  for (const id of ids) await removeUpload(shop.db, shop.files, id);
}
