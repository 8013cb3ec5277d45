import { brotliDecompressSync } from "node:zlib";
import { openVisitor, type Visitor } from "#tests/support/visitor.ts";
import type { Answer, Ask } from "./ask.ts";

/** A browser at that address with cookies, and forms as the shop's own page sends them; `tell` hears of every answer. */
export function openBrowser({
  ask,
  address,
  origin,
  tell,
}: {
  ask: Ask;
  address: string;
  origin: string;
  tell?: (path: string, method: string | undefined, answer: Answer) => void;
}): Visitor {
  const asked = async (path: string, init: Parameters<Ask>[1] = {}) => {
    const answer = await ask(path, init);
    tell?.(path, init.method, answer);
    const { status, headers, body } = answer;
    const isPacked = headers.get("content-encoding") === "br";
    return new Response(
      [204, 304].includes(status) ? null : new Uint8Array(isPacked ? brotliDecompressSync(body) : body),
      { status, headers },
    );
  };
  return openVisitor(
    {
      ask: (path, { headers } = {}) => asked(path, { headers: new Headers(headers) }),
      send(path, fields, { headers } = {}) {
        const sent = new Headers(headers);
        sent.set("origin", origin);
        sent.set("content-type", "application/x-www-form-urlencoded");
        return asked(path, { method: "POST", headers: sent, body: new URLSearchParams(fields).toString() });
      },
    },
    { address },
  );
}

/** An address that no other visitor of the run has. Neighbours come from far apart: who buys from one block of addresses counts together. */
export function addressOf(n: number): string {
  const place = Math.imul(n, 0x9e3779b1) >>> 12;
  return `49.${32 + (place >> 16)}.${(place >> 8) & 255}.${place & 255}`;
}

/** The secret of the order that an answer leads to; undefined where it leads to none. */
export function tokenOfOrder(answer: Response): string | undefined {
  return /\/checkout\/(?:pay|thank-you)\/([\w-]{32})$/.exec(answer.headers.get("location") ?? "")?.[1];
}
