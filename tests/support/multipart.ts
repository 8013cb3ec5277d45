import { ORIGIN, type TestShop } from "#tests/support/app.ts";

/** Sends one file as a browser's form would, with other `fields` before it. */
export async function sendFile(
  shop: TestShop,
  path: string,
  { name, bytes, field = "record" }: { name: string; bytes: Uint8Array; field?: string },
  { cookie, fields = {} }: { cookie?: string; fields?: Record<string, string> } = {},
): Promise<Response> {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set(field, new File([new Uint8Array(bytes)], name));
  const packed = new Response(form);
  const body = await packed.arrayBuffer();
  const headers = {
    origin: ORIGIN,
    "content-type": packed.headers.get("content-type")!,
    "content-length": String(body.byteLength),
    ...(cookie && { cookie }),
  };
  return shop.ask(path, { method: "POST", body, headers });
}
