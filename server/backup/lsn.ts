/** A place in the log of changes of PostgreSQL ("0/3000028") as a number. */
export function parseLsn(text: string): bigint {
  const [high = "0", low = "0"] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** As PostgreSQL writes it. */
export function formatLsn(lsn: bigint): string {
  return `${(lsn >> 32n).toString(16)}/${(lsn & 0xffffffffn).toString(16)}`.toUpperCase();
}

/** As 16 digits, for names that sort in their order. */
export function lsnDigits(lsn: bigint): string {
  return lsn.toString(16).toUpperCase().padStart(16, "0");
}

/** Where the segment begins in which a place lies. */
export function segmentStart(lsn: bigint, segmentBytes: number): bigint {
  return lsn - (lsn % BigInt(segmentBytes));
}

// The size that PostgreSQL gives its segments where nobody chose another.
const USUAL_SEGMENT_BYTES = 16_777_216;

/** Where the segment begins in which a place lies, of the usual size. */
export function segmentFloor(lsn: bigint): bigint {
  return segmentStart(lsn, USUAL_SEGMENT_BYTES);
}

/** The name of the file in pg_wal that begins there. */
export function segmentName(timeline: number, start: bigint, segmentBytes: number): string {
  const perLog = 0x100000000n / BigInt(segmentBytes);
  const number = start / BigInt(segmentBytes);
  const hex = (value: bigint) => value.toString(16).toUpperCase().padStart(8, "0");
  return hex(BigInt(timeline)) + hex(number / perLog) + hex(number % perLog);
}
