import { shopContext } from "#app/context.ts";
import { parseWholeNumber } from "#app/domain/form/typed-number.ts";
import { pincodeCookie } from "#app/middleware/chosen-pincode.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { answerPincode } from "#app/services/shop/pincode.server.ts";
import type { Route } from "./+types/$pincode";

/** Date, fee and cash on delivery for a PIN code, for goods worth ?goods= paise. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const answer = await answerFor(context, { typed: params.pincode, goods: url.searchParams.get("goods") });
  return respond(answer, new Headers());
}

/** The same, and the browser remembers the PIN code. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const goods = (await readForm(request)).get("goods");
  const answer = await answerFor(context, { typed: params.pincode, goods });
  const headers = new Headers();
  if (answer.ok) {
    headers.set("Set-Cookie", pincodeCookie(answer.pincode, context.get(shopContext).config.publicOrigin));
  }
  return respond(answer, headers);
}

type Answer = Awaited<ReturnType<typeof answerFor>>;

async function answerFor(
  context: Route.LoaderArgs["context"],
  { typed, goods }: { typed: string; goods: FormDataEntryValue | null },
) {
  const { db, clock, config } = context.get(shopContext);
  const settings = await findSettings(db);
  return answerPincode(db, { typed, goodsPaise: parsePaise(goods), now: clock(), settings, start: config });
}

function respond(answer: Answer, headers: Headers): Response {
  headers.set("Cache-Control", "no-store");
  const status = answer.ok ? 200 : answer.reason === "invalid" ? 400 : 404;
  return Response.json(answer, { status, headers });
}

function parsePaise(goods: unknown): number {
  return parseWholeNumber(goods, { min: 0, max: 999_999_999 }) ?? 0;
}
