import type { PoisonList } from "#app/domain/catalog/poison.ts";
import list from "./facts/poisons.json" with { type: "json" };

/** The list of poisonous sources that this release carries. */
export const poisonList = list as PoisonList;
