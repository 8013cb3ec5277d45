import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Change = {
  /** Where the page that asks stands. */
  origin?: string;
  /** Without a finger, face or PIN only somebody's presence is proven. */
  isVerified?: boolean;
  /** A copy of the key counts on from where it was made. */
  counter?: number;
};

/** A device that holds one passkey, as a phone would: its own P-256 key, user verification and a counter (WebAuthn level 3, 6.1). */
export function softwareAuthenticator({ origin, rpId }: { origin: string; rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credential = randomBytes(32);
  const id = credential.toString("base64url");
  let count = 0;

  const clientData = (type: string, challenge: string, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const head = (isVerified: boolean, counter: number, hasKey: boolean) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (hasKey ? 0x40 : 0);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([flags]), counted]);
  };

  return {
    id,
    create(challenge: string, { origin: at = origin, isVerified = true }: Change = {}) {
      const { x, y } = publicKey.export({ format: "jwk" });
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credential.length);
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, "base64url")],
        [-3, Buffer.from(y!, "base64url")],
      ]);
      const authData = Buffer.concat([head(isVerified, 0, true), Buffer.alloc(16), length, credential, key]);
      const attestation = cborMap([
        ["fmt", "none"],
        ["attStmt", cborMap([])],
        ["authData", authData],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", challenge, at).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      });
    },
    get(challenge: string, { origin: at = origin, isVerified = true, counter = ++count }: Change = {}) {
      const client = clientData("webauthn.get", challenge, at);
      const authData = head(isVerified, counter, false);
      const signed = Buffer.concat([authData, createHash("sha256").update(client).digest()]);
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      });
    },
  };

  function answer(response: Record<string, unknown>) {
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }
}

/** A map in CBOR (RFC 8949) of numbers, short texts and bytes; a map inside comes written already. */
function cborMap(entries: [number | string, number | string | Buffer][]): Buffer {
  const isMap = (value: unknown) => Buffer.isBuffer(value) && value.length === 1 && value[0] === 0xa0;
  const parts = entries.flatMap(([key, value]) => [
    cbor(key),
    isMap(value) ? (value as Buffer) : cbor(value),
  ]);
  return Buffer.concat([cborHead(5, entries.length), ...parts]);
}

function cbor(value: number | string | Buffer): Buffer {
  if (typeof value === "number") return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  const bytes = Buffer.from(value as string);
  return Buffer.concat([cborHead(typeof value === "string" ? 3 : 2, bytes.length), bytes]);
}

function cborHead(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  return length < 256
    ? Buffer.from([(kind << 5) | 24, length])
    : Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
}
