import { data, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { type Account, shopContext } from "#app/context.ts";
import { readPasskey } from "#app/domain/accounts/passkey.ts";
import { isProven } from "#app/domain/accounts/proof.ts";
import { type ProofWay, proofWays } from "#app/domain/accounts/proof-ways.ts";
import type { WantedProof } from "#app/domain/accounts/wanted-proof.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { ownPath } from "#app/domain/own-path.ts";
import { withSearch } from "#app/domain/route-path.ts";
import { shopPath } from "#app/domain/shop-path.ts";
import { tooManyInit } from "#app/domain/too-many.ts";
import { accountOf, callerOf } from "#app/middleware/account.server.ts";
import { findChallenge } from "#app/middleware/passkey-challenge.server.ts";
import { redirectDocument } from "#app/middleware/redirect.server.ts";
import {
  hasReadManyRecords,
  type Proof,
  proveAgain,
  sendProofCode,
} from "#app/services/accounts/auth/prove-again.server.ts";
import { recordSecurityEvent } from "#app/services/accounts/security-events.server.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };
/** What was typed to prove who it is, or the wish for a code by mail. */
type Given = Proof | "send-code";

const FIELDS = ["proofPassword", "proofCode", "proofPasskey", "proofMailCode", "proofMail"] as const;

/** What was given to prove who it is; its fields leave the form, so that nothing else reads them. */
export async function takeProof(asked: Asked, form: FormData): Promise<Given | undefined> {
  const [password, code, passkey, mailCode, mail] = FIELDS.map((name) => fieldText(form, name));
  const isAnswered = FIELDS.some((name) => form.has(name));
  for (const name of FIELDS) form.delete(name);
  if (!isAnswered) return undefined;
  const { userId } = accountOf(asked.context);
  if (mail) return "send-code";
  if (mailCode) return { mailCode };
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
export async function askProof(asked: Asked, { form, proof }: { form: FormData; proof: Given | undefined }) {
  const { context } = asked;
  if (isProvenNow(context)) return undefined;
  const typed = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  return judgeProof(asked, { typed, proof });
}

/** The same where there is no form behind it, or one that is asked afresh; `typed` comes back once it is proven. */
export async function judgeProof(
  { request, context }: Asked,
  { typed, proof }: { typed: WantedProof["typed"]; proof: Given | undefined },
) {
  const { auth } = context.get(shopContext);
  const account = accountOf(context);
  const { userId, sessionId, email, phone } = account;
  const caller = callerOf({ request, context });
  const wanted = proofOf(account, typed);
  if (!proof) return answer(wanted, { status: 403 });
  const isSent = proof === "send-code";
  const judged = isSent
    ? await sendProofCode(auth, { userId, caller })
    : await proveAgain(auth, { userId, sessionId, proof, caller });
  if (judged.ok)
    return isSent ? answer({ ...wanted, sentTo: email ?? phone ?? "" }, { status: 403 }) : undefined;
  if (judged.reason === "too-many-attempts") {
    const { retryAfterSeconds } = judged;
    return answer({ ...wanted, problem: { retryAfterSeconds } }, tooManyInit(judged));
  }
  return answer({ ...wanted, problem: { way: wayOf(proof), reason: judged.reason } }, { status: 422 });
}

/** What a page asks at its start that lets only who has proven it go on; undefined once they have. */
export function proofWantedAt(
  context: Asked["context"],
  typed: WantedProof["typed"],
): WantedProof | undefined {
  return isProvenNow(context) ? undefined : proofOf(accountOf(context), typed);
}

/** For files and screens that are grave to read: who has not proven it is led to do so, and back. */
export const requireProof: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  if (!isProvenNow(context)) return toProof(url);
  return next();
};

/** For screens that show a patient's records: who reads more of them than a full clinic hour has proves again who it is. */
export const requireProofForMany: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { auth, db, clock } = context.get(shopContext);
  const { userId, provenAt } = accountOf(context);
  if (request.method !== "GET") return next();
  return inTurn(userId, async () => {
    if (!(await hasReadManyRecords(db, { userId, provenAt, now: clock() }))) return next();
    const caller = callerOf({ request, context });
    await recordSecurityEvent(auth, { kind: "read-many-records", userId, caller });
    return toProof(url);
  });
};

const lastOf = new Map<string, Promise<unknown>>();

/** One after the other for one account: of a hundred asked for at once none would be counted before the last is read. */
async function inTurn<Done>(userId: string, work: () => Promise<Done>): Promise<Done> {
  const mine = (lastOf.get(userId) ?? Promise.resolve()).then(work);
  const over = mine.catch(() => undefined);
  lastOf.set(userId, over);
  try {
    return await mine;
  } finally {
    if (lastOf.get(userId) === over) lastOf.delete(userId);
  }
}

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

function isProvenNow(context: Asked["context"]): boolean {
  return isProven(accountOf(context).provenAt, context.get(shopContext).clock());
}

function proofOf(account: Account, typed: WantedProof["typed"]): WantedProof {
  return { typed, ways: proofWays(account), isByPhone: account.email === undefined };
}

function wayOf(proof: Given): ProofWay {
  if (proof === "send-code" || "mailCode" in proof) return "mail-code";
  if ("code" in proof) return "app-code";
  return "password" in proof ? "password" : "passkey";
}

function toProof(url: URL): Response {
  const returnTo = ownPath(shopPath(url) + url.search) ?? "/admin";
  return redirectDocument(withSearch("/admin/password", new URLSearchParams({ returnTo })));
}

function answer(wanted: WantedProof, init: ResponseInit) {
  return data({ wantedProof: wanted }, init);
}
