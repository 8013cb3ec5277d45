import { resolve } from "node:path";
import type { Plugin } from "vite";
import { packLearnt } from "#app/domain/search/packed-learnt.ts";
import { learnOwnSayings } from "#app/domain/search/sayings/learnt.ts";
import { atOnce } from "#app/domain/slices.ts";

const LEARNT = /\/app\/domain\/search\/sayings\/learnt\.ts$/;
const UNPACK = JSON.stringify(resolve("app/domain/search/packed-learnt.ts"));

/** Puts what is learnt of the sayings into the built shop in their place: learning takes a second of each start, and they take memory. */
export function sayingsLearnt(): Plugin {
  return {
    name: "sayings-learnt",
    apply: "build",
    transform: {
      filter: { id: LEARNT },
      handler() {
        const packed = JSON.stringify(packLearnt(atOnce(learnOwnSayings())));
        return `import { unpackLearnt } from ${UNPACK};
export function* learnOwnSayings() { return unpackLearnt(${packed}); }`;
      },
    },
  };
}
