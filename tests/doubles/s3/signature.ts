import { createHash, createHmac } from "node:crypto";

export type SignedRequest = {
  method: string;
  /** Path and query as they came. */
  target: string;
  headers: Record<string, string | undefined>;
};

/** The signature that Amazon's Signature Version 4 asks for, worked out anew from the request and the secret. */
export function signatureOf(
  { method, target, headers }: SignedRequest,
  { scope, signedHeaders, secret }: { scope: string; signedHeaders: string; secret: string },
): string {
  const [path = "", query = ""] = target.split("?");
  const pairs = query
    .split("&")
    .filter((pair) => pair !== "")
    .map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return [name, value].map((part) => strict(decodeURIComponent(part.replaceAll("+", "%20"))));
    })
    .sort(([a], [b]) => (a! < b! ? -1 : 1))
    .map((pair) => pair.join("="));
  const canonical = [
    method,
    path
      .split("/")
      .map((part) => strict(decodeURIComponent(part)))
      .join("/"),
    pairs.join("&"),
    ...signedHeaders.split(";").map((name) => `${name}:${headers[name]?.trim() ?? ""}`),
    "",
    signedHeaders,
    headers["x-amz-content-sha256"] ?? "",
  ].join("\n");
  const [day = "", region = "", service = ""] = scope.split("/");
  const toSign = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = [day, region, service, "aws4_request"].reduce<string | Buffer>(
    (last, part) => createHmac("sha256", last).update(part).digest(),
    `AWS4${secret}`,
  );
  return createHmac("sha256", key).update(toSign).digest("hex");
}

/** In hexadecimal digits. */
export function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

function strict(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
