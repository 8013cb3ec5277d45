// No text of the shop may promise a cure, or tie a product to a condition whose advertising the law forbids (Drugs and
// Magic Remedies Act 1954, sections 3 and 4; Drugs Rules 1945, rule 106 and Schedule J). Warnings and denials are fine.

import { RESTRICTED_WORDS, type RestrictedArea, restrictedAreasIn } from "#app/domain/restricted-areas.ts";

export type ClaimReason = "cure" | "guarantee" | "harmless" | "replaces-treatment" | "restricted-condition";
export type ClaimFinding = { sentence: string; reason: ClaimReason };

const START = "(?<![\\p{L}\\p{M}])";
const END = "(?![\\p{L}\\p{M}])";
const words = (source: string) => new RegExp(`${START}(?:${source})${END}`, "iu");

const DENIAL =
  /\b(?:not|never|no|none|nobody|nor|neither|cannot|can't|don't|doesn't|didn't|isn't|aren't|won't|without|hardly|forbid\w*|illegal|refuse\w*|unlawful|instead of promising|rather than|whether|(?:was|were|is|are) told|anyone who|beware|nahin|nahi|mat)\b|नहीं/iu;
/** A clause may be denied while the next one claims. */
const CLAUSES =
  /;|,? (?:but|yet|because|while|although|lekin|magar|par)(?= )|, (?=(?:it|they|this|our|these|and|so) )| and (?=(?:it |they )?(?:also )?(?:cures?|heals?|treats|removes|shrinks|dissolves|eliminates|ends|works|gives)\b)|: | [–—] /iu;
const MEDICAL_CARE =
  /\b(?:doctors?|physicians?|hospitals?|specialists?|dermatologist|gynaecologist|paediatrician|cardiologist|neurologist|dentist|optician|obstetrician|surgeon|ambulance|emergency|112|medical (?:advice|care|help|diagnosis|attention)|clinic(?:ian)?|prescri(?:be[sd]?|bing)|law|schedule|advertis\w+|licen[cs]e|tests?|reports?)\b|डॉक्टर|अस्पताल/iu;
/** Doctors as a selling point are no warning. */
const DOCTOR_AS_AD =
  /\b(?:doctor|physician|specialist|hospital)s?['-]?s?[ -](?:recommended|approved|trusted|tested|formulated|certified|choice|favourite|formula|love|swear|agree)\b|\b(?:recommended|approved|trusted|loved|prescribed) by (?:\w+ ){0,3}(?:doctors?|physicians?|specialists?|hospitals?)\b|\bno (?:need (?:for|of) (?:a |any )?)?(?:doctors?|hospitals?)\b|\b(?:no|without) (?:a )?prescription\b/giu;

const CURE = words(
  "cur(?:e|es|ed|ing|able|ative)|heals? (?:completely|fully|permanently|any|every|all)|cure-all|panacea|eradicat(?:e|es|ed|ing|ion)|(?:remov\\w+|destroy\\w+|end\\w*|uproot\\w*|goes?|cur\\w+|illness|disease|problem)(?: [\\w']+){0,4} from (?:its|the|their) roots?|root[- ]cause (?:cure|removal|removed)|(?:attacks|removes|destroys|ends|kills|treats) the root(?: cause)?|(?:disease|illness|ailment|complaint)s? (?:is|are|will be|vanish\\w*) (?:gone|finished|over|removed|ended)?|end(?:s)? (?:every|any|all|your) (?:disease|illness|ailment)s?|get(?:s)? rid of|(?:ka|ke|ki|se) (?:pakka |sahi |sampurn |100% )?ila+j|ila+j|jad (?:se|s)|jadd se|(?:bilkul |ekdum |poori tarah )?(?:theek|thik) (?:kar\\w*|ho\\w*)|khatam (?:kar\\w*|ho\\w*)|chhutkara|rogmukt|इलाज|जड़ से|ठीक (?:कर|हो)\\S*|खत्म|छुटकारा|रोगमुक्त",
);
const RESULT =
  "results?|relief|recovery|success|effect(?:s|ive)?|effectiveness|remission|improvement|cure|solution|removal|benefits?|healing|disappear\\w*|safe|health|rid|freedom|pain-?free|fayda|aaram|asar|फायदा|आराम|असर";
const GUARANTEE = new RegExp(
  [
    `${START}(?:guarant(?:ee|y)(?:d|s|ing)?|gaurante\\w+|assured|sure[- ]?shot|surefire|certain|gar?anti|गारंटी|गारंटीड|100 ?(?:%|per ?cent|percent)|hundred per ?cent|permanent(?:ly)?|lifelong|ever-?lasting|for ever|forever)${END}[^.;]{0,50}?${START}(?:${RESULT}|gone|free|better|well|work(?:s|ing)?)${END}`,
    `${START}(?:${RESULT}|gone|works?|heal(?:s|ed)|removes?d?|removed|recover(?:s|ed)?|clears?|goes away|disappears?|vanish(?:es)?|stops?|ends?)${END}[^.;]{0,30}?${START}(?:guarant(?:ee|y)(?:d|s)?|assured|permanently|completely|for ever|forever|for good|for life|once and for all|गारंटी)${END}`,
    `${START}100 ?(?:%|per ?cent|percent)? ?(?:guarantee\\w*|working|tested|success\\w*|sure)${END}`,
    `${START}(?:miracle|miraculous|magic(?:al)?|wonder)[- ](?:cures?|remed(?:y|ies)|drops?|drugs?|medicines?|pills?|tablets?|tonics?|effects?|results?|formula|powers?|healing|oil|ointment|cream)${END}`,
    `${START}(?:works|working|work) (?:like (?:magic|a miracle)|wonders|miracles|every time|in every case|for everyone|instantly|overnight|without fail|100 ?%)`,
    `${START}(?:never|does not|doesn't|will not|won't) (?:fails?|comes? back|returns?|recurs?|let you down)${END}`,
    `${START}(?:never|nobody|no one)(?: [\\w']+){0,5} (?:fell|fall|get|gets|got|suffer\\w*|be) (?:ill|sick|unwell)`,
    `${START}(?:relief|results?|gone|better|well|free|removed|disappears?|vanish(?:es)?|cleared?|clear|healed|healthy|recover(?:s|ed|y)?|works?|working|stops?|ends?|effect|away|melts?|shrinks?|dissolves?|asar|aaram|fayda|आराम|असर)${END}[^.;?]{0,30}?${START}(?:in|within|by) (?:just |only |as little as )?(?:\\d+|one|two|three|five|seven|ten|a few|fifteen|thirty)(?: |-)?(?:minutes?|hours?|days?|nights?|weeks?|doses?|drops|din|ghante|दिन|घंटे|मिनट)${END}`,
    `${START}(?:in|within) (?:just |only )?(?:\\d+|one|two|three|seven|ten) (?:minutes?|hours?|days?|nights?|weeks?|doses?)${END}[^.;?]{0,40}?${START}(?:relief|gone|removed|disappears?|vanish(?:es)?|pain-?free|guarantee\\w*|free of|free from|recover(?:s|ed)?)${END}`,
    `(?:\\d+|kuch|कुछ) (?:minutes?|ghante|din|hafte|दिन|घंटे|मिनट|हफ्ते) (?:mein|me|में)[^.;?]{0,30}(?:aaram|asar|fayda|rahat|khatam|gayab|आराम|असर|फायदा|राहत|गायब)`,
    `${START}(?:instant|immediate|overnight|total|complete|permanent|lasting|full|sure) (?:relief|results?|recovery|freedom|solution|removal|remission|pain relief)${END}`,
    `${START}(?:clinically|scientifically|medically) (?:proven|proved|tested|established)|${START}(?:only medicine you|results? in every|success rate|sure (?:remedy|medicine|treatment))|${START}proven (?:to|cure|remedy|results?|medicine|relief|formula)${END}|${START}science has proved${END}`,
    `${START}(?:best|strongest|most (?:powerful|effective)|no\\.? ?1|number one|india's (?:best|no\\.? ?1)|only) (?:and (?:safest|only) )?(?:homeopathic |homoeopathic |known )?(?:medicine|remedy|treatment|cure|drops?|tablets?|tonic|dawa|medication)s? (?:for|against|in|of|to|on)${END}|सबसे अच्छी दवा|रामबाण|${START}ramb(?:a+)n${END}`,
    `${START}(?:every|all|any) (?:kinds? of |types? of )?(?:disease|illness|ailment|sickness)(?:es|s)? (?:is |are |can be )?(?:curable|helped|treated|beaten|defeated|conquered)|${START}no (?:disease|illness|ailment)[^.;]{0,30}(?:cannot|can't|incurable|beyond)`,
  ].join("|"),
  "iu",
);
const HARMLESS = new RegExp(
  [
    `${START}(?:no|zero|without(?: any)?|free (?:of|from)|nil|never any|koi) (?:known |harmful |bad )?side[- ]?effects?${END}|${START}side[- ]effect[- ]free${END}|${START}bina (?:kisi )?side[- ]effect|कोई (?:साइड इफेक्ट|नुकसान) नहीं|${START}(?:does|do) not have (?:any )?side[- ]effects?${END}|${START}(?:has|have|had) never caused${END}`,
    `${START}(?:completely|totally|absolutely|perfectly|entirely|always|100 ?%) (?:safe|harmless|natural and safe|non-?toxic)${END}|${START}safe for (?:everyone|everybody|all ages|any age|all|newborns?|babies of any age|(?:every|all) (?:pregnant wom[ae]n|patients?))${END}|${START}(?:can|could) (?:do|cause) no harm${END}|${START}(?:cannot|can't|can never|never) (?:harm|hurt)s?${END}|${START}no harm (?:at all|ever)${END}`,
    `${START}(?:no risk|risk-?free|zero risk|harmless)${END}`,
  ].join("|"),
  "iu",
);
const REPLACES = new RegExp(
  [
    `${START}(?:stop|throw away|give up|quit|leave|discard|forget|say goodbye to|skip|drop|chhod\\w*|band kar\\w*) (?:taking )?(?:your |the |all |those |all your )?(?:\\w+ )?(?:insulin|allopathic (?:medicines?|tablets?|drugs?)|allopathy|antibiotics?|inhalers?|steroids?|bp (?:tablets?|medicines?)|blood[- ]pressure (?:tablets?|medicines?)|thyroid (?:tablets?|medicines?)|painkillers?|chemotherapy|dialysis|prescribed (?:medicines?|tablets?)|doctor|english medicines?|regular (?:medicines?|tablets?)|vaccin\\w+)`,
    `${START}(?:replaces?|instead of|in place of|better than|an alternative to|substitute for|stronger than|superior to|beats|as good as) (?:your |an? |any |all |the )?(?:insulin|allopath\\w+|antibiotics?|surgery|an? operation|operation|steroids?|inhalers?|chemotherapy|dialysis|vaccin\\w+|vaccines?|painkillers?|hospital|doctor'?s?|modern medicine|statins?)`,
    `${START}(?:no|without|avoid(?:s)?|skip|escape) (?:the |any |an |need for |need of |more )?(?:surgery|operation|knife|insulin|dialysis|chemotherapy|bypass|angioplasty)${END}|${START}bina (?:operation|surgery)|बिना (?:ऑपरेशन|सर्जरी)|${START}no need (?:of|for|to have) (?:an? |any )?(?:surgery|operation|doctor|vaccin\\w+|hospital|insulin|antibiotics?)|${START}(?:you|he|she) (?:do not|don't|will not|won't) need (?:an? |any |your )?(?:surgery|operation|doctor|vaccin\\w+|hospital|insulin|inhaler|glasses|spectacles)`,
  ].join("|"),
  "iu",
);

const EFFECT =
  "treat(?:s|ed|ing)?|cur\\w+|heal(?:s|ed|ing)?|remov(?:e|es|ed|ing|al)|dissolv(?:e|es|ed|ing)|shrink(?:s|ing)?|shrunk|revers(?:e|es|ed|ing|al)|reduc(?:e|es|ed|ing)|control(?:s|led|ling)?|lower(?:s|ed|ing)?|normali[sz]es?|regulat(?:e|es|ed|ing)|increas(?:e|es|ed|ing)|boost(?:s|ed|ing)?|improv(?:e|es|ed|ing|ement)|enhanc(?:e|es|ed|ing)|prevent(?:s|ed|ing|ion)?|protect(?:s|ed|ing)?|reliev(?:e|es|ed|ing)|relief|melt(?:s|ed|ing)?|burn(?:s|ed|ing)?|break(?:s|ing)?|flush(?:es|ed|ing)?|stop(?:s|ped|ping)?|end(?:s|ed|ing)?|defeat(?:s|ed|ing)?|beat(?:s|ing)?|fight(?:s|ing)?|fought|clear(?:s|ed|ing)?|restor(?:e|es|ed|ing)|eliminat\\w+|destroy(?:s|ed|ing)?|kill(?:s|ed|ing)?|eas(?:e|es|ed|ing)|sooth(?:e|es|ed|ing)|calm(?:s|ed|ing)?|manag(?:e|es|ed|ing)|tackl(?:e|es|ed|ing)|correct(?:s|ed|ing)?|balanc(?:e|es|ed|ing)|strengthen(?:s|ed|ing)?|sharpen(?:s|ed|ing)?|rejuvenat\\w+|help(?:s|ed|ing)? (?:with|in|against|to|you)|goodbye to|vanish\\w*|freedom from|free from|rid of|conquer\\w*|combat(?:s|ing)?|check(?:s|ed)?|arrest(?:s|ed)?|heals|make(?:s)? you|grow(?:s|ing)?|gain|giv(?:es?|ing)(?: you)?(?: back)?|bring(?:s|ing)? (?:back|down)|regrow\\w*|rais(?:e|es|ed|ing)|enlarg\\w+|cleans(?:e|es|ing)?|detox\\w*|renew(?:s|ed|ing)?|rebuild(?:s|ing)?|overcom(?:e|es|ing)|get(?:s|ting)? over|recover(?:s|y|ing)? from|keep(?:s|ing)? away|rescue(?:s)? from|saves? (?:you )?from|brightens?|whitens?|lightens?|los(?:e|ing)|repair(?:s|ed|ing)?|opens?|support(?:s|ed|ing)?";
const PRODUCT =
  "medicines?|remed(?:y|ies)|drops?|tablets?|pills?|globules?|tinctures?|dilutions?|syrups?|tonics?|ointments?|creams?|gels?|oils?|capsules?|kits?|packs?|bottles?|combination|bio-?combinations?|potenc(?:y|ies)|\\d+ ?(?:c|ch|x|m|q)\\b|r\\d+|formula|products?|range|solution|homeopathy|homoeopathy|treatment|treats?|buy|order|shop|add to cart|offer|sale|price|available|in stock|try|choose|use[ds]?|take|best|effective|useful|ideal|recommended|indicated|works?|helps?|helpful|dawai?|dava|upay|nuskha|tel|lep|goli|ke liye|(?:for|against|in) (?:the |an? |your |any )?$AREA|दवा|दवाई|दवाएं|उपाय|खरीदें|टॉनिक|ड्रॉप्स|गोली|होम्योपैथी";
const EFFECT_ON_AREA = new RegExp(
  `${START}(?:${EFFECT})${END}(?:[ -]+[\\p{L}\\p{M}\\d'%]+){0,5}?[ -]+${RESTRICTED_WORDS}`,
  "iu",
);
const AREA_AFFECTED = new RegExp(
  `${RESTRICTED_WORDS}(?:[ -]+[\\p{L}\\d'%]+){0,4}?[ -]+(?:gone|removed|dissolved|reversed|cured|controlled|under control|treated|healed|shrinks?|dissolves?|disappears?|vanish(?:es)?|melts?|reduc(?:es|ed)|improves?|returns? to normal|becomes? normal|relief|treatment|remov(?:er|al)|control|cure|booster|care|killer|se rahat|door|kam|thik|theek|badh\\w*|की दवा|से छुटकारा)${END}`,
  "iu",
);
const HINGLISH_EFFECT =
  "nik[a]+l\\w*|badh\\w*|ghat\\w*|bacha\\w*|mita\\w*|hata\\w*|dila\\w*|vardaan|rahat|mukti|kare|karein|payen|paye|laye|de|rok\\w*|करे|करें|घटा\\S*|बढ़ा\\S*|मिटा\\S*|हटा\\S*|बचा\\S*|राहत|मुक्ति|दूर|कंट्रोल|नियंत्रण|वरदान|पाएं|के लिए|का तेल";
const PROMISE_IN_DISGUISE =
  /\bwithout\b|\bnever (?:again )?(?:suffer|worry|fear|have)\b|\bno more\b|\bnot any ?more\b|\bsay no to\b/giu;
const PRODUCT_CUE = words(
  `${PRODUCT.replace("$AREA", RESTRICTED_WORDS)}|${EFFECT}|${HINGLISH_EFFECT}|keeps?|makes?|responds?|normal|no more|any more|again|secret|answer to|end to|goodbye|results?`,
);
const EVERYDAY_AREAS: RestrictedArea[] = ["fever", "memory", "obesity"];
const BAIT = words(
  "suffering|suffer|troubled|tired|fed up|struggling|worried|looking for|want|why live with|need|living with|facing|bothered|problems? with|ailing|pareshan|chahiye|परेशान|चाहिए",
);
const PERSON =
  /\b(?:people|persons?|patients?|those|anyone|someone|who|women|if you|in case of|such as|known|family|history|child|children|baby|babies|infants?|ask|see|tell|consult|speak|go to|belongs?|needs?|shown?|treated in)\b/iu;
const INFORMATION =
  /\b(?:forbid\w*|law|act|schedule|rule|advertis\w+|promise[sd]?|claims?|evidence|studies|reviews?|ministry|council|not (?:list|sell|offer|publish|tied|shown|advis\w+)|emergency|call 112|signs?|warning|belongs?|needs?|must|(?:be|get|have)\b.{0,60}\bchecked|without (?:any )?medicine)\b/iu;

/** The sentences of a text (plain or HTML) that promise too much, in order, each with its first reason; [] when it may be published. */
export function findHealthClaims(text: string): ClaimFinding[] {
  const sentences = sentencesOf(text);
  return sentences.flatMap((sentence, position) => {
    const reason = reasonOf(sentence) ?? reasonOfBait(sentence, sentences[position + 1]);
    return reason ? [{ sentence, reason }] : [];
  });
}

function sentencesOf(text: string): string[] {
  return text
    .replace(/<\/?(?:p|li|ul|ol|h[1-6]|br|div|table|tr|td|th|dt|dd|dl|section|blockquote)\b[^>]*>/giu, "\n")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&nbsp;", " ")
    .replace(/[’‘]/g, "'")
    .split(/(?<=[.!?।])(?<!\b(?:no|dr)\.)(?:\s+|$)|\n+/iu)
    .map((sentence) => sentence.replace(/\s+/gu, " ").trim())
    .filter((sentence) => sentence !== "");
}

function reasonOf(sentence: string): ClaimReason | undefined {
  const isQuestion = sentence.endsWith("?");
  if (!isQuestion && REPLACES.test(sentence) && !isWarning(sentence, REPLACES)) return "replaces-treatment";
  if (!isQuestion && HARMLESS.test(sentence) && !isWarning(sentence, HARMLESS)) return "harmless";
  for (const clause of sentence.split(CLAUSES)) {
    if (!isQuestion && claims(clause, GUARANTEE)) return "guarantee";
    if (!isQuestion && claims(clause, CURE)) return "cure";
  }
  return isOffer(sentence, isQuestion) ? "restricted-condition" : undefined;
}

/** A pattern holds and nothing before it in its clause takes it back. */
function claims(clause: string, pattern: RegExp): boolean {
  const match = pattern.exec(clause);
  return match !== null && !DENIAL.test(clause.slice(0, match.index));
}

/** "Never stop your insulin" and "Nothing is completely safe" warn, they do not promise. */
function isWarning(sentence: string, pattern: RegExp): boolean {
  const before = sentence.slice(0, pattern.exec(sentence)?.index);
  return /\b(?:never|not|don't|cannot|nothing|nobody|no (?:one|medicine|remedy|shop)|is any|are not|isn't|or)\b(?:[ ,]+[\w'-]+){0,5}[ ,]*$/iu.test(
    before,
  );
}

function isOffer(sentence: string, isQuestion: boolean): boolean {
  if (restrictedAreasIn(sentence).length === 0) return false;
  const plain = sentence.replace(DOCTOR_AS_AD, " best ");
  const isCare = MEDICAL_CARE.test(plain);
  if (isQuestion) return BAIT.test(plain) && !isCare;
  return plain.split(CLAUSES).some((clause) => {
    if (restrictedAreasIn(clause).length === 0 || isDenied(clause) || INFORMATION.test(clause)) return false;
    if (EFFECT_ON_AREA.test(clause) || AREA_AFFECTED.test(clause)) return !(isCare && PERSON.test(clause));
    return !isCare && (PRODUCT_CUE.test(clause) || isBareStatement(clause));
  });
}

/** A whole sentence about a restricted condition that neither warns nor informs; fever and memory stand in many harmless ones. */
function isBareStatement(clause: string): boolean {
  const areas = restrictedAreasIn(clause);
  return (
    /[.!।]$/u.test(clause) && !PERSON.test(clause) && areas.some((area) => !EVERYDAY_AREAS.includes(area))
  );
}

/** "Without pain" and "no more" advertise, "not for" denies. */
function isDenied(clause: string): boolean {
  return DENIAL.test(clause.replace(PROMISE_IN_DISGUISE, ""));
}

/** A question about a restricted condition, answered by something to buy in the next sentence. */
function reasonOfBait(sentence: string, next: string | undefined): ClaimReason | undefined {
  if (!sentence.endsWith("?") || next === undefined || restrictedAreasIn(sentence).length === 0)
    return undefined;
  const isAnsweredByOffer = /^(?:try|buy|order|take|use|get|choose|our|yes|add|ask for)\b/iu.test(next);
  return isAnsweredByOffer && PRODUCT_CUE.test(next) && !DENIAL.test(next) && !MEDICAL_CARE.test(next)
    ? "restricted-condition"
    : undefined;
}
