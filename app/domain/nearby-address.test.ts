import { expect, test } from "vitest";
import { isNearby } from "#app/domain/nearby-address.ts";

test.each([
  "http://localhost:9000",
  "http://127.0.0.1:9000",
  "http://192.168.1.7:9000/",
  "http://tally.local:9000",
  "http://[::1]:9000",
  "http://172.16.0.3",
])("%s is of this machine or network", (address) => expect(isNearby(address)).toBe(true));

test.each([
  "https://localhost",
  "http://tally.example:9000",
  "http://8.8.8.8:9000",
  "http://10.evil.example",
  "http://user:key@localhost",
  "http://172.32.0.1",
  "localhost:9000",
  "",
])("%j is not", (address) => expect(isNearby(address)).toBe(false));
