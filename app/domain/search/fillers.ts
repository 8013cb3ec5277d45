// Words around what somebody looks for: "khansi ki dawa batao", "best homeopathic medicine for cough", "arnica 30 price".

const FILLERS = new Set(
  `medicine medicines medicin medecine dawa dawai dava davai dawaa dawayi दवा दवाई दवाइयां
  homeopathic homeopathy homoeopathic homoeopathy homeo homio homyopathi homeopathi होम्योपैथिक होम्योपैथी
  for of in the a an and or with to is are on at by from my your which what how i you want need buy price prices rate
  cost online best good top near order shop store india
  ki ka ke ko se me mein mai main mei liye lie hai hain he ho hota hoti hone hoga hogi raha rahe rahi par pe kya kaunsi konsi kaun kon
  bataye batao bataiye chahiye chaiye chahie mujhe mujhko hume hamein aap aapke apke paas pas mera meri mere bahut wala wali wale ya jana jaana lena den
  की का के को से में मे लिए है हैं हो होना होने रहा रहे रही पर क्या कौन सी कौनसी बताओ बताएं बताइए चाहिए मुझे मेरा मेरी बहुत वाला वाली और
  this that these those here there where nothing something anything other name called unknown
  treatment treat ilaj ilaaj upchar upay इलाज उपचार उपाय remedy remedies uses use benefits problem problems ki-dawa
  kaam aati aata aate aana fayde faida fayda labh nuksan dikhao dikhaiye send please plz chahte review reviews hindi english
  lag lagna gayi gaya gaye jaye jaa jata jati rha rhi rhe hua hui karna karne karti karni ke-liye kis kisliye due have
  having suffering from got get gets very much more most any some give tell show really
  original genuine asli असली koi कोई konsa kaunsa le lena leni lete sakte sakta sakti dijiye dijie dena deni लेना सकते
  ne lagaye lagana lagaun lagau can should could h jyada zyada jyda bahut bahot bhot beta bete beti papa mummy husband wife son daughter dadi nani pitaji
  ज्यादा ज़्यादा बेटा बेटे बेटी potency power kitne kitna milega milegi available
  company achi acchi acha accha mangwa mangwana doge dogi kaise khaye khayein कंपनी अच्छी कैसे खाएं
  si bta btao batado uncle aunty bhaiya bhai mam madam hello namaste wo woh rahegi rahega thi tha kab asar
  krte krta krti krdo kardo karte karta saman samaan farak fark antar difference फर्क अंतर jaldi jldi batana bataana mangani mangwani rakhte rakhta rakhti rakhde tusi bhej bhejo bhejna bhejdo dedo likhi likha likhe sahab saab saheb
  mil jaegi jaega jayegi jayega jaayegi jaayega आपके पास मिल मिलेगी मिलेगा जाएगी जाएगा जायेगी जायेगा ने लिखा लिखी भेज भेजो भेजना
  sari saari saare sabhi all better
  since yesterday today कीमत दाम रेट भाव प्राइस रेमेडी मेडिसिन do does ye yeh list packet packets pkt पैकेट`
    .split(/\s+/)
    .filter(Boolean),
);

/** The words that say what is looked for; all of them when none does. */
export function withoutFillers(words: readonly string[]): string[] {
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : [...words];
}

/** True when no word says what is looked for: "nothing of this name". */
export function areFillers(words: readonly string[]): boolean {
  return words.every((word) => FILLERS.has(word));
}
