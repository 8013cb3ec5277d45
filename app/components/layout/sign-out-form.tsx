import type { ReactNode, SubmitEvent } from "react";
import { addressOf } from "#app/components/layout/site-links.ts";
import { showToast } from "#app/components/ui/toast.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { shellText } from "#app/content/messages/shell.ts";
import { cookieName } from "#app/domain/cookie-name.ts";

const REFUSED = [401, 403, 404];

/** A button in a form that ends sessions: of this device ("local"), of all ("global"); then the page is loaded afresh. */
export function SignOutForm({
  scope = "local",
  children,
}: {
  scope?: "local" | "global";
  children: ReactNode;
}) {
  const { header } = shellText;

  async function signOut(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = new URLSearchParams({ scope });
    const answer = await fetch(hrefOf(addressOf("signOut")), {
      method: "POST",
      body,
      redirect: "manual",
    }).catch(() => undefined);
    if (answer?.type === "opaqueredirect") location.assign(hrefOf("/"));
    else if (answer && REFUSED.includes(answer.status)) leaveAnyway();
    else showToast(header.signOutFailed, "error");
  }

  return (
    <form method="post" action={hrefOf(addressOf("signOut"))} onSubmit={signOut}>
      <input type="hidden" name="scope" value={scope} />
      {children}
    </form>
  );
}

/** Somebody before the shop refused to pass it on; the session's cookie is not for scripts, so the next request asks the shop to end it. */
function leaveAnyway() {
  const name = cookieName(location.origin, "materia_leaving");
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=yes; Path=/; SameSite=Lax; Max-Age=86400${name.startsWith("__Host-") ? "; Secure" : ""}`;
  location.assign(hrefOf("/"));
}
