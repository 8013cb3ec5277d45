import type { DrillState } from "#app/domain/drill-state.ts";
import { drillStateFile, readDrillState } from "#app/integrations/copy-state.server.ts";
import { CopyFault, sayFault } from "./fault.ts";
import { openStore } from "./open-store.ts";
import { restoreShop } from "./restore.ts";
import { hasRoomForSecond } from "./room.ts";
import { DRILL_FOLDER, openScratch, type Scratch } from "./scratch.ts";
import { readCopyKey, readCopySettings, writeWhole } from "./settings.ts";
import { openVault } from "./vault.ts";

/** Tests the newest copies: brings the shop back aside, looks it over, removes it and notes how that went. `onOpen` gets what to remove when the test is broken off. */
export async function drillCopies(
  dataDir: string,
  { onOpen }: { onOpen?: (scratch: Scratch) => void } = {},
): Promise<DrillState> {
  const settings = readCopySettings(dataDir);
  const key = readCopyKey(dataDir);
  if (!settings || !key) throw new CopyFault("No copies of the shop are kept: npm run backup -- on FOLDER");
  const scratch = await openScratch(dataDir, DRILL_FOLDER);
  if (!scratch) throw new CopyFault("The copies are being tested already.");
  onOpen?.(scratch);
  const last = await readDrillState(dataDir);
  const { since } = settings;
  const triedAt = new Date().toISOString();
  let state: DrillState = { since, triedAt, faults: [] };
  try {
    const vault = openVault(openStore(settings.folder), key);
    if (await hasRoomForSecond(vault, { dataDir, to: undefined })) {
      const { to, seconds, orders, bills, batches, files, faults, lostFiles } = await restoreShop(vault, {
        into: scratch.shop,
        to: undefined,
        say: () => undefined,
      });
      const found = { to: new Date(to).toISOString(), seconds, orders, bills, batches, files };
      state = { ...state, found, faults: [...lostFiles, ...faults] };
    } else state.lacksRoom = true;
  } catch (error) {
    state.faults = [sayFault(error, settings.folder)];
  } finally {
    await scratch.discard();
  }
  const isWell = state.faults.length === 0 && !state.lacksRoom;
  const wellAt = isWell ? triedAt : last?.since === since ? last.wellAt : undefined;
  const noted = { ...state, ...(wellAt !== undefined && { wellAt }) };
  writeWhole(drillStateFile(dataDir), JSON.stringify(noted));
  return noted;
}
