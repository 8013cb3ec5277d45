// The words in which promises are made: English, Hinglish and Hindi. What they mean together is in health-claims.ts.

import { RESTRICTED_WORDS, type RestrictedArea } from "#app/domain/catalog/restricted-areas.ts";

const START = "(?<![\\p{L}\\p{M}])";
const END = "(?![\\p{L}\\p{M}])";
const words = (source: string) => new RegExp(`${START}(?:${source})${END}`, "iu");

export const CURE = words(
  "cur(?:e|es|ed|ing|able|ative)|heals? (?:completely|fully|permanently|any|every|all)|cure-all|panacea|eradicat(?:e|es|ed|ing|ion)|(?:remov\\w+|destroy\\w+|end\\w*|uproot\\w*|goes?|cur\\w+|illness|disease|problem)(?: [\\w']+){0,4} from (?:its|the|their) roots?|root[- ]cause (?:cure|removal|removed)|(?:attacks|removes|destroys|ends|kills|treats) the root(?: cause)?|(?:disease|illness|ailment|complaint)s? (?:is|are|will be|vanish\\w*) (?:gone|finished|over|removed|ended)?|end(?:s)? (?:every|any|all|your) (?:disease|illness|ailment)s?|get(?:s)? rid of|a thing of the past|(?:wip|clear|remov)\\w+ (?:out |away |off )?(?:every|all|any|the last) (?:trace|sign)s? of|(?:ka|ke|ki|se) (?:pakka |sahi |sampurn |100% )?ila+j|ila+j|jad (?:se|s)|jadd se|(?:bilkul |ekdum |poori tarah )?(?:theek|thik) (?:kar\\w*|ho\\w*)|khatam (?:kar\\w*|ho\\w*)|chhutkara|rogmukt|इलाज|जड़ से|ठीक (?:कर|हो)\\S*|खत्म|छुटकारा|रोगमुक्त",
);
const RESULT =
  "results?|relief|recovery|success|effect(?:s|ive)?|effectiveness|remission|improvement|cure|solution|removal|benefits?|healing|disappear\\w*|safe|health|rid|freedom|pain-?free|fayda|aaram|asar|फायदा|आराम|असर";
export const GUARANTEE = new RegExp(
  [
    `${START}(?:guarant(?:ee|y)(?:d|s|ing)?|gaurante\\w+|assured|sure[- ]?shot|surefire|certain|gar?anti|गारंटी|गारंटीड|100 ?(?:%|per ?cent|percent)|hundred per ?cent|permanent(?:ly)?|lifelong|ever-?lasting|for ever|forever)${END}[^.;]{0,50}?${START}(?:${RESULT}|gone|free|better|well|work(?:s|ing)?)${END}`,
    `${START}(?:${RESULT}|gone|works?|heal(?:s|ed)|removes?d?|removed|recover(?:s|ed)?|clears?|goes away|disappears?|vanish(?:es)?|stops?|ends?)${END}[^.;]{0,30}?${START}(?:guarant(?:ee|y)(?:d|s)?|assured|permanently|completely|for ever|forever|for good|for life|once and for all|गारंटी)${END}`,
    `${START}100 ?(?:%|per ?cent|percent)? ?(?:guarantee\\w*|working|tested|success\\w*|sure)${END}`,
    `${START}(?:miracle|miraculous|magic(?:al)?|wonder)[- ](?:cures?|remed(?:y|ies)|drops?|drugs?|medicines?|pills?|tablets?|tonics?|effects?|results?|formula|powers?|healing|oil|ointment|cream)${END}(?! act)`,
    `${START}(?:works|working|work) (?:like (?:magic|a miracle)|wonders|miracles|every time|in every case|for everyone|instantly|overnight|without fail|100 ?%)`,
    `${START}(?:never|does not|doesn't|will not|won't) (?:fails?|comes? back|returns?|recurs?|let you down)${END}`,
    `${START}no (?:child|one|patient|person|customer|body)(?: [\\w']+){0,6} (?:caught|catches|ever (?:got|had|fell))${END}`,
    `${START}(?:well|relief|results?|better|works?|cured|effect)(?:,? or| else)(?: [\\w']+){0,3} money back${END}|${START}from the (?:very )?first (?:drop|dose|spoon|pill|tablet|day)${END}`,
    `${START}(?:never|nobody|no one)(?: [\\w']+){0,5} (?:fell|fall|get|gets|got|suffer\\w*|be) (?:ill|sick|unwell)`,
    `${START}(?:relief|results?|gone|better|well|free|removed|disappears?|vanish(?:es)?|cleared?|clear|healed|healthy|recover(?:s|ed|y)?|works?|working|stops?|ends?|effect|away|melts?|shrinks?|dissolves?|asar|aaram|fayda|आराम|असर)${END}[^.;?]{0,30}?${START}(?:in|within|by) (?:just |only |as little as )?(?:\\d+|one|two|three|five|seven|ten|a few|fifteen|thirty)(?: |-)?(?:minutes?|hours?|days?|nights?|weeks?|doses?|drops|din|ghante|दिन|घंटे|मिनट)${END}`,
    `${START}(?:in|within) (?:just |only )?(?:\\d+|one|two|three|seven|ten) (?:minutes?|hours?|days?|nights?|weeks?|doses?)${END}[^.;?]{0,40}?${START}(?:relief|gone|removed|disappears?|vanish(?:es)?|pain-?free|guarantee\\w*|free of|free from|recover(?:s|ed)?)${END}`,
    `(?:(?<!\\d)\\d+|kuch|कुछ) (?:minutes?|ghante|din|hafte|दिन|घंटे|मिनट|हफ्ते) (?:mein|me|में)[^.;?]{0,30}(?:aaram|asar|fayda|rahat|khatam|gayab|आराम|असर|फायदा|राहत|गायब)`,
    `${START}(?:instant|immediate|overnight|total|complete|permanent|lasting|full|sure) (?:relief|results?|recovery|freedom|solution|removal|remission|pain relief)${END}`,
    `${START}(?:clinically|scientifically|medically) (?:proven|proved|tested|established)|${START}(?:only medicine you|results? in every|success rate|sure (?:remedy|medicine|treatment))|${START}proven (?:to|cure|remedy|results?|medicine|relief|formula)${END}|${START}science has proved${END}`,
    `${START}(?:best|strongest|most (?:powerful|effective)|no\\.? ?1|number one|india's (?:best|no\\.? ?1)|only) (?:and (?:safest|only) )?(?:homeopathic |homoeopathic |known )?(?:medicine|remedy|treatment|cure|drops?|tablets?|tonic|dawa|medication)s? (?:for|against|in|of|to|on)${END}|सबसे अच्छी दवा|रामबाण|${START}ramb(?:a+)n${END}`,
    `${START}(?:protect(?:s|ed)?|shields?|guards?|saves?|safe)(?: [\\w']+){0,3} (?:from|against) (?:every|all|any|each)(?: \\w+){0,2} (?:virus\\w*|infections?|germs?|diseases?|illness\\w*|fevers?)${END}`,
    `${START}(?:every|all|any) (?:kinds? of |types? of )?(?:disease|illness|ailment|sickness)(?:es|s)? (?:is |are |can be )?(?:curable|helped|treated|beaten|defeated|conquered)|${START}no (?:disease|illness|ailment)[^.;]{0,30}(?:cannot|can't|incurable|beyond)`,
  ].join("|"),
  "iu",
);
export const HARMLESS = new RegExp(
  [
    `${START}(?:no|zero|without(?: any)?|free (?:of|from)|nil|never any|koi) (?:known |harmful |bad )?side[- ]?effects?${END}|${START}side[- ]effect[- ]free${END}|${START}bina (?:kisi )?side[- ]effect|कोई (?:साइड इफेक्ट|नुकसान) नहीं|${START}(?:does|do) not have (?:any )?side[- ]effects?${END}|${START}(?:has|have|had) never caused${END}`,
    `${START}(?:completely|totally|absolutely|perfectly|entirely|always|100 ?%) (?:safe|harmless|natural and safe|non-?toxic)${END}|${START}safe for (?:everyone|everybody|all ages|any age|all|newborns?|babies of any age|(?:every|all) (?:pregnant wom[ae]n|patients?))${END}|${START}(?:can|could) (?:do|cause) no harm${END}|${START}(?:cannot|can't|can never|never) (?:harm|hurt)s?${END}|${START}no harm (?:at all|ever)${END}|${START}nothing can go wrong|${START}(?:can|may) take any (?:amount|quantity|number)`,
    `${START}(?:no risk|risk-?free|zero risk|harmless)${END}`,
  ].join("|"),
  "iu",
);
export const REPLACES = new RegExp(
  [
    `${START}(?:stop|throw away|give up|quit|leave|discard|forget|say goodbye to|skip|drop|chhod\\w*|band kar\\w*) (?:taking )?(?:your |the |all |those |all your )?(?:\\w+ )?(?:insulin|allopathic (?:medicines?|tablets?|drugs?)|allopathy|antibiotics?|inhalers?|steroids?|bp (?:tablets?|medicines?)|blood[- ]pressure (?:tablets?|medicines?)|thyroid (?:tablets?|medicines?)|painkillers?|chemotherapy|dialysis|prescribed (?:medicines?|tablets?)|doctor|english medicines?|regular (?:medicines?|tablets?)|vaccin\\w+)`,
    `${START}(?:replaces?|instead of|in place of|better than|an alternative to|substitute for|stronger than|superior to|beats|as good as) (?:your |an? |any |all |the )?(?:insulin|allopath\\w+|antibiotics?|surgery|an? operation|operation|steroids?|inhalers?|chemotherapy|dialysis|vaccin\\w+|vaccines?|painkillers?|hospital|doctor'?s?|modern medicine|statins?)`,
    `${START}(?:before|instead of|without|avoid)(?: you)? go(?:ing)? under the knife${END}`,
    `${START}(?:no|without|avoid(?:s)?|skip|escape) (?:the |any |an |need for |need of |more )?(?:surgery|operation|knife|insulin|dialysis|chemotherapy|bypass|angioplasty)${END}|${START}bina (?:operation|surgery)|बिना (?:ऑपरेशन|सर्जरी)|${START}no need (?:of|for|to have) (?:an? |any )?(?:surgery|operation|doctor|vaccin\\w+|hospital|insulin|antibiotics?)|${START}(?:you|he|she) (?:do not|don't|will not|won't) need (?:an? |any |your )?(?:surgery|operation|doctor|vaccin\\w+|hospital|insulin|inhaler|glasses|spectacles)`,
  ].join("|"),
  "iu",
);

const EFFECT =
  "treat(?:s|ed|ing)?|cur\\w+|heal(?:s|ed|ing)?|remov(?:e|es|ed|ing|al)|dissolv(?:e|es|ed|ing)|shrink(?:s|ing)?|shrunk|revers(?:e|es|ed|ing|al)|reduc(?:e|es|ed|ing)|control(?:s|led|ling)?|lower(?:s|ed|ing)?|normali[sz]es?|regulat(?:e|es|ed|ing)|increas(?:e|es|ed|ing)|boost(?:s|ed|ing)?|improv(?:e|es|ed|ing|ement)|enhanc(?:e|es|ed|ing)|prevent(?:s|ed|ing|ion)?|protect(?:s|ed|ing)?|reliev(?:e|es|ed|ing)|relief|melt(?:s|ed|ing)?|burn(?:s|ed|ing)?|break(?:s|ing)?|flush(?:es|ed|ing)?|stop(?:s|ped|ping)?|end(?:s|ed|ing)?|defeat(?:s|ed|ing)?|beat(?:s|ing)?|fight(?:s|ing)?|fought|clear(?:s|ed|ing)?|restor(?:e|es|ed|ing)|eliminat\\w+|destroy(?:s|ed|ing)?|kill(?:s|ed|ing)?|eas(?:e|es|ed|ing)|sooth(?:e|es|ed|ing)|calm(?:s|ed|ing)?|manag(?:e|es|ed|ing)|tackl(?:e|es|ed|ing)|correct(?:s|ed|ing)?|balanc(?:e|es|ed|ing)|strengthen(?:s|ed|ing)?|sharpen(?:s|ed|ing)?|rejuvenat\\w+|help(?:s|ed|ing)? (?:with|in|against|to|you)|goodbye to|vanish\\w*|freedom from|free from|rid of|conquer\\w*|combat(?:s|ing)?|check(?:s|ed)?|arrest(?:s|ed)?|heals|make(?:s)? you|grow(?:s|ing)?|gain|giv(?:es?|ing)(?: you)?(?: back)?|bring(?:s|ing)? (?:back|down)|regrow\\w*|rais(?:e|es|ed|ing)|enlarg\\w+|cleans(?:e|es|ing)?|detox\\w*|renew(?:s|ed|ing)?|rebuild(?:s|ing)?|overcom(?:e|es|ing)|get(?:s|ting)? over|recover(?:s|y|ing)? from|keep(?:s|ing)? away|rescue(?:s)? from|saves? (?:you )?from|brightens?|whitens?|lightens?|los(?:e|ing)|repair(?:s|ed|ing)?|opens?|support(?:s|ed|ing)?";
const PRODUCT =
  "medicines?|remed(?:y|ies)|drops?|tablets?|pills?|globules?|tinctures?|dilutions?|syrups?|tonics?|ointments?|creams?|gels?|oils?|capsules?|kits?|packs?|bottles?|combination|bio-?combinations?|potenc(?:y|ies)|\\d+ ?(?:c|ch|x|m|q)\\b|r\\d+|formula|products?|range|solution|homeopathy|homoeopathy|treatment|treats?|buy|order|shop|add to cart|offer|sale|price|available|in stock|try|choose|use[ds]?|take|best|effective|useful|ideal|recommended|indicated|works?|helps?|helpful|dawai?|dava|upay|nuskha|tel|lep|goli|ke liye|(?:for|against|in) (?:the |an? |your |any )?$AREA|दवा|दवाई|दवाएं|उपाय|खरीदें|टॉनिक|ड्रॉप्स|गोली|होम्योपैथी";
export const EFFECT_ON_AREA = new RegExp(
  `${START}(?:${EFFECT})${END}(?:[ -]+[\\p{L}\\p{M}\\d'%]+){0,5}?[ -]+${RESTRICTED_WORDS}`,
  "iu",
);
export const AREA_AFFECTED = new RegExp(
  `${RESTRICTED_WORDS}(?:[ -]+[\\p{L}\\d'%]+){0,4}?[ -]+(?:gone|removed|dissolved|reversed|cured|controlled|under control|treated|healed|shrinks?|dissolves?|disappears?|vanish(?:es)?|melts?|reduc(?:es|ed)|improves?|returns? to normal|becomes? normal|relief|treatment|remov(?:er|al)|control|cure|booster|care|killer|se rahat|door|kam|thik|theek|badh\\w*|की दवा|से छुटकारा)${END}`,
  "iu",
);
const HINGLISH_EFFECT =
  "nik[a]+l\\w*|badh\\w*|ghat\\w*|bacha\\w*|mita\\w*|hata\\w*|dila\\w*|vardaan|rahat|mukti|kare|karein|payen|paye|laye|de|rok\\w*|करे|करें|घटा\\S*|बढ़ा\\S*|मिटा\\S*|हटा\\S*|बचा\\S*|राहत|मुक्ति|दूर|कंट्रोल|नियंत्रण|वरदान|पाएं|के लिए|का तेल";
export const PROMISE_IN_DISGUISE =
  /\bwithout\b|\bnever (?:again )?(?:suffer|worry|fear|have)\b|\bno more\b|\bnot any ?more\b|\bsay no to\b/giu;
export const PRODUCT_CUE = words(
  `${PRODUCT.replace("$AREA", RESTRICTED_WORDS)}|${EFFECT}|${HINGLISH_EFFECT}|keeps?|makes?|responds?|normal|no more|any more|again|secret|answer to|end to|goodbye|results?`,
);
export const EVERYDAY_AREAS: RestrictedArea[] = ["fever", "memory", "obesity"];
export const BAIT = words(
  "suffering|suffer|troubled|tired|fed up|struggling|worried|looking for|want|why live with|need|living with|facing|bothered|problems? with|ailing|pareshan|chahiye|परेशान|चाहिए",
);
