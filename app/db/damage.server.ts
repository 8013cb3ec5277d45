/** Damaged data, a damaged index, and a disk that gives its data back no more. */
const STATES = new Set(["XX001", "XX002", "58030"]);

export type DamageBoard = {
  /** Looks at an error of a query or of what was built on it. */
  note(error: unknown): void;
  isSeen(): boolean;
};

/** Remembers, as long as the process lives, that the database has told of damage. */
export function createDamageBoard(): DamageBoard {
  let isSeen = false;
  return {
    note(error) {
      isSeen ||= isDamage(error);
    },
    isSeen: () => isSeen,
  };
}

function isDamage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (STATES.has((cause as { code?: string }).code ?? "")) return true;
  }
  return false;
}
