// The modules of a build load in one go, without a pause: what comes after it is work.
let isLoading = typeof document === "undefined";
let isHeld = false;
if (isLoading)
  setImmediate(() => {
    isLoading = false;
  });

/** For tests, whose modules load one by one: words are refused until they are released. */
export function holdWords(): void {
  isHeld = true;
}

export function releaseWords(): void {
  isHeld = false;
}

/** Throws, with the file that reads, while modules load. */
export function refuseWhileLoading(name: string): void {
  if (!isLoading && !isHeld) return;
  const reader = new Error().stack?.split("\n").find((line) => /:\d+/.test(line) && !OWN_FILES.test(line));
  throw new Error(
    `The words "${name}" are read while the shop loads, and would stay in one language: read them in a function. ${reader?.trim()}`,
  );
}

const OWN_FILES = /content\/messages\/(words|frozen-words)\.ts/;
