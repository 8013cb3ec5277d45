import { data, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { shopContext } from "#app/context.ts";
import { readPasskey } from "#app/domain/accounts/passkey.ts";
import { isProven } from "#app/domain/accounts/proof.ts";
import type { WantedProof } from "#app/domain/accounts/wanted-proof.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { ownPath } from "#app/domain/own-path.ts";
import { withSearch } from "#app/domain/route-path.ts";
import { shopPath } from "#app/domain/shop-path.ts";
import { accountOf, callerOf } from "#app/middleware/account.server.ts";
import { findChallenge } from "#app/middleware/passkey-challenge.server.ts";
import { redirectDocument } from "#app/middleware/redirect.server.ts";
import {
  hasReadManyRecords,
  type Proof,
  proveAgain,
} from "#app/services/accounts/auth/prove-again.server.ts";
import { recordSecurityEvent } from "#app/services/accounts/security-events.server.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

const FIELDS = ["proofPassword", "proofCode", "proofPasskey"] as const;

/** What was typed to prove who it is; its fields leave the form, so that nothing else reads them. */
export async function takeProof(asked: Asked, form: FormData): Promise<Proof | undefined> {
  const [password, code, passkey] = FIELDS.map((name) => fieldText(form, name));
  const isAnswered = FIELDS.some((name) => form.has(name));
  for (const name of FIELDS) form.delete(name);
  if (!isAnswered) return undefined;
  const { userId } = accountOf(asked.context);
  if (passkey) {
    const challenge = await findChallenge(asked, { purpose: "prove", userId });
    return { challenge: challenge ?? "", response: readPasskey(passkey) };
  }
  return code ? { code } : { password: password ?? "" };
}

/**
 * What a grave act answers as long as the person has not proven who they are within 5 minutes, with all that was typed; undefined
 * once they have. `proof` is what `takeProof` took from the form.
 */
export async function askProof(
  { request, context }: Asked,
  { form, proof }: { form: FormData; proof: Proof | undefined },
) {
  const { auth, clock } = context.get(shopContext);
  const { userId, sessionId, provenAt, hasSecondFactor, hasPasskey } = accountOf(context);
  if (isProven(provenAt, clock())) return undefined;
  const typed = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  const wanted: WantedProof = { typed, hasSecondFactor, hasPasskey };
  if (!proof) return answer(wanted, { status: 403 });
  const caller = callerOf({ request, context });
  const proven = await proveAgain(auth, { userId, sessionId, proof, caller });
  if (proven.ok) return undefined;
  return proofRefused(wanted, proven);
}

/** The answer to a proof that was not right, or one try too many. */
export function proofRefused(
  wanted: WantedProof,
  refused: Exclude<Awaited<ReturnType<typeof proveAgain>>, { ok: true }>,
) {
  if (refused.reason !== "too-many-attempts")
    return answer({ ...wanted, problem: refused.reason }, { status: 422 });
  const { retryAfterSeconds } = refused;
  const headers = { "Retry-After": String(retryAfterSeconds) };
  return answer({ ...wanted, problem: { retryAfterSeconds } }, { status: 429, headers });
}

/** For files and screens that are grave to read: who has not proven it is led to do so, and back. */
export const requireProof: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const { provenAt } = accountOf(context);
  if (!isProven(provenAt, context.get(shopContext).clock())) return toProof(url);
  return next();
};

/** For screens that show a patient's records: who reads more of them than a full clinic hour has proves again who it is. */
export const requireProofForMany: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { auth, db, clock } = context.get(shopContext);
  const { userId, provenAt } = accountOf(context);
  const now = clock();
  if (request.method !== "GET" || !(await hasReadManyRecords(db, { userId, provenAt, now }))) return next();
  const caller = callerOf({ request, context });
  await recordSecurityEvent(auth, { kind: "read-many-records", userId, caller });
  return toProof(url);
};

/** For files that leave the shop: each is written down among the security events. */
export function recordExport(about: string): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    const { auth } = context.get(shopContext);
    const { userId } = accountOf(context);
    const response = await next();
    if (response.status === 200)
      await recordSecurityEvent(auth, {
        kind: "exported",
        userId,
        about,
        caller: callerOf({ request, context }),
      });
    return response;
  };
}

function toProof(url: URL): Response {
  const returnTo = ownPath(shopPath(url) + url.search) ?? "/admin";
  return redirectDocument(withSearch("/admin/password", new URLSearchParams({ returnTo })));
}

function answer(wanted: WantedProof, init: ResponseInit) {
  return data({ wantedProof: wanted }, init);
}
