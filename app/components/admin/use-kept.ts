import { useEffect, useState } from "react";

/** State that a reload of the page leaves alone, in this window only; under another key it begins anew. A browser that keeps nothing forgets it. */
export function useKept<Value>(
  key: string,
  initial: Value,
): [Value, (change: (now: Value) => Value) => void] {
  const [value, setValue] = useState(initial);
  // The server knows nothing of it: it comes after the page is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new initial value is no new state
  useEffect(() => setValue(read<Value>(key) ?? initial), [key]);
  return [
    value,
    (change) =>
      setValue((now) => {
        const next = change(now);
        keep(key, next);
        return next;
      }),
  ];
}

function read<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be switched off or full.
  }
}
