import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const OPENID_KEYS = { clientId: "shop-id", clientSecret: "shop-secret" };

type Claims = Record<string, unknown>;
/** What the server does otherwise than an honest one; set by a test, for the next ID tokens. */
type Tampering = { claims?: Claims; isUnsigned?: boolean; isForeignKey?: boolean };

export type OpenIdServer = {
  issuer: string;
  tampering: Tampering;
  close(): Promise<void>;
};

type Grant = { nonce: string; challenge: string; redirectUri: string; email: string; isVerified: boolean };

/** An OpenID Connect provider as the specification describes it: discovery, keys, a page that asks who it is, code flow with PKCE. */
export async function startOpenId(): Promise<OpenIdServer> {
  const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const foreign = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const grants = new Map<string, Grant>();
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const openid: OpenIdServer = {
    issuer,
    tampering: {},
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return openid;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, issuer);
    if (pathname === "/.well-known/openid-configuration") return sendJson(response, configuration(issuer));
    if (pathname === "/keys")
      return sendJson(response, {
        keys: [{ ...keys.publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256", use: "sig" }],
      });
    if (pathname === "/authorize") return authorize(searchParams, response);
    if (pathname === "/token" && request.method === "POST") {
      const body = new URLSearchParams(await read(request));
      const token = redeem(body, request.headers.authorization);
      return token ? sendJson(response, token) : sendJson(response, { error: "invalid_grant" }, 400);
    }
    sendJson(response, { error: "not_found" }, 404);
  }

  function authorize(query: URLSearchParams, response: ServerResponse): void {
    const back = new URL(query.get("redirect_uri")!);
    back.searchParams.set("state", query.get("state")!);
    if (query.has("cancel")) back.searchParams.set("error", "access_denied");
    else if (!query.has("email")) {
      response.setHeader("Content-Type", "text/html");
      response.end(signInPage(query));
      return;
    } else {
      const code = randomBytes(16).toString("hex");
      grants.set(code, {
        nonce: query.get("nonce") ?? "",
        challenge: query.get("code_challenge") ?? "",
        redirectUri: query.get("redirect_uri")!,
        email: query.get("email")!,
        isVerified: query.get("verified") !== "no",
      });
      back.searchParams.set("code", code);
    }
    response.writeHead(302, { Location: back.href }).end();
  }

  /** The tokens for a code, once, to who has the secret and the verifier. */
  function redeem(body: URLSearchParams, authorization: string | undefined): Claims | undefined {
    const grant = grants.get(body.get("code") ?? "");
    grants.delete(body.get("code") ?? "");
    const { clientId, clientSecret } = OPENID_KEYS;
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
    const isClient = authorization === basic || body.get("client_secret") === clientSecret;
    const challenge = createHash("sha256")
      .update(body.get("code_verifier") ?? "")
      .digest("base64url");
    if (!grant || !isClient) return undefined;
    if (grant.challenge !== challenge || grant.redirectUri !== body.get("redirect_uri")) return undefined;
    return { access_token: randomBytes(8).toString("hex"), token_type: "Bearer", id_token: idToken(grant) };
  }

  function idToken({ nonce, email, isVerified }: Grant): string {
    const { claims, isUnsigned, isForeignKey } = openid.tampering;
    const now = Math.floor(Date.now() / 1000);
    const payload = {
      iss: issuer,
      aud: OPENID_KEYS.clientId,
      sub: createHash("sha256").update(email).digest("hex").slice(0, 21),
      iat: now,
      exp: now + 600,
      nonce,
      email,
      email_verified: isVerified,
      name: "Asha of Google",
      ...claims,
    };
    const header = isUnsigned ? { alg: "none" } : { alg: "RS256", kid: "1" };
    const signed = [header, payload]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    if (isUnsigned) return `${signed}.`;
    const key = (isForeignKey ? foreign : keys).privateKey.export({ type: "pkcs8", format: "pem" });
    return `${signed}.${sign("sha256", Buffer.from(signed), createPrivateKey(key)).toString("base64url")}`;
  }
}

function configuration(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
  };
}

/** Who are you? A form that comes back to /authorize with the answer. */
function signInPage(query: URLSearchParams): string {
  const kept = [...query].map(([name, value]) => {
    const text = value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    return `<input type="hidden" name="${name}" value="${text}">`;
  });
  return `<!doctype html><title>OpenID</title><form action="/authorize">${kept.join("")}
    <label>Who are you? <input name="email"></label>
    <button>Continue</button><button name="cancel" value="yes">Cancel</button></form>`;
}

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
