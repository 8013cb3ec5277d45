import { pack, unpack } from "./sealed-stream.ts";
import type { Store } from "./store.ts";

/** A store whose contents are sealed with one key. */
export type Vault = {
  store: Store;
  put(name: string, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number>;
  get(name: string): AsyncGenerator<Buffer>;
  putJson(name: string, value: unknown): Promise<void>;
  getJson<T>(name: string): Promise<T>;
};

/** Seals what goes into a store and opens what comes out, each under its own name. */
export function openVault(store: Store, key: Buffer): Vault {
  const get = (name: string) => unpack(key, name, store.get(name));
  return {
    store,
    get,
    put: (name, bytes) => store.put(name, pack(key, name, bytes)),
    async putJson(name, value) {
      await store.put(name, pack(key, name, [Buffer.from(JSON.stringify(value))]));
    },
    async getJson<T>(name: string) {
      const parts: Buffer[] = [];
      for await (const part of get(name)) parts.push(part);
      return JSON.parse(Buffer.concat(parts).toString()) as T;
    },
  };
}
