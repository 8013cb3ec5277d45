import { expect, test } from "vitest";
import { UPLOAD_FORM_MAX_BYTES } from "#app/domain/upload.ts";
import { readUploadForm } from "#app/middleware/read-upload.server.ts";

const LIMITS = { maxFileBytes: 1_000, maxFiles: 1 };
const BEGIN = '--x\r\ncontent-disposition: form-data; name="record"; filename="a.pdf"\r\n\r\nabc';

/** A form of which only the beginning has come; `end` lets the rest come. */
function slowForm(address: string) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  void writer.write(Buffer.from(BEGIN));
  const headers = {
    "content-type": "multipart/form-data; boundary=x",
    "content-length": String(UPLOAD_FORM_MAX_BYTES),
  };
  const init: RequestInit & { duplex: "half" } = { method: "POST", body: readable, headers, duplex: "half" };
  const read = readUploadForm(new Request("http://shop.test/", init), { ...LIMITS, client: { address } });
  const end = () => writer.write(Buffer.from("\r\n--x--\r\n")).then(() => writer.close());
  return { read, end };
}

test("who lets many large forms arrive slowly is told to wait, others are read meanwhile, and room comes back", async () => {
  const slow = Array.from({ length: 6 }, () => slowForm("198.51.100.1"));
  expect(await slowForm("198.51.100.1").read).toEqual({ ok: false, reason: "busy" });
  const other = slowForm("198.51.100.2");
  await other.end();
  expect(await other.read).toMatchObject({ ok: true, value: { files: [{ fileName: "a.pdf" }] } });
  await Promise.all(slow.map(({ end }) => end()));
  await Promise.all(slow.map(({ read }) => read));
  const again = slowForm("198.51.100.1");
  await again.end();
  expect(await again.read).toMatchObject({ ok: true });
});

test("all networks together find room for 256 MB and no more", async () => {
  const slow = Array.from({ length: 23 }, (_, n) => slowForm(`203.0.113.${n}`));
  expect(await slowForm("203.0.113.99").read).toEqual({ ok: false, reason: "busy" });
  await Promise.all(slow.map(({ end }) => end()));
  await Promise.all(slow.map(({ read }) => read));
});
