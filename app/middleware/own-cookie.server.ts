import { createHmac } from "node:crypto";
import { createCookie } from "react-router";
import type { Shop } from "#app/context.ts";
import { cookieName } from "#app/domain/cookie-name.ts";

type Signer = { secret: string; config: Pick<Shop["config"], "publicOrigin"> };
type Kind = {
  name: "materia_cart" | "materia_device" | "materia_notice" | "materia_passkey";
  maxAgeSeconds: number;
  /** How a value looks that was signed before names were part of the signature; taken once and signed anew. No two kinds look alike. */
  formerShape?: RegExp;
};

/** What the browser sent, and the Set-Cookie lines that replace a cookie of the former kind. */
export type ReadCookie = { value: unknown; renewal: string[] };

export type OwnCookie = {
  name: string;
  read(request: Request): Promise<ReadCookie>;
  write(value: unknown): Promise<string>;
  /** Set-Cookie lines that delete it, by its former name too. */
  forget(): Promise<string[]>;
};

/** A cookie for the shop alone, signed with a key of its name, so that none passes for another; over https bound to this host. */
export function ownCookie({ secret, config }: Signer, { name, maxAgeSeconds, formerShape }: Kind): OwnCookie {
  const flags = {
    httpOnly: true,
    sameSite: "lax",
    secure: config.publicOrigin.startsWith("https:"),
    path: "/",
    maxAge: maxAgeSeconds,
  } as const;
  const ownKey = createHmac("sha256", secret).update(`cookie ${name}`).digest("base64url");
  const cookie = createCookie(cookieName(config.publicOrigin, name), { ...flags, secrets: [ownKey] });
  const former = formerShape && createCookie(name, { ...flags, secrets: [secret] });
  const hasMoved = former !== undefined && former.name !== cookie.name;
  const forgetFormer = async () => (hasMoved ? [await former.serialize("", { maxAge: 0 })] : []);
  return {
    name: cookie.name,
    async read({ headers }) {
      const sent = headers.get("Cookie");
      const value: unknown = await cookie.parse(sent);
      if (value !== null || !former) return { value, renewal: [] };
      const old: unknown = await former.parse(sent);
      if (typeof old !== "string" || !formerShape.test(old)) return { value: null, renewal: [] };
      return { value: old, renewal: [await cookie.serialize(old), ...(await forgetFormer())] };
    },
    write: (value) => cookie.serialize(value),
    forget: async () => [await cookie.serialize("", { maxAge: 0 }), ...(await forgetFormer())],
  };
}

/** Puts Set-Cookie lines on an answer, but for the cookies that it sets itself. */
export function addCookies(response: Response, lines: readonly string[]): void {
  const said = response.headers.getSetCookie().map(nameOf);
  for (const line of lines) if (!said.includes(nameOf(line))) response.headers.append("Set-Cookie", line);
}

function nameOf(line: string): string {
  return line.slice(0, line.indexOf("="));
}
