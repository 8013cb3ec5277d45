import { hrefOf } from "#app/content/messages/page-address.ts";

/** Whether this browser has passkeys and can read and write them as JSON; older ones sign in by the other ways. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

/** Asks the person's device to make a passkey or to sign with one; gives its answer as JSON. Throws when they turn away. */
export async function askPasskey(purpose: "sign-in" | "add" | "prove"): Promise<string> {
  const answer = await fetch(hrefOf(`/api/passkey?for=${purpose}`));
  if (!answer.ok) throw new Error(String(answer.status));
  const options = await answer.json();
  const { credentials } = navigator;
  const credential =
    purpose === "add"
      ? await credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
      : await credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  return JSON.stringify(credential);
}
