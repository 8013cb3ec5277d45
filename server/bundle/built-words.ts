import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { DEFAULT_LOCALE, LOCALE_NAMES, type Locale } from "#app/content/messages/locale.ts";

const MESSAGES = resolve("app/content/messages");
const EXPORTED = /^export (?:const|function) (\w+)/gm;

const PAGE_ADDRESS = "#app/content/messages/page-address.ts";

/** The language that the browser's files are built in: `BUILD_LANGUAGE`, else English. */
export function builtLanguage(name: string | undefined): Locale {
  return LOCALE_NAMES.find((locale) => locale === name) ?? DEFAULT_LOCALE;
}

/**
 * The browser's files have the words of one language only: the door `messages/X.ts` is that language's `X.ts`, or the English one
 * while there is no twin; English ones know no other language at all. The server, and the browser in development, go through the door.
 */
export function builtWords(locale: Locale): Plugin {
  return {
    name: "built-words",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId(source) {
      if (locale === "en" && source === PAGE_ADDRESS)
        return resolve("app/content/messages/page-address-in-english.ts");
      const area = /^#app\/content\/messages\/(.+)\.ts$/.exec(source)?.[1];
      const english = `${MESSAGES}/en/${area}.ts`;
      if (!area || !existsSync(english)) return null;
      if (locale === "pseudo") return `${english}?pseudo`;
      const own = `${MESSAGES}/${locale}/${area}.ts`;
      return existsSync(own) ? own : english;
    },
    load(id) {
      const english = id.endsWith("?pseudo") && id.slice(0, -"?pseudo".length);
      if (!english) return null;
      const names = [...readFileSync(english, "utf8").matchAll(EXPORTED)].map(([, name]) => name!);
      return [
        `import * as english from ${JSON.stringify(english)};`,
        `import { pseudo } from "#app/content/messages/pseudo.ts";`,
        ...names.map((name) => `export const ${name} = pseudo(english.${name});`),
      ].join("\n");
    },
  };
}
