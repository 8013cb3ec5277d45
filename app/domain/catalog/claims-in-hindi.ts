// Promises as they are made in Hinglish and Hindi, where the verb and its denial come last.

const START = "(?<![\\p{L}\\p{M}])";
const END = "(?![\\p{L}\\p{M}])";
const words = (...sources: string[]) => new RegExp(`${START}(?:${sources.join("|")})${END}`, "iu");

const ILLNESS =
  "ro+g|bi+ma+ri(?:yon|yan)?|marz|takl(?:i+|ee)f|pareshani|रोग\\S*|बीमारी\\S*|मर्ज़?\\S*|तकलीफ़?\\S*";
const FOREVER = "hame+sha+ ke liye|sada+ ke liye|jad[dh]? se|jadd se|हमेशा के लिए|सदा के लिए|जड़ से";
const GONE =
  "mit[a-z]*|bhag[a-z]*|khatam|khatma|kha+tma+|door|dur|mukt[a-z]*|nik[a]+l[a-z]*|gayab|chhu[a-z]*|मिट\\S*|भग\\S*|भाग\\S*|खत्म|ख़त्म|खात्म\\S*|दूर|मुक्त\\S*|निकाल\\S*|गायब|छू\\S*";
const MEDICINE = "dawa+i?|dava+i?|aushadhi|upcha+r|goli|दवा\\S*|औषधि|उपचार|गोली";

export const CURE_IN_HINDI = words(
  `(?:${FOREVER})(?: [\\p{L}\\p{M}]+){0,3} (?:${GONE})`,
  `(?:${ILLNESS})(?: [\\p{L}\\p{M}]+){0,2} (?:${FOREVER}|${GONE})`,
  "jad[dh]? se|jadd se|ch+u+tka+ra+|ila+ja?|shartiya|sharti+a|राम ?बाण|शर्तिया|छुटकारा|निजात|nija+t",
  `(?:ach+oo?k|achu+k|chamatka+ri?|jadu+i|saf+al|अचूक|चमत्कारी|जादुई|सफल|कारगर) (?:[\\p{L}\\p{M}]+ )?(?:${MEDICINE}|nuskha+|नुस्खा|असर)`,
  `(?:har|sabhi|sab|हर|सभी|सब) (?:tarah ki |तरह की )?(?:${ILLNESS})(?: [\\p{L}\\p{M}]+){0,3} (?:${MEDICINE})`,
  "(?:bi+ma+ri|rog|dard|बीमारी|रोग|दर्द) (?:ko|को) (?:alvida|अलविदा)",
  "(?:bilkul|ekdum|poori tarah|puri tarah|पूरी तरह|बिल्कुल) (?:the+k|thi+k|swasth|change|ठीक|स्वस्थ|चंगे?)",
);
export const GUARANTEE_IN_HINDI = words(
  "(?:turant|foran|jhat ?pat|chutkiyon mein|minton mein|raaton ?raa?t|pehli (?:khura+k|goli|dose)(?: se)?|तुरंत|फौरन|झटपट|चुटकियों में|मिनटों में|रातों ?रात|पहली (?:खुराक|गोली)(?: से)?)(?: [\\p{L}\\p{M}]+){0,3} (?:aa?ra+m|asar|ra+hat|fa+yda+|theek|आराम|असर|राहत|फायदा|फ़ायदा|ठीक)",
  "(?:aa?ra+m|asar|ra+hat|fa+yda+|आराम|असर|राहत|फायदा|फ़ायदा)(?: [\\p{L}\\p{M}]+){0,3} (?:turant|pehli (?:khura+k|goli|dose)|तुरंत|पहली खुराक)",
  "(?:pehle|pahle|पहले) (?:hi |ही )?(?:din|hafte|दिन|हफ्ते) se (?:fark|asar|aa?ra+m|फर्क|असर|आराम)|(?:पहले) (?:ही )?(?:दिन|हफ्ते) से (?:फ़?र्क|असर|आराम)",
  "na ho to paise|न हो तो पैसे",
  "(?:(?<!\\d)\\d{1,3}|ek|do|teen|cha+r|pa+nch|saat|das|pandrah|kuch|एक|दो|तीन|चार|पाँच|पांच|सात|दस|पंद्रह|कुछ) (?:din|dino|hafte|ghante|minat|minute|khura+k|दिन|दिनों|हफ्ते|घंटे|मिनट|खुराक) (?:mein|me|में|मे) (?:[\\p{L}\\p{M}]+ ){0,2}(?:fa+yda|asar|aa?ra+m|ra+hat|theek|gayab|khatam|फायदा|फ़ायदा|असर|आराम|राहत|ठीक|गायब|खत्म)",
  "paise? (?:wapas|vapas|waapas)|paisa wasool|पैसे वापस|पैसा वापस",
  "(?:100|sau|सौ|१००) ?(?:%|pratishat|percent|feesadi|fisdi|प्रतिशत|फीसदी|फ़ीसदी) (?:asar\\w*|fa+yda\\w*|kaamyaab|safal|असरदार|असर|फायदा|सफल|कारगर|आराम)",
  "ga?r?e?ranti ke saath|guarantee ke saath|dawe ke saath|गारंटी के साथ|दावे के साथ",
);
export const HARMLESS_IN_HINDI = words(
  "(?:koi|kisi bhi tarah ka|कोई|कोई भी) (?:nuksa+n|dushprabha+v|side[- ]?effects?|hani|khatra+|नुकसान|नुक़सान|खतरा|ख़तरा|दुष्प्रभाव|साइड इफेक्ट|हानि)(?: [\\p{L}\\p{M}]+){0,1} (?:nahi+n?|नहीं)",
  "(?:nuksa+n|dushprabha+v|side[- ]?effects?|साइड इफेक्ट|दुष्प्रभाव|नुकसान) (?:bilkul |ekdum |kuch |बिल्कुल |कुछ )?(?:nahi+n?|zero|नहीं)(?! (?:hoga|kah|bol|कह|बोल))",
  "(?:bina|bagair|बिना|बगैर) (?:kisi |किसी )?(?:nuksa+n|dushprabha+v|side[- ]?effects?|hani|नुकसान|दुष्प्रभाव|साइड इफेक्ट|हानि)",
  "(?:po+ri tarah|puri tarah|bilkul|ekdum|sabke liye|पूरी तरह|बिल्कुल|सबके लिए) (?:se )?(?:surakshit|safe|सुरक्षित|सेफ)",
);
export const REPLACES_IN_HINDI = words(
  "(?:insulin|angre+zi daw\\w*|allopathic daw\\w*|allopathy|inhaler|bp ki (?:dawa|goli)|thyroid ki (?:dawa|goli)|अंग्रेज़?ी दवा\\S*|एलोपैथ\\S*|इंसुलिन|इनहेलर)(?: ko| को)? (?:chhod\\w*|chod\\w*|band|छोड़\\S*|बंद|भूल\\S*)(?! na)",
  "(?:doctor|hospital|aspataal|डॉक्टर|अस्पताल)(?: ke paas| के पास)? (?:jane|jaane|जाने) (?:ki|की) (?:zaroorat|jarurat|zarurat|ज़रूरत|जरूरत) (?:nahi+n?|नहीं)",
  "(?:operation|surgery|ऑपरेशन|सर्जरी|chashme|चश्मे) (?:se|से) (?:bach\\w*|bach[ae]\\w*|बच\\S*|छुटकारा)",
  "(?:operation|surgery|ऑपरेशन|सर्जरी|dialysis|डायलिसिस) (?:ki|की) (?:zaroorat|jarurat|zarurat|ज़रूरत|जरूरत) (?:nahi+n?|नहीं)",
);
/** "Ilaj ka wada nahi karte": said last, it takes back what came before. */
export const DENIED_LAST = /(?:^| )(?:nahi+n?|na|mat|नहीं|न|मत)(?: [\p{L}\p{M}]+){1,3}[.।!]?$/iu;
