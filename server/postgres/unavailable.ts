/** The error of an embedded server that cannot work here: what is wrong, and DATABASE_URL as the way out. */
export function unavailable(sentence: string): Error {
  return new Error(
    `${sentence} The shop can also use a PostgreSQL server (15 or newer) of yours: set DATABASE_URL to its address.`,
  );
}
