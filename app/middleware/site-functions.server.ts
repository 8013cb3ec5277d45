import type { RouterContextProvider } from "react-router";
import { accountContext, type Shop, shopContext } from "#app/context.ts";
import { type Actor, byUser, SHOPPER } from "#app/domain/actor.ts";
import { LINK_POSITIONS, type LinkPosition } from "#app/domain/pages/site-link.ts";
import { may } from "#app/domain/permissions.ts";
import { findBearerAccount } from "#app/services/accounts/auth/find-bearer-account.server.ts";
import {
  addSiteLink,
  deleteSiteLink,
  listSiteLinks,
  updateSiteLink,
} from "#app/services/pages/site-links.server.ts";

type Body = Record<string, unknown>;
type Answer = { status: number; result: unknown };
type Owner = { actor: Actor; now: Date };

type SiteFunction = {
  /** What is answered when it fails (specification, part 7). */
  onError: unknown;
  isPublic: boolean;
  run(shop: Shop, body: Body, owner: Owner): Promise<Answer>;
};

const STATUS = { "bad-link": 400, "not-found": 404, changed: 409, claims: 422 } as const;

/** The server functions of the specification (part 7, decision 44) by their names. */
export const SITE_FUNCTIONS: Record<string, SiteFunction> = {
  get_site_links: {
    onError: [],
    isPublic: true,
    async run({ db }, { position }) {
      const isKnown = LINK_POSITIONS.includes(position as LinkPosition);
      if (position !== undefined && position !== null && !isKnown) return { status: 400, result: [] };
      const links = await listSiteLinks(db, isKnown ? (position as LinkPosition) : undefined);
      return { status: 200, result: links.filter((link) => link.isActive) };
    },
  },
  add_site_link: {
    onError: null,
    isPublic: false,
    async run({ db }, link, owner) {
      const added = await addSiteLink(db, { link, ...owner });
      return added.ok ? { status: 200, result: added.value } : { status: STATUS[added.reason], result: null };
    },
  },
  update_site_link: {
    onError: null,
    isPublic: false,
    async run({ db }, { id, updates }, owner) {
      const changed = await updateSiteLink(db, { id: wholeNumber(id), updates, ...owner });
      return changed.ok
        ? { status: 200, result: changed.value }
        : { status: STATUS[changed.reason], result: null };
    },
  },
  delete_site_link: {
    onError: false,
    isPublic: false,
    async run({ db }, { id }, owner) {
      const deleted = await deleteSiteLink(db, { id: wholeNumber(id), ...owner });
      return deleted.ok ? { status: 200, result: true } : { status: STATUS[deleted.reason], result: false };
    },
  },
};

/** Runs a function for who asks; 401 for nobody, 403 for who may not, and what it gives on an error when it breaks. */
export async function runSiteFunction(
  { onError, isPublic, run }: SiteFunction,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Promise<Answer> {
  const shop = context.get(shopContext);
  try {
    const owner: Owner = { actor: SHOPPER, now: shop.clock() };
    if (!isPublic) {
      const account = await accountOfCall(shop, { request, context });
      if (!account) return { status: 401, result: onError };
      if (!may(account.role, "edit-site-links") || account.mustSetUpSecondFactor)
        return { status: 403, result: onError };
      owner.actor = byUser(account);
    }
    const body = await readBody(request);
    return body ? await run(shop, body, owner) : { status: 400, result: onError };
  } catch (error) {
    shop.log.error({ err: error }, "a site function failed");
    return { status: 500, result: onError };
  }
}

/** A bearer token counts before the session cookie. */
function accountOfCall(
  shop: Shop,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const authorization = request.headers.get("authorization");
  return authorization === null ? context.get(accountContext) : findBearerAccount(shop.auth, authorization);
}

async function readBody(request: Request): Promise<Body | undefined> {
  const text = await request.text();
  try {
    const body: unknown = text === "" ? {} : JSON.parse(text);
    return typeof body === "object" && body !== null && !Array.isArray(body) ? (body as Body) : undefined;
  } catch {
    return undefined;
  }
}

function wholeNumber(id: unknown): number {
  return Number.isInteger(id) && Math.abs(id as number) < 2 ** 31 ? (id as number) : 0;
}
