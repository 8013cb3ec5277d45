import { beforeAll } from "vitest";
import { holdWords, releaseWords } from "#app/content/messages/frozen-words.ts";

// While the modules of a test file load, as while the shop loads, no words may be read.
holdWords();
beforeAll(releaseWords);
