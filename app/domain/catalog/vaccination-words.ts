// Sentences that speak against vaccination, blame it for an illness, or sell something in its place.

const START = "(?<![\\p{L}\\p{M}])";
const END = "(?![\\p{L}\\p{M}])";

const VACCINE =
  "(?:vaccin(?:e|es|ation|ations|ated|osis|ating)|immuni[sz]ations?|(?:mmr|bcg|dpt|polio|measles|flu|covid|hpv) (?:shots?|jabs?|drops)|(?:booster )?jabs?)";
const BLAME =
  "(?:after|ill|side|bad|late|harmful|adverse|toxic|negative)[- ]?effects?|damages?|injur(?:y|ies)|harms?|poison\\w*|toxins?|toxicity|shock|reactions?|complaints?|ailments?|troubles?|problems?|disorders?|eruptions?|skin|state|ills?|illness(?:es)?|conditions?|warts|weakness|irritabil\\w+|autism|sequelae|consequences|never (?:\\w+ ){0,2}(?:well|the same|themselves|himself|herself|right)|not (?:been )?well|unwell|backward\\w*";

const WORDS = [
  `(?:${BLAME})(?: [\\w'-]+){0,4} (?:of|from|since|after|due to|following|caused by|by|through) (?:[\\w'-]+ ){0,3}${VACCINE}`,
  `since (?:[\\w'-]+ ){0,3}${VACCINE}`,
  `(?:after|following) (?:[\\w'-]+ ){0,3}${VACCINE}(?: [\\w'-]+){0,4} (?:never|worse|unwell|not well|eruptions?|skin|troubles?|complaints?|damage|weak\\w*)`,
  `${VACCINE}[- ](?:damages?|injur\\w+|harms?|poison\\w*|toxins?|detox\\w*|side[- ]effects?|after[- ]effects?|alternatives?|substitutes?|antidotes?|related|induced)`,
  `(?:detox\\w*|antidot\\w*|clean\\w*|clear\\w*|remov\\w+|undo\\w*|purif\\w+|alternatives?|substitutes?|replac\\w+|protect\\w* (?:from|against))(?: [\\w'-]+){0,4} ${VACCINE}`,
  `(?:homo?eopathic|natural|herbal|needle-?free|oral|our(?: own)?|gentle|safe) ${VACCINE}|(?:nosodes?|globules|remed\\w+|drops) (?:can |will |that )?(?:immuni[sz]e|vaccinate)\\w*|homo?eoprophyla\\w+|vaccinosis`,
  `(?:works?|acts?|protects?|as good|same|better|safer|instead|in place|in lieu|gentler)(?: [\\w'-]+){0,3} (?:as|like|than|of) (?:[\\w'-]+ ){0,3}${VACCINE}`,
  `(?:avoid|refuse|skip|stop|delay|postpone|forget|no (?:more )?(?:need (?:of|for) )?|(?:do(?:es)? not|don't|doesn't|never|no longer) (?:need|give|take|get|require)|without(?: any)?|say no to|say goodbye to|beware of|throw away|protect (?:\\w+ ){0,3}from) (?:[\\w'-]+ ){0,3}${VACCINE}`,
  `${VACCINE}(?: [\\w'-]+){0,2} (?:weakens?|harms?|poisons?|causes?|kills?|damages?|destroys?|overloads?|are (?:dangerous|harmful|useless|poison|unnecessary|not needed)|is (?:dangerous|harmful|useless|poison|unnecessary|not needed)|fails?|(?:do|does) not work)`,
  "(?:tee?k[aeo]+n?|teekakaran|tikakaran|vaccines?|टीक[ाेोों]+|टीकाकरण|वैक्सीन)(?: (?:ke|ka|ki|se|ko|के|का|की|से|को|baad|बाद|hone wale|होने वाले)){0,3} (?:nuksa+n|dushprabha+v|side[- ]?effects?|bura asar|zah?ar|zeher|zaroorat nah|jagah|bina|bajay|नुकसान|दुष्प्रभाव|साइड इफेक्ट|बुरा असर|बुरे असर|ज़हर|जहर|ज़?रूरत नह|जरूरत नह|जगह|बजाय)\\S*",
  "(?:tee?ka|tee?ke|vaccine|टीका|टीके|वैक्सीन)(?: (?:lag\\w*|लग\\S*))?(?: (?:ke|के))? (?:baad|बाद) (?:[\\p{L}\\p{M}]+ ){0,2}(?:takl(?:i+|ee)f|pareshani|bi+ma+ri|kamzori|bukha+r|तकलीफ़?|परेशानी|बीमारी|कमज़?ोरी|समस्या|बुखार)",
  "(?:bina|bagair|बिना|बगैर) (?:kisi |किसी )?(?:tee?k[aeo]+|vaccine|टीके|टीका|वैक्सीन)",
  "(?:tee?ka|vaccine|टीका|टीके|वैक्सीन) (?:na |mat |न |मत )(?:lag\\w*|dil\\w*|le\\w*|लग\\S*|दिल\\S*)",
];

export const AGAINST_VACCINATION = new RegExp(`${START}(?:${WORDS.join("|")})${END}`, "iu");

/** Vaccination is defended, or a fever after it is sent to a doctor. */
export const FOR_VACCINATION =
  /\b(?:do not|don't|never|must not|should not|cannot|no) (?:\w+ ){0,3}?(?:delay|skip|refuse|avoid|stop|postpone|replace[sd]?|be used|use|take|give)\b|\b(?:is|are) (?:no|not an?|not any|never an?) (?:\w+ )?(?:vaccine|substitute|alternative|replacement)|\b(?:no|not) (?:a |an )?(?:substitute|alternative|replacement)\b|\b(?:do|does|can|will) ?(?:not|n't) (?:replace|prevent|stand in|work like|protect)\b|\bnot better\b|\b(?:no|not) homo?eopathic vaccine|\b(?:common|usual|normal|expected|mild)\b|(?:nahi+n? (?:le|de|ho)|नहीं (?:ले|दे|हो|है))/iu;
