// What a plant or a mineral is called in Hindi, at the herbalist's and in the kitchen, by the slug of its remedy. Left out is what
// means something else in a search too: "madar" is heard for mother, "gokhru" is a corn, "dhatura" and "kaner" are eaten by mistake.
// Nor is there a word that sounds like an everyday one: "papita" is heard as pet, "kesar" as cancer, "pyaz" as pizza,
// "kuttu" as chhotu.

import { namesBySlug } from "#app/content/remedies/names-by-slug.ts";

const LINES = `
acalypha-indica: khokli, muktajhuri
aconitum-napellus: bachnag, bachnaag, vatsnabh, vatsanabha, meetha vish, बच्छनाग, बछनाग, वत्सनाभ
alfalfa: rizka, rijka, lucerne, रिजका
allium-sativum: lahsun, lehsun, lassan, लहसुन
aloe-socotrina: ghritkumari, gwarpatha, musabbar, घृतकुमारी, ग्वारपाठा
alstonia-scholaris: saptparni, saptaparni, सप्तपर्णी
alumen: phitkari, fitkari, fitkiri, फिटकरी
ammonium-muriaticum: nausadar, naushadar, nosadar, नौसादर
anacardium-orientale: bhilawa, bhilava, bhallatak, भिलावा
andrographis-paniculata: kalmegh, bhuinimb, कालमेघ
bacopa-monnieri: brahmi, brahmi buti, ब्राह्मी
blatta-orientalis: tilchatta, तिलचट्टा
blumea-odorata: kukronda, kukrondha, कुकरौंधा
boerhaavia-diffusa: punarnava, punarnva, gadahpurna, पुनर्नवा
borax: suhaga, sohaga, सुहागा
calendula-officinalis: genda phool, gende ka phool, गेंदा फूल
calotropis-gigantea: aak madar, akwan, आक मदार
camphora: camphor, kapoor, kapur, kafur, kafoor, karpur, कपूर, काफूर
capsicum-annuum: lal mirch, lal mirchi, लाल मिर्च
carbo-vegetabilis: koyla, lakdi ka koyla, कोयला
cassia-sophera: kasaundi, kasondi, कसौंदी
cephalandra-indica: kundru, kundri, telakucha, कुंदरू
cinnabaris: hingul, shingraf, singraf, हिंगुल, सिंगरफ
cinnamomum: dalchini, daalchini, दालचीनी
colocynthis: indrayan, indrayana, इंद्रायण
corallium-rubrum: moonga, munga, lal moonga, praval, मूंगा, प्रवाल
crocus-sativus: zafran, jafran, जाफरान
croton-tiglium: jamalgota, jaypal, जमालगोटा
cubeba-officinalis: kabab chini, kababchini, sheetal chini, कबाबचीनी, शीतलचीनी
curcuma-longa: haldi, हल्दी
cynodon-dactylon: dub ghas, doob ghas, durva, दूर्वा, दूब घास
desmodium-gangeticum: shalparni, salparni, शालपर्णी
dolichos-pruriens: kewanch, केवांच
embelia-ribes: vai vidang, vaividang, vidang, baibidang, वायविडंग, विडंग
eucalyptus-globulus: nilgiri, neelgiri, नीलगिरी
ficus-indica: bargad, vat vriksha, बरगद
ficus-religiosa: ashwattha
gentiana-chirata: chirayta, chiraita, chirata, चिरायता
glycyrrhiza-glabra: mulethi, mulhathi, yashtimadhu, jethimadh, मुलेठी
gossypium-herbaceum: kapas, कपास
gymnema-sylvestre: gudmar, madhunashini, गुड़मार
helianthus-annuus: surajmukhi, सूरजमुखी
holarrhena-antidysenterica: kutaj, kutaja, kurchi, indrajau, कुटज, कुर्ची
hydrocotyle-asiatica: mandukparni, manduk parni, gotu kola, मंडूकपर्णी
hygrophila-spinosa: talmakhana, kokilaksha, तालमखाना
hyoscyamus-niger: khurasani ajwain, खुरासानी अजवाइन
janosia-ashoka: ashok, ashoka, ashok chhal, ashoka bark, अशोक, अशोक छाल
juglans-regia: akhrot, अखरोट
justicia-adhatoda: adusa, arusa, vasaka, अडूसा
kali-nitricum: kalmi shora
lathyrus-sativus: khesari, khesari dal, खेसारी
mentha-piperita: pudina, podina, पुदीना
moschus: kasturi, कस्तूरी
nux-moschata: jaiphal, jaifal, जायफल
nux-vomica: kuchla, kuchala, कुचला
nyctanthes-arbor-tristis: harsingar, haarsingar, parijat, हरसिंगार, पारिजात
ocimum-canum: ram tulsi, ban tulsi, bantulsi, राम तुलसी, वन तुलसी
ocimum-sanctum: tulsi, तुलसी
oleum-jecoris-aselli: machhli ka tel, मछली का तेल
psoralea-corylifolia: bakuchi, bavchi, बाकुची, बावची
rauwolfia-serpentina: sarpagandha, sarpgandha, सर्पगंधा
rheum-palmatum: revand chini, rewand chini, रेवंद चीनी
squilla-maritima: jangli pyaz, van pyaz, जंगली प्याज
sulphur: gandhak, गंधक
syzygium-jambolanum: jamun, jamun guthli, jamun seed, jamun beej, जामुन, जामुन गुठली
terminalia-arjuna: arjun, arjuna, arjun chhal, arjuna bark, अर्जुन, अर्जुन छाल
terminalia-chebula: haritaki, हरीतकी
thuja-occidentalis: morpankhi, mor pankhi, mayurpankhi, मोरपंखी
tinospora-cordifolia: giloy, giloe, guduchi, गिलोय
tribulus-terrestris: gokshur, gokshura, chhota gokhru, गोक्षुर
valeriana-officinalis: tagar, tagara, तगर
viola-odorata: banafsha, banfsha, gul banafsha, बनफ्शा
withania-somnifera: ashwagandha, aswagandha, asgandh, asgand, अश्वगंधा, असगंध
zincum-metallicum: jasta, jast, जस्ता
zingiber-officinale: adrak, अदरक
`;

/** Hindi names of plants and minerals by the slug of their remedy. */
export const VERNACULAR_NAMES = namesBySlug(LINES);
