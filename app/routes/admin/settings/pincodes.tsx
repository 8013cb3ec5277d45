import { data } from "react-router";
import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { OfficeSearchLine } from "#app/components/admin/office-search.tsx";
import { PincodeCheck } from "#app/components/admin/shop/pincode-check.tsx";
import { AddPincodeRule, PincodeRules } from "#app/components/admin/shop/pincode-rules.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { officeSettingsText } from "#app/content/messages/shop/office-settings.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { ZONE_IDS } from "#app/domain/delivery.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parseRupees } from "#app/domain/form/parse-rupees.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { answerPincode } from "#app/services/shop/pincode.server.ts";
import { listPincodeRules, savePincodeRule } from "#app/services/shop/pincode-rules.server.ts";
import type { Route } from "./+types/pincodes";

const text = officeSettingsText.pincodes;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-settings")];

/** What a PIN code is tried with, in rupees. */
const FIRST_GOODS = "300";
const GOODS = { minPaise: 0, maxPaise: 999_999_999 };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, config } = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const start = (query.get("q") ?? "").replace(/\D/g, "").slice(0, 6);
  const after = query.get("after") ?? undefined;
  const typed = (query.get("pincode") ?? "").slice(0, 20);
  const sent = query.get("goods") ?? "";
  const goods = parseRupees(sent, GOODS) === undefined ? FIRST_GOODS : sent;
  const [settings, rules] = await Promise.all([findSettings(db), listPincodeRules(db, { start, after })]);
  const asked = { typed, goodsPaise: parseRupees(goods, GOODS)!, now: clock(), settings, start: config };
  return {
    start,
    rules,
    isFirst: after === undefined,
    zones: ZONE_IDS.map((id) => ({ id, name: settings.delivery.zones[id].name })),
    check: { typed, goods, answer: typed ? await answerPincode(db, asked) : undefined },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const prefix = fieldText(form, "prefix").replace(/\s/g, "");
  const chosen = fieldText(form, "zone");
  const zone = ZONE_IDS.find((id) => id === chosen);
  if (chosen && !zone) return refuse("bad-zone", 422);
  const saved = await savePincodeRule(db, {
    prefix,
    zone,
    actor: byUser(accountOf(context)),
    now: clock(),
  });
  if (saved.ok) return data<OfficeReply>({ isDone: true, sentence: text.saved(prefix) });
  return refuse(saved.reason, saved.reason === "same" ? 409 : 422);
}

function refuse(reason: keyof typeof text.refusals, status: number) {
  const sentence = text.refusals[reason];
  const isPrefix = reason === "bad-prefix" || reason === "unknown-area";
  return data<OfficeReply>(
    { isDone: false, sentence, ...(isPrefix && { errors: { prefix: sentence } }) },
    { status },
  );
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function Pincodes({ loaderData, actionData }: Route.ComponentProps) {
  const { pincodes: words, back } = officeSettingsText;
  const { start, rules, isFirst, zones, check } = loaderData;
  return (
    <OfficePage
      title={words.title}
      note={words.note}
      actions={
        <Link to="/admin/settings" className="btn btn-quiet">
          {back}
        </Link>
      }
    >
      <OfficeAnswer reply={actionData} />
      <TwoColumns
        side={
          <>
            <Card title={words.add}>
              <AddPincodeRule zones={zones} error={actionData?.errors?.prefix} />
            </Card>
            <Card title={words.check}>
              <PincodeCheck {...check} />
            </Card>
          </>
        }
        below={
          <Card title={words.rules} isPadded={false}>
            <OfficeSearchLine label={words.search} button={words.searchButton} q={start} />
            <PincodeRules rules={rules.rows} zones={zones} />
            <KeyPaging after={rules.after} isFirst={isFirst} />
          </Card>
        }
      />
    </OfficePage>
  );
}
