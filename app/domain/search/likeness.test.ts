import fc from "fast-check";
import { expect, test } from "vitest";
import { learnSayings } from "#app/domain/search/learn-sayings.ts";
import { likenessOf } from "#app/domain/search/likeness.ts";
import { packLearnt, unpackLearnt } from "#app/domain/search/packed-learnt.ts";
import { plainWords } from "#app/domain/search/words.ts";
import { atOnce } from "#app/domain/slices.ts";

const known = atOnce(
  learnSayings<string>([
    [
      "bloating",
      ["pet gubbare jaisa phool jata hai", "stomach tight like a drum after food", "पेट फूल जाता है"],
    ],
    ["worms", ["raat ko daant peesta hai", "itching behind at night", "मीठा बहुत खाता है"]],
    ["emergency", ["behosh ho gaye uthte nahi", "saans nahi le pa rahe", "not responding at all"]],
  ]),
);
const { likest } = likenessOf(known);
const meantBy = (text: string) => likest(plainWords(text))[0]!;

test("a saying in other words, other endings and another script is like those that it shares most with", () => {
  expect(meantBy("khane ke baad pet gubare jesa phula").meaning).toBe("bloating");
  expect(meantBy("पेट फूल रहा").meaning).toBe("bloating");
  expect(meantBy("bacha raat ko dant peesna").meaning).toBe("worms");
  expect(meantBy("dadi behosh hai, respond nahi karti").meaning).toBe("emergency");
});

test("words that no saying has are like nothing more than another", () => {
  const shares = likest(plainWords("xylophon quartz 17")).map(({ share }) => share);
  expect(new Set(shares.map((share) => share.toFixed(6))).size).toBe(1);
  expect(likest([])).toHaveLength(3);
});

test("whatever is asked, likelihoods are parts of one, the greatest first", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 12 }), { maxLength: 30 }), (words) => {
      const shares = likest(words).map(({ share }) => share);
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1.000001);
    }),
  );
});

test("what many say of one meaning and few of another counts for the one, however often it is said", () => {
  const learnt = atOnce(
    learnSayings<string>([
      ["cold", ["naak se pani behta hai", "naak se pani", "naak behti hai", "paani naak ka"]],
      ["eyes", ["aankh se pani behta hai", "aankh laal", "aankh dukhti hai", "laal aankh"]],
    ]),
  );
  const { likest: asked } = likenessOf(learnt);
  expect(asked(plainWords("naak")).map(({ meaning }) => meaning)).toEqual(["cold", "eyes"]);
  expect(asked(plainWords("pani behta hai aankh"))[0]!.meaning).toBe("eyes");
});

test("what the built shop holds is what was learnt, to the last bit", () => {
  const unpacked = unpackLearnt(packLearnt(known));
  expect(unpacked).toEqual(known);
  const asked = plainWords("dadi behosh hai, pet phool gaya");
  expect(likenessOf(unpacked).likest(asked)).toEqual(likest(asked));
});
