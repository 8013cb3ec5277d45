import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faqItems } from "#app/db/schema/pages.ts";
import { RESTRICTED_AREAS } from "#app/domain/catalog/restricted-areas.ts";
import { GOODS_OF_OTHERS } from "#app/domain/search/likely-meant.ts";
import { SAYINGS } from "#app/domain/search/sayings/sayings.ts";
import { readSearch } from "#app/domain/search/search-reading.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { readVocabulary } from "#app/services/search/read-vocabulary.server.ts";
import { openSearchedShop, type SearchedShop } from "#tests/support/searched-shop.ts";

const DOSE = "how-many-drops-or-pills-make-one-dose";

let shop: SearchedShop;
let vocabulary: Vocabulary;
beforeAll(async () => {
  shop = await openSearchedShop();
  ({ vocabulary } = shop);
});
afterAll(() => shop.drop());

const read = (typed: string) => {
  const { places, care, named, isUnknown } = readSearch(typed, vocabulary);
  return { slugs: places.map(({ slug }) => slug), care, isUnknown, medicines: named.medicines ?? [] };
};

test("a complaint told as a story leads to its page, and to no medicine", () => {
  const { slugs, medicines, care } = read(
    "beti bus me baithte hi ulti karne lagti hai, school pahunchne tak munh latka rehta hai",
  );
  expect(slugs).toContain("motion-sickness");
  expect(medicines).toEqual([]);
  expect(care).toBeUndefined();
});

test("a danger told in passing is answered by where to call, whatever complaint is told beside", () => {
  expect(read("papa ko subah se khansi thi ab aankh nahi khol rahe aawaz dene pe bhi").care?.slug).toBe(
    "emergency",
  );
  expect(read("sab mujhse tang aa chuke hai mera na hona hi behtar hai").care?.slug).toBe("self-harm");
  expect(read("khansi do teen mahine se hai aur kapde dheele ho gaye").care?.slug).toBe("see-a-doctor");
});

test("what is restricted by law and written in its own words stays so, whatever it is like", () => {
  for (const typed of [
    "sugar badh gayi pair me jalan",
    "dengue me platelet kam",
    "bawaseer me baithne me dard",
  ])
    expect(read(typed).care, typed).toBeDefined();
});

test("a medicine that is named whole is meant, whatever the rest is like", () => {
  for (const typed of [
    "bryonia 200 sukhi khansi raat me zyada",
    "nux vomica 200 raat ko khana khane ke baad",
  ])
    expect(read(typed).medicines, typed).not.toEqual([]);
});

test("a medicine named whole is meant amid any talk, but not before a danger told beside", () => {
  const named = (typed: string) => readSearch(typed, vocabulary).name;
  expect(named("thuja 1m available hai to batana jaldi")).toBe("Thuja Occidentalis");
  expect(named("doctor sahab ne rhus tox likhi hai wo dedo")).toBe("Rhus Toxicodendron");
  expect(named("namaste bhai alfalfa tonic badi wali bottle hai?")).toBe("Alfalfa Tonic");
  expect(named("hanji pehchana main pinky, chhoti bhen layi scalptone dedo")).toBe("Scalptone Tablets");
  expect(named("ram ram bhai aconite tees rakhya kare ke")).toBe("Aconitum Napellus");
  expect(named("psorinum das hazaar mil jau ga ke bhai")).toBe("Psorinum");
  expect(named("r89 drops kitne din me aate hai delhi se")).toBe("R89 Lipocol Drops");
  expect(named("kati chot pe lagane wali calendula malham")).toContain("Calendula");
  expect(named("क्या आपके पास कैलेंडुला क्रीम मिल जाएगी")).toContain("Calendula");
  const drunk = read("arnica ki poori shishi bachche ne pi li behosh sa pada hai");
  expect(drunk.care?.slug).toBe("emergency");
  expect(drunk.medicines).toEqual([]);
  // Senega is called snake-root, too.
  const bitten = read("snake was in bed grandson drowsy now");
  expect(bitten.care?.slug).toBe("emergency");
  expect(bitten.medicines).toEqual([]);
});

test("the Latin of a remedy that the shop does not keep finds no other one", () => {
  for (const typed of [
    "lac felinum 30",
    "zubrinella nigra 30",
    "calcarea renalis",
    "ranunculus sceleratus 30",
    "sarracenia purpurea 30",
    "hydrocyanic acid 200",
    "cuprum aceticum 3x",
    "natrum salicylicum 200 30ml",
    "thallium met 30",
    "betnovate c",
  ])
    expect(read(typed).medicines, typed).toEqual([]);
  expect(read("digitlis purpurea 30").medicines).toHaveLength(1);
  expect(readSearch("sarracenia 200", vocabulary).named.potencies).toBeUndefined();
});

test("a remedy that the shop does not keep finds nothing else of the brand in that potency", () => {
  const { isUnknown, slugs, medicines } = read("morbillinum 200 sbl");
  expect({ isUnknown, slugs, medicines }).toEqual({ isUnknown: true, slugs: ["sbl"], medicines: [] });
});

test("words that only sound alike when they are joined are no goods, no medicine and no fever", () => {
  expect(read("boil on thigh").slugs[0]).toBe("boils");
  expect(read("kal daru zyada ho gayi")).toMatchObject({
    slugs: ["overeating-and-hangover"],
    medicines: [],
  });
  expect(read("bhookh mar gayi hai")).toMatchObject({ slugs: ["poor-appetite"], care: undefined });
});

test("sugar that is high, or has a number, is a disease, and sugar of milk none", () => {
  for (const typed of ["papa ki sugar 250 hai koi homeopathic dawa", "meri sugar high rehti hai"])
    expect(read(typed).care?.slug, typed).toBe("diabetes");
  expect(readSearch("sugar of milk 450 g", vocabulary).name).toBe("Sugar of Milk");
});

test("a cough syrup that is asked for kindly is no danger", () => {
  const { slugs, care } = read("koi achi si khansi ki syrup bta do");
  expect({ slugs: slugs.slice(0, 2), care }).toEqual({
    slugs: ["dry-cough", "cough-and-cold"],
    care: undefined,
  });
});

test("a question with a word of a medicine leads to its answer", () => {
  expect(read("do homeopathic drops have alcohol").slugs[0]).toMatch(/do-the-drops-contain-alcohol$/);
});

test("a form or a number leads to no page that only has it in one of its names", () => {
  expect(read("calming drops").slugs).toEqual(["stress-and-sleep"]);
  expect(read("sarracenia 200").slugs).toEqual([]);
});

test("words of danger here and there in what is nearly certainly a mild complaint are none", () => {
  const hungOver = read("kal dosto ke sath zyada pi li sar fat rha");
  expect(hungOver.slugs).toContain("overeating-and-hangover");
  expect(hungOver.care).toBeUndefined();
  // "Sir" and "coat" sound like a blow on the head.
  expect(read("bete ne kaala coat pehna. barber bola sir me rusi bahut h").care).toBeUndefined();
  expect(read("zyada goliyan kha li behosh pada hai").care?.slug).toBe("emergency");
});

test("who cannot breathe through the nose has a blocked nose, unless anything else is told", () => {
  for (const typed of [
    "blocked nose cant breathe at night",
    "naak band hai saans nahi aati raat ko naak se",
  ]) {
    const { slugs, care } = read(typed);
    expect({ slugs, care }, typed).toEqual({ slugs: ["blocked-nose"], care: undefined });
  }
  for (const typed of [
    "naak band saans nahi aa rahi hont neele",
    "newborn ki naak band saans nahi le pa raha",
    "bacche ki naak me moti fas gaya saans nahi aa rahi",
    "nose blocked face swelling cant breathe after bee sting",
    "naak band hai aur seene me dard saans nahi aa rahi",
    "cant breathe at all",
  ])
    expect(read(typed).care?.slug, typed).toBe("emergency");
});

test("goods of other shops amid a complaint hide it not", () => {
  expect(read("mobile dekh dekh ke sar jakda rehta h").slugs).toContain("tension-headache");
  expect(read("otrivin nasal spray adult")).toMatchObject({ isUnknown: true, slugs: [], medicines: [] });
  expect(read("mobile charger")).toMatchObject({ isUnknown: true, slugs: [] });
});

test("words that mean nothing to the shop are like nothing", () => {
  expect(read("asdf qwer zxcv")).toEqual({ slugs: [], care: undefined, isUnknown: true, medicines: [] });
});

test("a question in other words leads to its answer, as long as the shop has that answer", async () => {
  const asked = "ek time me kitni boond pani me dalu";
  expect(read(asked).slugs.some((slug) => slug.endsWith(DOSE))).toBe(true);
  expect(readSearch(asked, vocabulary).isInformation).toBe(true);
  await shop.db.update(faqItems).set({ question: "How much is one dose?" }).where(eq(faqItems.slug, DOSE));
  const renamed = readSearch(asked, await readVocabulary(shop.db));
  expect(renamed.places.map(({ name }) => name)).toContain("How much is one dose?");
  await shop.db.delete(faqItems).where(eq(faqItems.slug, DOSE));
  const without = readSearch(asked, await readVocabulary(shop.db));
  expect(without.places.some(({ slug }) => slug.endsWith(DOSE))).toBe(false);
});

test("every meaning of the sayings is a page that there is, a danger or an area that is known, or goods of other shops", () => {
  const cares = new Set(["emergency", "see-a-doctor", "self-harm"]);
  const areas = new Set<string>(RESTRICTED_AREAS);
  const unknown = SAYINGS.map(([meaning]) => meaning).filter((meaning) => {
    const [kind, slug = ""] = meaning.split(" ");
    if (meaning === GOODS_OF_OTHERS) return false;
    if (kind === "care") return !cares.has(slug);
    return kind === "area" ? !areas.has(slug) : !vocabulary.placeOf.has(meaning);
  });
  expect(unknown).toEqual([]);
});
