/** Something has not answered in time; the code is PostgreSQL's for a statement that was given up. */
class TookTooLong extends Error {
  readonly code = "57014";
}

/** What is on its way, refused with an error when it takes longer than that; the work itself goes on. */
export async function inTime<Value>(work: Promise<Value>, longestMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(`No answer in ${longestMs} ms.`)), longestMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
