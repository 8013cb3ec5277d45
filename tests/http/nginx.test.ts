import { connect } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBehind, type ShopBehind } from "#tests/support/behind-proxy.ts";
import { hasNginx, startNginx } from "#tests/support/nginx.ts";

const isLeftOut = !hasNginx() && process.env.BEHIND_NGINX !== "required";
if (isLeftOut) process.stderr.write("LEFT OUT: this machine has no nginx (the package nginx of Debian).\n");

let behind: ShopBehind;
beforeAll(async () => {
  if (!isLeftOut) behind = await openBehind(startNginx);
});
afterAll(() => behind?.close());

test.skipIf(isLeftOut)(
  "nginx speaks TLS 1.2 with forward secrecy and TLS 1.3, and nothing older",
  async () => {
    const speak = (options: { minVersion?: "TLSv1"; maxVersion?: "TLSv1.1" | "TLSv1.2"; ciphers?: string }) =>
      new Promise<string | null>((resolve) => {
        const { port, certificate: ca } = behind.proxy;
        const socket = connect(
          { host: "127.0.0.1", port, servername: "shop.example", ca, ...options },
          () => {
            resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
            socket.destroy();
          },
        ).on("error", () => resolve(null));
      });
    expect(await speak({})).toMatch(/^TLSv1\.3 /);
    expect(await speak({ maxVersion: "TLSv1.2" })).toMatch(/^TLSv1\.2 ECDHE-/);
    expect(await speak({ maxVersion: "TLSv1.2", ciphers: "ECDHE-ECDSA-AES256-SHA384" })).toBeNull();
    expect(
      await speak({ minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" }),
    ).toBeNull();
  },
);
