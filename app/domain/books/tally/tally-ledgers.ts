// The ledgers of Tally that vouchers are posted to; the owner names them as they are called in their company (settings, "tally").

import type { Settings } from "#app/domain/settings.ts";

export type TallyNames = Omit<Settings["tally"], "company">;
export type TallyLedger = keyof TallyNames;
