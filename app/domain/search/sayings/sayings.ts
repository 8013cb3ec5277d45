// What people say when they mean a page, a danger or what the law restricts, in whole sayings: thousands of them, written by hand, one
// list for each meaning. No list of names can hold how people tell a complaint; likeness.ts compares a search with these.

import digestionAndBreathing from "./digestion-and-breathing.json" with { type: "json" };
import doctorSigns from "./doctor-signs.json" with { type: "json" };
import emergencies from "./emergencies.json" with { type: "json" };
import lawAreas from "./law-areas.json" with { type: "json" };
import mindAndSkin from "./mind-and-skin.json" with { type: "json" };
import otherGoods from "./other-goods.json" with { type: "json" };
import pagesAndShelves from "./pages-and-shelves.json" with { type: "json" };
import questions from "./questions.json" with { type: "json" };
import selfHarm from "./self-harm.json" with { type: "json" };

/** What a saying means: "condition acidity", "concern allergy", "page /contact", "question <slug>", "care emergency choking", "area fever", or "other goods", which lead nowhere. */
export type Meaning = string;

/** The sayings of each meaning. */
export const SAYINGS: readonly (readonly [Meaning, readonly string[]])[] = [
  emergencies,
  doctorSigns,
  selfHarm,
  lawAreas,
  mindAndSkin,
  digestionAndBreathing,
  pagesAndShelves,
  questions,
  otherGoods,
].flatMap((group) => Object.entries(group));
