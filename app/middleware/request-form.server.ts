import type { HeadersArgs, RouterContextProvider } from "react-router";
import { accountContext, clientContext, shopContext } from "#app/context.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import type { Sender } from "#app/services/enquiries/send-enquiry.server.ts";

const KEY = /^[\w-]{16,64}$/;

/** The headers of a page with a request form: it has a key of its own, so nobody keeps it. */
export function unkeptHeaders({ actionHeaders }: HeadersArgs): Headers {
  const headers = new Headers(actionHeaders);
  headers.set("Cache-Control", "no-store");
  return headers;
}

/** Who sends a request form, and the key of the page it was sent from. */
export function senderOf(context: Readonly<RouterContextProvider>, form: FormData): Sender {
  return {
    idempotencyKey: pageKey(form),
    profileId: context.get(accountContext)?.userId,
    clientAddress: context.get(clientContext).address,
    now: context.get(shopContext).clock(),
  };
}

/** The key of the page that sent the form; a new one where it has none. */
export function pageKey(form?: FormData): string {
  const key = form ? fieldText(form, "idempotencyKey") : "";
  return KEY.test(key) ? key : crypto.randomUUID();
}

/** What an account need not type again; a guest starts with empty fields. */
export function knownPerson(context: Readonly<RouterContextProvider>): Record<string, string> {
  const account = context.get(accountContext);
  return account ? { name: account.name, email: account.email ?? "", phone: account.phone ?? "" } : {};
}
