import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether React holds the page; false where the page was written, and in a browser until then. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
