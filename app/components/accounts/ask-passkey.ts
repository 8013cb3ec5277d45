import { hrefOf } from "#app/content/messages/page-address.ts";

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
