/** A value that words ask for, as seen from how they use it: a part of a group, a list, or something said. */
type Asked = { kind: "said" | "number" | "date" | "list" | "group"; parts: Map<string, Asked> };
type Say = (...asked: unknown[]) => unknown;

const asked = (): Asked => ({ kind: "said", parts: new Map() });
const OF_LISTS = /^(map|flatMap|filter|forEach|some|every|find|join|reduce|entries|at)$/;
const OF_NUMBERS = /^(toLocaleString|toFixed)$/;
const BAD = /undefined|NaN|Invalid|\[object|=>/;
const OTHERS = [7, 1, "2031-05-17", "9876543210", new Date("2031-05-17T05:00:00Z"), true, false, undefined];

/** Values with which the words say a whole sentence, found by trying; undefined where none is found. Texts are marked "Mark7m". */
export function findValues(say: Say): unknown[] | undefined {
  const shapes = Array.from({ length: say.length }, asked);
  try {
    say(...shapes.map(watch));
  } catch {
    // what was asked for until then is known
  }
  const leaves = shapes.flatMap(leavesOf);
  const chosen = new Map<Asked, unknown>();
  const values = () => {
    let marks = 0;
    return shapes.map((shape) => make(shape, chosen, () => `Mark${++marks}m`));
  };
  const fits = () => isSaid(say, values());
  if (fits()) return values();
  const singly = leaves.flatMap((leaf) => OTHERS.map((other) => [[leaf, other]] as const));
  const inPairs =
    leaves.length > 2 ? [] : singly.flatMap(([one]) => singly.map(([two]) => [one, two] as const));
  for (const choice of [...singly, ...inPairs]) {
    chosen.clear();
    for (const [leaf, other] of choice) chosen.set(leaf, other);
    if (fits()) return values();
  }
  return undefined;
}

/** Everything that is said, joined. */
export function allSaid(value: unknown): string {
  return JSON.stringify(value) ?? "";
}

function isSaid(say: Say, values: unknown[]): boolean {
  try {
    const said = say(...values);
    return said !== undefined && !BAD.test(allSaid(said)) && /[a-z]/i.test(allSaid(said));
  } catch {
    return false;
  }
}

function leavesOf(shape: Asked): Asked[] {
  return shape.parts.size === 0 ? [shape] : [...shape.parts.values()].flatMap(leavesOf);
}

function make(shape: Asked, chosen: Map<Asked, unknown>, mark: () => string): unknown {
  if (chosen.has(shape)) return chosen.get(shape);
  const parts = [...shape.parts].map(([key, part]) => [key, make(part, chosen, mark)] as const);
  if (shape.kind === "list") return [Object.fromEntries(parts).item ?? mark()];
  if (shape.kind === "group") return Object.fromEntries(parts);
  if (shape.kind === "date") return OTHERS.find((other) => other instanceof Date);
  return shape.kind === "number" ? 7 : mark();
}

function watch(shape: Asked): unknown {
  const part = (key: string) => {
    const known = shape.parts.get(key) ?? asked();
    shape.parts.set(key, known);
    return watch(known);
  };
  return new Proxy(() => undefined, {
    get(_, key) {
      if (key === Symbol.toPrimitive)
        return (hint: string) => {
          if (hint === "number") shape.kind = "number";
          return hint === "number" ? 7 : "Mark";
        };
      if (key === Symbol.iterator || OF_LISTS.test(String(key))) {
        shape.kind = "list";
        if (key === Symbol.iterator) return [part("item")][Symbol.iterator];
        return (...given: unknown[]) =>
          ([part("item")] as unknown as Record<string, Say>)[String(key)]!(...given);
      }
      if (OF_NUMBERS.test(String(key))) {
        shape.kind = "number";
        return () => "7";
      }
      if (key === "getTime") {
        shape.kind = "date";
        return () => 0;
      }
      if (typeof key === "symbol") return undefined;
      if (key in String.prototype) return () => "Mark";
      shape.kind = "group";
      return part(key);
    },
  });
}
