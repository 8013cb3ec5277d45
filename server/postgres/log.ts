/** Where the supervisor tells what the owner of the shop should know. */
export type Log = { info(message: string): void; warn(message: string): void };
