/** What the start of the shop was given of services outside it. */
export type OutsideServices = {
  hasGoogleSignIn: boolean;
  hasMailServer: boolean;
  hasTextMessages: boolean;
  upiVpa: string | undefined;
  /** Whether visitors reach the shop by https. */
  isEncrypted: boolean;
  /** For how many days copies of the shop are kept; undefined while none are. */
  copyDays: number | undefined;
};
