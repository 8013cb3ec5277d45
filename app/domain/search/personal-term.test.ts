import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COMPLAINT_WORDS } from "#app/domain/search/names/complaint-words.ts";
import { OTHER_GOODS } from "#app/domain/search/names/other-goods.ts";
import { PAGE_WORDS } from "#app/domain/search/names/page-words.ts";
import { looksPersonal } from "#app/domain/search/personal-term.ts";

const PERSONAL = `
9812345678
98123 45678
98123-45678
+91 98 123 45678
(98123) 45678
98 12 34 56 78
9 8 1 2 3 4 5 6 7 8
arnica 9812345678
९८१२३४५६७८
९८१२३ ४५६७८
９８１２３４５６７８
9️⃣8️⃣1️⃣2️⃣3️⃣4️⃣5️⃣
98o12 3456
nine eight one two three four five six seven eight
nine-eight-one-two-three-four
double nine eight one two three four
nau aath ek do teen char paanch
atthanve barah chauntis chhappan
नौ आठ एक दो तीन चार पांच
अट्ठानवे बारह चौंतीस छप्पन
asha@example.org
asha (at) example dot com
asha.verma gmail
ravi＠okaxis
call me on www.evil.example/x
122103
122 103
arnica in sohna 122103
otp 4821
upi pin 1234
my password is tulsi
CO26-5284-7160
rx26 5284 7160
QU26-52847160
EN26
SH-5284-7160
sh52847160
order 52847160
1234 5678 9012
ABCPK1234F
HR 26 AB 1234
12/05/1980
5-12-80
sunita devi
SunitaDevi
rahulsharma sohna
फातिमा
asha
arnica for sunita
रमेश कुमार
सुनीता की दवा
TULSI DAS
meera bai
mr. walker
smt. xyz
s/o ram lal
h.no 45 ward 7
sector 14 gurgaon
45/M piles
34 female pcod
husband 52 kidney failure
45 year old male hair fall
3 saal se khansi
my wife has white discharge
mere pati sharab pite hain
mujhe 2 mahine se ulti ho rahi hai
i am pregnant and have cough
uski beti ko mirgi hai
is baby 2 years old daughter of our neighbour allowed this
`
  .trim()
  .split("\n");

const IMPERSONAL = `
arnica 30
arnica 1000
Arnica Montana 30 CH SBL 30 ml
nux vom 30 200 1000
sulphur 200 450 ml
thuja 1m
thuja 10M
phosphorus 100000
lm 0/30
0/1
5 kali phos 6x 450 gm
r 89
R-41 drops
bc 21
bio combination no. 28
calc. phos 6x 25 gm
mag.phos
kali.bi 30
merc-i-r
n.p. 6x
do sau
tees
ek hazaar
do sau tees
arnica do sau
3 x 30 ml
10000 ml
vitamin d3 60000 iu
dolo 650
crocin 500 tablet
paracetamol
hot water bag
thermometer
dr reckeweg r1
dr bhargava
R.S. Bhargava
b jain omeo
dr. willmar schwabe
st. george
lord's
kent
tulsi
arjuna
azadirachta
commiphora mukul
rana bufo
musa
morgan pure
khana hazam
khansi
bacche ki khansi
baby colic
hair fall
mother tincture
father muller
muh ke chhale
दस्त
खांसी की दवा
तीस पोटेंसी
बाल झड़ना
ashwagandha capsules 60
sugar free syrup
new born baby
sun block cream 50
anti age cream
h 30
where is my order
mujhe arnica chahiye
`
  .trim()
  .split("\n");

test.each(PERSONAL)("%j may say who somebody is", (words) => {
  expect(looksPersonal(words)).toBe(true);
});

test.each(IMPERSONAL)("%j says of nobody who they are", (words) => {
  expect(looksPersonal(words)).toBe(false);
});

test("each side of the line has 60 examples and more", () => {
  expect(PERSONAL.length).toBeGreaterThanOrEqual(60);
  expect(IMPERSONAL.length).toBeGreaterThanOrEqual(60);
});

test("no query that the search is judged by is taken for somebody's, but for those that tell of somebody", () => {
  const stories = readQueries("tests/search/golden/stories.txt");
  const queries = globSync("tests/search/golden/*.txt")
    .filter((file) => !/(?:sound-pairs|stories)\.txt$/.test(file))
    .flatMap(readQueries);
  expect(queries.length).toBeGreaterThan(1_000);
  expect(queries.filter(looksPersonal)).toEqual([]);
  expect(stories.filter((query) => !looksPersonal(query))).toEqual([]);
});

test("no word that the search knows beside its names is taken for somebody's, what the shop does not keep included", () => {
  const words = [
    ...COMPLAINT_WORDS.flatMap((complaint) => complaint.words),
    ...PAGE_WORDS.flatMap((page) => page.words),
    ...OTHER_GOODS,
  ];
  expect(words.length).toBeGreaterThan(1_000);
  expect(words.filter(looksPersonal)).toEqual([]);
});

test("no name of the trade is taken for somebody's: remedies, brands, products, complaints, in Latin and Hindi", () => {
  const names = ["remedies", "brands", "patents", "conditions", "concerns", "forms"].flatMap((file) =>
    namesIn(JSON.parse(readFileSync(`app/db/seed/facts/${file}.json`, "utf8"))),
  );
  expect(names.length).toBeGreaterThan(2_500);
  expect(names.filter(looksPersonal)).toEqual([]);
});

test("a long text is a story, whatever it says", () => {
  for (const part of ["9", "a", "क", "arnica ", "12/", "\u200d"])
    expect(looksPersonal(part.repeat(100_000)), part).toBe(true);
});

type Fact = {
  name: string;
  hindiName?: string;
  abbreviation?: string;
  aliases?: string[];
  otherNames?: string[];
  commonNames?: string[];
  synonyms?: string[];
};

function namesIn(facts: Fact[]): string[] {
  return facts.flatMap(({ name, hindiName, abbreviation, ...more }) => [
    name,
    ...[hindiName, abbreviation].filter((each) => each !== undefined),
    ...[more.aliases, more.otherNames, more.commonNames, more.synonyms].flatMap((each) => each ?? []),
  ]);
}

function readQueries(file: string): string[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("#")).map((line) => line.split(" => ")[0]!);
}
