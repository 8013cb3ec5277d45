// What doctors write beside a dose, in Hindi and as it is spoken, in Latin letters. `#` is a number. A phrase that is not here is not guessed.

export type HindiPhrase = { english: string[]; hindi: string; spoken: string };

/** A dose that is taken only when needed is an upper limit, not a daily dose. */
export const WHEN_NEEDED: HindiPhrase = {
  english: [
    "when needed",
    "only when needed",
    "if needed",
    "as needed",
    "when required",
    "if required",
    "as required",
  ],
  hindi: "सिर्फ़ ज़रूरत होने पर",
  spoken: "sirf zaroorat hone par",
};
/** Said by the layer of an ointment already. */
export const THIN_LAYER: HindiPhrase = {
  english: ["thin layer", "in thin layer", "as thin layer", "thinly"],
  hindi: "पतली परत में",
  spoken: "patli parat mein",
};
/** How an ointment or oil is put on, in place of a thin layer. */
export const MASSAGE: HindiPhrase = {
  english: ["massage", "massage gently", "gentle massage", "rub in", "rub in gently"],
  hindi: "हल्के हाथ से मालिश करें",
  spoken: "halke haath se maalish karen",
};

const rows: [english: string, hindi: string, spoken: string][] = [
  // With food
  ["after food|after meals|after eating|after meal", "खाने के बाद", "khaane ke baad"],
  ["before food|before meals|before eating|before meal", "खाने से पहले", "khaane se pehle"],
  ["with food|with meals|along with food", "खाने के साथ", "khaane ke saath"],
  ["between meals|in between meals", "दो खानों के बीच", "do khaanon ke beech"],
  ["on empty stomach|empty stomach", "खाली पेट", "khaali pet"],
  ["half hour before food|half hour before meals", "खाने से आधा घंटा पहले", "khaane se aadha ghanta pehle"],
  ["half hour after food|half hour after meals", "खाने के आधे घंटे बाद", "khaane ke aadhe ghante baad"],
  ["1 hour before food|1 hour before meals", "खाने से 1 घंटा पहले", "khaane se ek ghanta pehle"],
  ["1 hour after food|1 hour after meals", "खाने के 1 घंटे बाद", "khaane ke ek ghante baad"],
  ["# hours before food|# hours before meals", "खाने से # घंटे पहले", "khaane se # ghante pehle"],
  ["# hours after food|# hours after meals", "खाने के # घंटे बाद", "khaane ke # ghante baad"],
  ["# minutes before food|# minutes before meals", "खाने से # मिनट पहले", "khaane se # minat pehle"],
  ["# minutes after food|# minutes after meals", "खाने के # मिनट बाद", "khaane ke # minat baad"],
  ["before breakfast", "नाश्ते से पहले", "naashte se pehle"],
  ["after breakfast", "नाश्ते के बाद", "naashte ke baad"],
  ["before lunch", "दोपहर के खाने से पहले", "dopahar ke khaane se pehle"],
  ["after lunch", "दोपहर के खाने के बाद", "dopahar ke khaane ke baad"],
  ["before dinner", "रात के खाने से पहले", "raat ke khaane se pehle"],
  ["after dinner", "रात के खाने के बाद", "raat ke khaane ke baad"],
  [
    "eat and drink nothing for # minutes|nothing to eat or drink for # minutes",
    "# मिनट तक कुछ न खाएँ-पिएँ",
    "# minat tak kuchh na khaayen-piyen",
  ],
  // In what
  ["in water", "पानी में", "paani mein"],
  ["in little water|with little water", "थोड़े पानी में", "thode paani mein"],
  ["with water", "पानी के साथ", "paani ke saath"],
  ["in half cup water|in half cup of water", "आधे कप पानी में", "aadhe kap paani mein"],
  ["in quarter cup water|in quarter cup of water", "चौथाई कप पानी में", "chauthaai kap paani mein"],
  ["in 1 cup water|in 1 cup of water|in cup of water", "1 कप पानी में", "ek kap paani mein"],
  ["in half glass water|in half glass of water", "आधे गिलास पानी में", "aadhe gilaas paani mein"],
  ["in 1 glass water|in 1 glass of water|in glass of water", "1 गिलास पानी में", "ek gilaas paani mein"],
  ["in spoon of water|in 1 spoon of water|in spoonful of water", "1 चम्मच पानी में", "ek chammach paani mein"],
  ["in warm water|in lukewarm water", "गुनगुने पानी में", "gunagune paani mein"],
  [
    "in half cup warm water|in half cup of warm water|in half cup of lukewarm water",
    "आधे कप गुनगुने पानी में",
    "aadhe kap gunagune paani mein",
  ],
  ["with warm water", "गुनगुने पानी के साथ", "gunagune paani ke saath"],
  ["in milk", "दूध में", "doodh mein"],
  ["with milk", "दूध के साथ", "doodh ke saath"],
  ["with honey", "शहद के साथ", "shahad ke saath"],
  ["sip slowly|sip by sip|in sips", "घूँट-घूँट करके", "ghoont-ghoont karke"],
  // How
  [
    "under tongue|dissolve under tongue|keep under tongue|sublingual",
    "जीभ के नीचे रखकर",
    "jeebh ke neeche rakhkar",
  ],
  ["on tongue|dissolve on tongue|melt on tongue", "जीभ पर रखकर", "jeebh par rakhkar"],
  ["suck|suck slowly", "चूसकर", "choos-kar"],
  ["chew|chew well", "चबाकर", "chabaakar"],
  ["do not chew", "चबाएँ नहीं", "chabaayen nahin"],
  ["crushed|crush", "पीसकर", "peeskar"],
  ["crushed in water|crush in water", "पीसकर पानी में", "peeskar paani mein"],
  ["do not swallow whole", "साबुत न निगलें", "saabut na niglen"],
  [
    "do not touch with hand|do not touch with hands|do not touch with fingers",
    "हाथ से न छुएँ",
    "haath se na chhuyen",
  ],
  [
    "shake well|shake well before use|shake bottle|shake before use",
    "बोतल अच्छी तरह हिलाकर",
    "botal achchhi tarah hilaakar",
  ],
  ["shake before each dose|shake before every dose", "हर बार पहले हिलाकर", "har baar pehle hilaakar"],
  [
    "stir before each dose|stir before every dose",
    "हर बार पहले चम्मच से हिलाकर",
    "har baar pehle chammach se hilaakar",
  ],
  // When
  ["at bedtime|before sleep|before sleeping", "सोते समय", "sote samay"],
  ["at night|night", "रात को", "raat ko"],
  ["in morning|morning", "सुबह", "subah"],
  ["in afternoon|at noon|noon", "दोपहर को", "dopahar ko"],
  ["in evening|evening", "शाम को", "shaam ko"],
  ["on waking|early morning|early in morning", "सुबह उठकर", "subah uthkar"],
  ["morning and evening", "सुबह और शाम", "subah aur shaam"],
  ["morning and night", "सुबह और रात", "subah aur raat"],
  ["morning and noon", "सुबह और दोपहर", "subah aur dopahar"],
  ["noon and night", "दोपहर और रात", "dopahar aur raat"],
  ["morning and noon and night", "सुबह, दोपहर और रात", "subah, dopahar aur raat"],
  ["1 dose|single dose|1 dose only|single dose only", "सिर्फ़ 1 ख़ुराक", "sirf ek khuraak"],
  ["do not repeat", "दोबारा न लें", "dobaara na len"],
  ["stop when better", "आराम आने पर बंद कर दें", "aaraam aane par band kar den"],
  // Outside
  [
    "for external use|for external use only|external use only|external use",
    "सिर्फ़ बाहर लगाने के लिए",
    "sirf baahar lagaane ke liye",
  ],
  ["local application|on affected part|on affected area", "तकलीफ़ वाली जगह पर", "takleef waali jagah par"],
  ["on scalp", "सिर की त्वचा पर", "sir ki tvacha par"],
  ["on face", "चेहरे पर", "chehre par"],
  ["on clean skin", "साफ़ त्वचा पर", "saaf tvacha par"],
  ["on gums", "मसूड़ों पर", "masoodon par"],
  ["before bath|before bathing", "नहाने से पहले", "nahaane se pehle"],
  ["after bath|after bathing", "नहाने के बाद", "nahaane ke baad"],
  ["leave overnight", "रात भर लगा रहने दें", "raat bhar laga rahne den"],
  ["wash off after # minutes", "# मिनट बाद धो लें", "# minat baad dho len"],
  ["not on open wounds|do not put on open wounds", "खुले घाव पर न लगाएँ", "khule ghaav par na lagaayen"],
  ["keep away from eyes", "आँखों से दूर रखें", "aankhon se door rakhen"],
  ["do not swallow", "निगलें नहीं", "niglen nahin"],
  ["in each eye", "हर आँख में", "har aankh mein"],
  ["in right eye", "दाईं आँख में", "daayin aankh mein"],
  ["in left eye", "बाईं आँख में", "baayin aankh mein"],
  ["in each ear", "हर कान में", "har kaan mein"],
  ["in right ear", "दाएँ कान में", "daayen kaan mein"],
  ["in left ear", "बाएँ कान में", "baayen kaan mein"],
  ["in each nostril", "हर नथुने में", "har nathune mein"],
  ["gargle", "गरारे करें", "garaare karen"],
  ["rinse mouth|as mouthwash", "कुल्ला करें", "kulla karen"],
  // Beside it
  ["avoid coffee", "कॉफ़ी न लें", "kofi na len"],
  ["avoid raw onion and garlic", "कच्चा प्याज़ और लहसुन न लें", "kachcha pyaaz aur lahsun na len"],
  ["continue other medicines", "बाक़ी दवाएँ लेते रहें", "baaqi davaayen lete rahen"],
  ["pack of # ml", "# मि.ली. का पैक", "# mililitar ka paik"],
  ["pack of # g", "# ग्राम का पैक", "# graam ka paik"],
];

/** Every phrase that is known. */
export const HINDI_PHRASES: readonly HindiPhrase[] = [
  WHEN_NEEDED,
  THIN_LAYER,
  MASSAGE,
  ...rows.map(([english, hindi, spoken]) => ({ english: english.split("|"), hindi, spoken })),
];
