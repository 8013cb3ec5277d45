// Conditions for which no medicine may be advertised: the schedule of the Drugs and Magic Remedies (Objectionable
// Advertisements) Act 1954 and Schedule J of the Drugs Rules 1945, in the words people type: English, Hinglish and Hindi.

const AREAS = {
  ageing:
    "anti-?age?ing|premature age?ing|wrinkles|look(?:s|ing)? (?:\\w+ )?(?:years? )?younger|rejuvenat\\w+|youthful|budhap[ae]|jhur+iy?a+n?|बुढ़ाप\\S*|झुर्रिय\\S*",
  asthma: "asthma(?:tic)?|dama|दमा|अस्थमा",
  "blood-pressure":
    "(?:high |low )?blood[- ]pressure|(?:high|low) bp|bp (?:patients?|problems?)|\\bbp|hypertension|hypotension|रक्तचाप|बीपी|ब्लड प्रेशर",
  "bones-spine": "spondyl(?:itis|osis)|slip(?:ped)? dis[ck]|स्पॉन्डिलाइटिस",
  "brain-nerve":
    "paraly(?:sis|tic|zed|sed)|lakwa|sciatica|neuropathy|parkinson(?:'s|ism|s)?|multiple sclerosis|brain (?:disease|disorder)s?|nas[oa]n ki|नसों की|nerv(?:e|ous) (?:disorder|disease|weakness|debility|damage)s?|disorders of the nervous system|migraines?|vertigo|alzheimer(?:'s|s)?|लकवा|साइटिका|माइग्रेन",
  "cancer-tumours":
    "cancers?|cancerous|tumou?rs?|leuk(?:a?e)mia|lymphoma|fibroids?|lipomas?|कैंसर|गांठ|ट्यूमर|रसौली",
  diabetes:
    "diabet(?:es|ics?)|blood sugar|sugar (?:levels?|patients?|problems?|disease)|high sugar|sugar control|शुगर कंट्रोल|fear of sugar|insulin|(?:your|control|natural) sugar(?= (?:under|killer|in|down|level))|sugar (?:under control|killer)|madhumeh|sugar (?:ki|ke|ka)|(?:ki|ko|meri|uski|fasting|random|pet) sugar (?:level )?(?:\\d{2,3}(?! ?(?:g|ml))|badh\\w*|barh\\w*|high|kam|low|zyada|jyada)|मधुमेह|डायबिटीज|शुगर",
  "dropsy-kidney":
    "dropsy|kidney (?:disease|failure|problems?|damage|disorders?)|bright's disease|nephritis|dialysis|creatinine|किडनी",
  epidemic:
    "(?:against|from|fights?|kills?|beats?) (?:the |any |every |all )?virus(?:es)?|virus se|वायरस से|(?:cow|small)? ?pox(?= (?:globules|drops|prevent))|corona(?: ?virus)?|covid(?:[- ]?19)?|omicron|pandemics?|epidemics?|outbreaks?|swine flu|bird flu|h1n1|h3n2|nipah|ebola|m(?:onkey ?)?pox|zika|cholera|diphtheria|whooping cough|mumps|measles|rubella|rabies(?! vaccine)|polio(?! vaccine)|black fungus|chech?ak|chi+ch?ak|khasra|chh?oti mata|badi mata|hai[jz]a|mahama+ri|kali khansi|platelets?|कोरोना|कोविड|महामारी|चेचक|खसरा|खसरे|छोटी माता|बड़ी माता|हैज़?ा|हैज़?े|स्वाइन फ्लू|पोलियो|रेबीज़?|काली खांसी|प्लेटलेट\\S*",
  epilepsy:
    "epilep(?:sy|tic)|seizures?|convulsions?|mirgi|(?:epileptic|febrile) fits|(?:for|from|have|has|having|stops?|against|and|of) fits(?! of| that| into)|मिर्गी",
  "eye-vision":
    "cataracts?|glaucoma|blindness|trachoma|weak eyesight|eyesight|(?:poor|weak|clear) vision|vision loss|spectacles|motiyabind(?:u)?|मोतियाबिंद|काला मोतिया|चश्म[ाे]|chashm[ae]",
  fairness:
    "fairness|fair(?:er)?(?:,? and)?(?: [\\p{L}]+)? (?:skin|face)|fair complexion|(?:fair|fairer|clear|bright|brighter|light|lighter) complexion|(?:skin|face|complexion|tone) (?:whiten|lighten|brighten)\\w*|(?:lighten|whiten|brighten)(?:s|ing|ed)?(?: (?:the|your|dark|her|his))?(?: \\p{L}+)?,? (?:skin|face|complexion|tone)|(?:skin|face|complexion)(?: (?:looks?|becomes?|turns?|is|gets?|more|very|naturally|two|shades?)){0,4} (?:fair(?:er)?|white|whiter|lighter)|(?:fairer|whiter|lighter|brighter)(?:,| and)?(?: \\p{L}+)? (?:look|skin|face|tone|complexion)|shades? (?:lighter|fairer)|lighter you|(?:becom\\w+|get|look|turn|mak\\w+ you|stay)(?: \\w+)? fair(?:er)?(?! (?:price|deal))|(?:milky[- ])?white (?:face|skin)(?! patch)|melasma|ka+l[ae] rang|(?:chehr[ae]|skin|twacha)(?: \\w+){0,3} (?:safed|white|gora)|काल[ाे] रंग|(?:चेहर[ाे]|त्वचा)(?: \\S+){0,3} सफ[ेे़]*द|(?:de-?tan|tan removal)|gor(?:a|e|i|apan|epan)|(?:rang|rangat|chehr[ae]|twacha|skin)(?: (?:ka|ki|ko|ke|rang))* (?:sa+f|nikh\\w*|chamk\\w*|ujl\\w*|goo?r\\w*)|nikha+r\\w*|sa+[nv]+w?la+pan|ka+la+pan|jha+iya+n?|dark spots|गोर[ाेी]|गोरापन|(?:रंग|रंगत|चेहर[ाे])(?: (?:का|की|को|रंग))* (?:साफ़?|निखा?र\\S*|उज\\S*)|निखार\\S*|सांवल\\S*|साँवल\\S*|कालापन|झाइय\\S*",
  "female-health":
    "menstrua(?:l|tion)|menses|period (?:pain|cramps?|problems?)|(?:irregular|painful|heavy|missed|delayed|late) periods?|periods|(?<!(?:\\d|ek|do|teen|pu+ra|har|is|pichle) )mahina (?:time pe|late|nahi a+|ruk)\\w*|leucorrh?o?ea|white discharge|pcod|pcos|ovarian cysts?|uter(?:us|ine)|infertility|infertile|sterility|miscarriages?|abortion|contracepti(?:on|ve)s?|menopause|(?:bust|breast)s? (?:size|form|firm\\w*|enlarge\\w*|growth)|bigger breasts?|conceive|garbh\\w*|beta hon\\w*|ladka hon\\w*|put[rh]a? prapti|गर्भ\\S*|बेटा होने|पुत्र प्राप्ति|female (?:disease|disorder)s?|male child|baby boy|safed pani|mahwari|banjhpan|likori?y?a|मासिक(?: धर्म)?|ल्यूकोरिया|माहवारी|बांझपन|सफेद पानी|गर्भपात",
  fever:
    "(?<!hay )fevers?(?! above)|typhoid|dengue|malaria|chikungunya|smallpox|plague|chicken ?pox|measles|bukhar|बुखार|डेंगू|मलेरिया|टाइफाइड",
  "hair-growth":
    "bald(?:ness|ing)?(?! patches need)|regrow(?:s|th|ing)?|re-growth|(?:new )?hair growth|new hair|grow(?:s|ing)? (?:new )?hair|grey(?:ing)? (?:of )?hair|gray(?:ing)? hair|premature greying|greying|ganjapan|naye ba+l|(?:jhadt?e|gire) (?:ba+l|balon)|ba+l(?:on)?(?: ko)?(?: dobara)? uga\\w*|बाल(?:ों)? उगा\\S*|baal (?:ugaye|ugana)|safed baal|गंजापन|नए बाल|सफेद बाल",
  hearing:
    "deaf(?:ness)?|hearing (?:loss|power)|tinnitus|behrapan|(?:uncha|ooncha|kam) sun\\w*|ऊ[ँं]चा सुन\\S*|कम सुन\\S*|बहरापन",
  "heart-circulation":
    "heart (?:disease|attack|trouble|problem|block(?:age)?|failure|patient|ailment)s?|cardiac|angina|arteriosclerosis|atherosclerosis|blocked arteries|arteries|cholesterol|stroke|dil k[aei] (?:daur[ae]|dore|bi+ma+ri)|हार्ट अटैक|दिल का दौरा|दिल के दौरे|हृदय रोग|दिल की बीमारी|कोलेस्ट्रॉल",
  "height-growth":
    "(?:increase|gain|grow|more|extra|add|short|your|body|child's|ki|ka) height|height badh\\w*|height (?:increase|growth|gain|booster)s?|taller|short stature|stature|lambai|kad badh\\w*|लंबाई|कद",
  hernia: "hernias?|hydrocele|ruptures?|हर्निया|हाइड्रोसील",
  "joint-rheumatism": "arthriti[sc]|rheumat(?:ism|ic|oid)|gout|uric acid|gathiya|gathia|गठिया|यूरिक एसिड",
  "kidney-stones":
    "(?:kidney|gall(?: |-)?(?:bladder )?|bladder|renal|urinary) ?stones?|gallstones?|\\d+ ?mm stones?|stones|stone (?:comes?|passes|breaks|is|problem|removal)|pathri|पथरी",
  "liver-jaundice":
    "jaundice|hepatitis|fatty liver|liver (?:disease|disorder|problem|damage|failure|trouble|complaint)s?|cirrhosis|piliya|पीलिया|फैटी लिवर|लिवर",
  memory:
    "memory(?: (?:loss|power))?|brain (?:power|capacity|tonic)|sharper mind|concentration power|intelligence|yaad ?dasht|याददाश्त|स्मरण शक्ति",
  "mental-health":
    "depression|anxiety(?: disorders?)?|insanity|hysteria|schizophrenia|bipolar|psychiatric (?:disorder|illness)(?:es|s)?|mental (?:illness|retardation|disease)(?:es)?|autism|adhd|ocd|अवसाद|डिप्रेशन",
  obesity:
    "obes(?:e|ity)|overweight|weight loss|los(?:e|ing) (?:\\d+ ?(?:kg|kilos?) |belly |body )?(?:weight|fat)|belly fat|body fat|slimm(?:ing|er)|(?:dress|waist) sizes?|inches (?:off|from)|lose \\d+ ?(?:kg|kilos?)|\\d+ ?kilos?|motap[ae]|(?:pet k[ai] )?charbi|wajan|vajan|मोटाप[ाे]|चर्बी|वज़?न",
  "piles-fistula": "piles|ha?emorrhoids?|fistulas?|fistulae|fissures?|bawas(?:ee|i)r|bhagandar|बवासीर|भगंदर",
  prostate: "prostat(?:e|ic|itis)(?: gland)?|bph|प्रोस्टेट",
  "sexual-health":
    "sexual(?:ly)?(?: (?:weakness|power|pleasure|stamina|debility|health|performance))?|sex (?:power|drive|stamina|life)|impoten(?:ce|cy|t)|erecti(?:ons?|le)(?: dysfunction)?|marital (?:happiness|bliss|life|relations?|weakness)|(?:please|with|satisfy) your (?:wife|partner|husband)|biwi|patni ko|jaldi gir\\w*|hath?ras|hast ?maithun|va?iva+hik|हस्तमैथुन|वैवाहिक|नामर्द\\S*|premature ejaculation|nightfall|penis|libido|semen|sperm(?: count)?(?! whale)|virility|vigou?r|manhood|manly (?:power|strength|vigou?r)|man power|(?:married|for) men(?= need| power|'s)|(?:power|stamina|strength|capsules?|drops|vitality|energy) (?:capsules? )?for (?:married )?men|husband strong|viagra|aphrodisiac|(?:last(?:s|ing)?|stay) longer(?: in bed)?|(?:perform\\w*|better|stronger?|power|stamina|tiger|king|man|life) in (?:the )?bed(?:room)?|bedroom (?:performance|power|life)|wedding night|honeymoon|size and timing|(?:long|sex|bed|increases?|more) timing|timing (?:badh|barh|power)\\w*|mardan[ag]?\\w*|mardangi|namardi|na-?mard\\w*|gupt rog\\w*|dhaa?tu? (?:rog|durbal\\w*|girna|ki)|dhat|shukranu\\w*|vi+rya|veerya|ling k[aei]|ling (?:mota|lamba|var\\w*)|sambhog\\w*|suha+gra+t\\w*|kamottej\\w*|ka+m shakti|vaji?karan\\w*|paurush|sex|shighrapatan|swapnadosh|नपुंसकता|मर्दाना|मर्दानगी|शीघ्रपतन|गुप्त रोग\\S*|धात(?:ु)?(?: रोग)?|शुक्राणु\\S*|वीर्य|लिंग(?= (?:की|का|मोटा|लंबा|वर्ध))|संभोग|सेक्स|सुहागरात|टाइमिंग|काम ?शक्ति|पौरुष|वियाग्रा|स्वप्नदोष|यौन",
  "stomach-ulcer":
    "(?:stomach|peptic|gastric|duodenal|intestinal) ulcers?|(?<!mouth )ulcers(?! (?:in|on) (?:\\w+ )?(?:mouth|tongue|lips?|cheek|gums?))|अल्सर",
  "thyroid-goitre": "thyroid(?:ism)?|hypothyroid(?:ism)?|hyperthyroid(?:ism)?|goitre|goiter|थायराइड|घेंघा",
  "tuberculosis-lung": "tuberculosis|\\btb|pneumonia|pleurisy|टीबी|निमोनिया|क्षय रोग",
  varicose: "varicose(?: veins?)?|spider veins?|वैरिकोज",
  venereal: "venereal diseases?|syphilis|gonorrh?o?ea|genital herpes|\\baids|hiv|सिफलिस|एड्स",
  vitiligo:
    "vitiligo|leucoderma|leukoderma|white (?:skin )?patches (?:of|on) (?:the )?(?:skin|face|body|hands)|safed daag|सफेद दाग",
  others:
    "appendicitis|gangrene|leprosy|lupus|lockjaw|tetanus|blood poisoning|encephalitis|polio|stammering|कुष्ठ",
} as const;

export type RestrictedArea = keyof typeof AREAS;
export const RESTRICTED_AREAS = Object.keys(AREAS) as RestrictedArea[];

const START = "(?<![\\p{L}\\p{M}\\d])";
const END = "(?![\\p{L}\\p{M}])";

/** Every word of every area, as the source of a regular expression (flags iu). */
export const RESTRICTED_WORDS = `${START}(?:${Object.values(AREAS).join("|")})${END}`;

const BY_AREA = Object.entries(AREAS).map(([area, words]) => ({
  area: area as RestrictedArea,
  pattern: new RegExp(`${START}(?:${words})${END}`, "iu"),
}));

/** Nearly every text names none, and is looked through once instead of once for each area. */
const ANY_AREA = new RegExp(RESTRICTED_WORDS, "iu");

/** The areas that a text names, in the order of the schedule; none for an everyday complaint. */
export function restrictedAreasIn(text: string): RestrictedArea[] {
  if (!ANY_AREA.test(text)) return [];
  return BY_AREA.filter(({ pattern }) => pattern.test(text)).map(({ area }) => area);
}
