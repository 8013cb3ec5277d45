/** What reading the audit over can find. `id` is the entry's; of "chain" and "cut" the seal's. */
export type AuditFault = {
  kind: /** Says something else than when it was sealed. */
    | "changed"
    /** Was sealed and is not there. */
    | "removed"
    /** Is there, but the shop did not write it. */
    | "inserted"
    /** A seal that does not follow the one before it. */
    | "chain"
    /** The chain once reached to this seal, and does no more. */
    | "cut";
  id: number;
};

/** The last seal of the chain: whoever keeps it elsewhere sees when the chain before it is not the same. */
export type SealedHead = { sealId: number; hash: string };
