// Conditions for which no medicine may be advertised: the schedule of the Drugs and Magic Remedies (Objectionable
// Advertisements) Act 1954 and Schedule J of the Drugs Rules 1945, in the words people type: English, Hinglish and Hindi.

const AREAS = {
  asthma: "asthma(?:tic)?|dama|दमा|अस्थमा",
  "blood-pressure":
    "(?:high |low )?blood[- ]pressure|(?:high|low) bp|bp (?:patients?|problems?)|\\bbp|hypertension|hypotension|रक्तचाप|बीपी|ब्लड प्रेशर",
  "bones-spine": "spondyl(?:itis|osis)|slip(?:ped)? dis[ck]|स्पॉन्डिलाइटिस",
  "brain-nerve":
    "paraly(?:sis|tic|zed|sed)|lakwa|sciatica|neuropathy|parkinson(?:'s|ism|s)?|multiple sclerosis|brain (?:disease|disorder)s?|nerv(?:e|ous) (?:disorder|disease|weakness|debility|damage)s?|disorders of the nervous system|migraines?|vertigo|alzheimer(?:'s|s)?|लकवा|साइटिका|माइग्रेन",
  "cancer-tumours":
    "cancers?|cancerous|tumou?rs?|leuk(?:a?e)mia|lymphoma|fibroids?|lipomas?|कैंसर|गांठ|ट्यूमर|रसौली",
  diabetes:
    "diabet(?:es|ics?)|blood sugar|sugar (?:levels?|patients?|problems?|disease)|high sugar|insulin|(?:your|control|natural) sugar(?= (?:under|killer|in|down|level))|sugar (?:under control|killer)|madhumeh|sugar (?:ki|ke|ka)|मधुमेह|डायबिटीज|शुगर",
  "dropsy-kidney":
    "dropsy|kidney (?:disease|failure|problems?|damage|disorders?)|bright's disease|nephritis|dialysis|creatinine|किडनी",
  epilepsy:
    "epilep(?:sy|tic)|seizures?|convulsions?|mirgi|(?:epileptic|febrile) fits|(?:for|from|have|has|having|stops?|against|and|of) fits(?! of| that| into)|मिर्गी",
  "eye-vision":
    "cataracts?|glaucoma|blindness|trachoma|weak eyesight|eyesight|(?:poor|weak|clear) vision|vision loss|spectacles|motiyabind(?:u)?|मोतियाबिंद|काला मोतिया|चश्मा",
  fairness:
    "fairness|fair(?:er)?(?:,? and)?(?: [\\p{L}]+)? skin|fair complexion|(?:fair|fairer|clear|bright|brighter|light|lighter) complexion|skin (?:whitening|lightening|brightening)|gor(?:a|i|apan)|dark spots|गोरा|गोरापन",
  "female-health":
    "menstrua(?:l|tion)|menses|period (?:pain|cramps?|problems?)|(?:irregular|painful|heavy|missed|delayed|late) periods?|periods|leucorrh?oea|white discharge|pcod|pcos|ovarian cysts?|uter(?:us|ine)|infertility|infertile|sterility|miscarriages?|abortion|contracepti(?:on|ve)s?|menopause|(?:bust|breast)s? (?:size|form|firm\\w*|enlarge\\w*|growth)|bigger breasts?|conceive|female (?:disease|disorder)s?|male child|baby boy|safed pani|mahwari|banjhpan|मासिक धर्म|माहवारी|बांझपन|सफेद पानी|गर्भपात",
  fever:
    "(?<!hay )fevers?(?! above)|typhoid|dengue|malaria|chikungunya|smallpox|plague|chicken ?pox|measles|bukhar|बुखार|डेंगू|मलेरिया|टाइफाइड",
  "hair-growth":
    "bald(?:ness|ing)?(?! patches need)|regrow(?:s|th|ing)?|re-growth|(?:new )?hair growth|new hair|grow(?:s|ing)? (?:new )?hair|grey(?:ing)? (?:of )?hair|gray(?:ing)? hair|premature greying|greying|ganjapan|naye baal|baal (?:ugaye|ugana)|safed baal|गंजापन|नए बाल|सफेद बाल",
  hearing: "deaf(?:ness)?|hearing (?:loss|power)|tinnitus|behrapan|बहरापन",
  "heart-circulation":
    "heart (?:disease|attack|trouble|problem|block(?:age)?|failure|patient|ailment)s?|cardiac|angina|arteriosclerosis|atherosclerosis|blocked arteries|arteries|cholesterol|stroke|हार्ट अटैक|हृदय रोग|दिल की बीमारी|कोलेस्ट्रॉल",
  "height-growth":
    "(?:increase|gain|grow|more|extra|add|short|your|body|child's|ki|ka) height|height badh\\w*|height (?:increase|growth|gain|booster)s?|taller|short stature|stature|lambai|kad badh\\w*|लंबाई|कद",
  hernia: "hernias?|hydrocele|ruptures?|हर्निया|हाइड्रोसील",
  "joint-rheumatism": "arthriti[sc]|rheumati(?:sm|c|oid)|gout|uric acid|gathiya|gathia|गठिया|यूरिक एसिड",
  "kidney-stones":
    "(?:kidney|gall(?: |-)?(?:bladder )?|bladder|renal|urinary) ?stones?|gallstones?|\\d+ ?mm stones?|stones|stone (?:comes?|passes|breaks|is|problem|removal)|pathri|पथरी",
  "liver-jaundice":
    "jaundice|hepatitis|fatty liver|liver (?:disease|disorder|problem|damage|failure|trouble|complaint)s?|cirrhosis|piliya|पीलिया|फैटी लिवर|लिवर",
  memory:
    "memory(?: (?:loss|power))?|brain (?:power|capacity|tonic)|sharper mind|concentration power|intelligence|yaad ?dasht|याददाश्त|स्मरण शक्ति",
  "mental-health":
    "depression|anxiety(?: disorders?)?|insanity|hysteria|schizophrenia|bipolar|psychiatric (?:disorder|illness)(?:es|s)?|mental (?:illness|retardation|disease)(?:es)?|autism|adhd|ocd|अवसाद|डिप्रेशन",
  obesity:
    "obes(?:e|ity)|overweight|weight loss|los(?:e|ing) (?:\\d+ ?(?:kg|kilos?) |belly |body )?(?:weight|fat)|belly fat|body fat|slimm(?:ing|er)|lose \\d+ ?(?:kg|kilos?)|\\d+ ?kilos?|motapa|मोटापा|वजन",
  "piles-fistula": "piles|ha?emorrhoids?|fistulas?|fistulae|fissures?|bawas(?:ee|i)r|bhagandar|बवासीर|भगंदर",
  prostate: "prostat(?:e|ic|itis)(?: gland)?|bph|प्रोस्टेट",
  "sexual-health":
    "sexual(?:ly)?(?: (?:weakness|power|pleasure|stamina|debility|health|performance))?|sex (?:power|drive|stamina|life)|impoten(?:ce|cy|t)|erecti(?:on|le)(?: dysfunction)?|premature ejaculation|nightfall|penis|libido|semen|sperm(?: count)?(?! whale)|virility|vigou?r|manhood|husband strong|mardana|namardi|shighrapatan|swapnadosh|नपुंसकता|मर्दाना|शीघ्रपतन|स्वप्नदोष|यौन",
  "stomach-ulcer": "(?:stomach|peptic|gastric|duodenal|intestinal) ulcers?|(?<!mouth )ulcers|अल्सर",
  "thyroid-goitre": "thyroid(?:ism)?|hypothyroid(?:ism)?|hyperthyroid(?:ism)?|goitre|goiter|थायराइड|घेंघा",
  "tuberculosis-lung": "tuberculosis|\\btb|pneumonia|pleurisy|टीबी|निमोनिया|क्षय रोग",
  varicose: "varicose(?: veins?)?|spider veins?|वैरिकोज",
  venereal: "venereal diseases?|syphilis|gonorrh?oea|genital herpes|\\baids|hiv|सिफलिस|एड्स",
  vitiligo:
    "vitiligo|leucoderma|leukoderma|white (?:skin )?patches (?:of|on) (?:the )?(?:skin|face|body|hands)|safed daag|सफेद दाग",
  others:
    "appendicitis|gangrene|leprosy|lupus|lockjaw|tetanus|blood poisoning|encephalitis|polio|stammering|कुष्ठ",
} as const;

export type RestrictedArea = keyof typeof AREAS;

const START = "(?<![\\p{L}\\p{M}\\d])";
const END = "(?![\\p{L}\\p{M}])";

/** Every word of every area, as the source of a regular expression (flags iu). */
export const RESTRICTED_WORDS = `${START}(?:${Object.values(AREAS).join("|")})${END}`;

const BY_AREA = Object.entries(AREAS).map(([area, words]) => ({
  area: area as RestrictedArea,
  pattern: new RegExp(`${START}(?:${words})${END}`, "iu"),
}));

/** The areas that a text names, in the order of the schedule; none for an everyday complaint. */
export function restrictedAreasIn(text: string): RestrictedArea[] {
  return BY_AREA.filter(({ pattern }) => pattern.test(text)).map(({ area }) => area);
}
