import { refuseWhileLoading } from "#app/content/messages/frozen-words.ts";
import type { Locale } from "#app/content/messages/locale.ts";
import { pseudo } from "#app/content/messages/pseudo.ts";
import { spoken } from "#app/content/messages/spoken.ts";

/** What another language must have of an area's words: the same keys, and functions of the same arguments. */
type Twin<Words> = Words extends string
  ? string
  : Words extends (...asked: infer Asked) => infer Said
    ? (...asked: Asked) => Twin<Said>
    : Words extends object
      ? { [Key in keyof Words]: Twin<Words[Key]> }
      : Words;

export type Twins<Words> = { en: Words; hi?: Twin<Words> };

/**
 * The words of one area in the language spoken when they are read, whoever reads them; what has no Hindi twin yet is English.
 * Throws when they are read while modules load: what is computed then would stay in one language.
 */
export function words<Words extends object>(twins: Twins<Words>): Words {
  let written: Words | undefined;
  const inLanguage: Record<Locale, () => Twin<Words>> = {
    en: () => twins.en as Twin<Words>,
    hi: () => twins.hi ?? (twins.en as Twin<Words>),
    pseudo: () => {
      written ??= pseudo(twins.en);
      return written as Twin<Words>;
    },
  };
  return follow(twins.en, () => inLanguage[spoken()]()) as Words;
}

type Node = Record<PropertyKey, unknown> & ((...asked: unknown[]) => unknown);

/** A stand-in for a group of words, or for a function, that goes to the spoken language each time. */
function follow(english: object, now: () => unknown): object {
  if (typeof english === "function")
    return (...asked: unknown[]) => {
      refuseWhileLoading(english.name);
      return (now() as Node)(...asked);
    };
  const below = new Map<PropertyKey, object>();
  return new Proxy(english, {
    get(target, key, self) {
      const known = below.get(key);
      if (known) return known;
      if (!Object.hasOwn(target, key)) return Reflect.get(target, key, self);
      const value = (target as Node)[key];
      if ((typeof value === "object" && value !== null) || typeof value === "function") {
        const part = follow(value, () => (now() as Node)[key]);
        below.set(key, part);
        return part;
      }
      refuseWhileLoading(String(key));
      return (now() as Node)[key];
    },
  });
}
