// What people call a complaint beside the names of its page: everyday English, Hinglish and Hindi, by the page that answers it.
// `area` is a complaint for which the law lets no medicine be suggested (domain/catalog/restricted-areas.ts has more words of it).
// No word leads to a medicine.

import { RED_FLAG_LINES } from "#app/domain/search/names/red-flag-words.ts";

const LINES = `
condition acidity: acidity, acidty, asidity, heartburn, heart burn, sour burp, acid reflux, khatti dakar, khatti dakaar, seene mein jalan, chati me jalan, chaati mein jalan, pet mein jalan, tezab banna, एसिडिटी, खट्टी डकार, सीने में जलन, पेट में जलन, pet mein aag
condition acne-and-pimples: acne, pimple, pimples, pimpal, face pimples, zits, muhase, muhaase, munhase, keel muhase, dane, daane, chehre par dane, funsi, phunsi, मुंहासे, मुहांसे, कील मुंहासे, फुंसी, चेहरे पर दाने, blackheads, blackhead, whiteheads, ब्लैकहेड
condition baby-colic: colic, baby gas, baby stomach pain, bachche ka pet dard, bacche ke pet mein dard, marod, marora, बच्चे का पेट दर्द, मरोड़
condition bedtime-restlessness: restlessness, restless at night, bechaini, raat ko bechaini, बेचैनी
condition blocked-nose: blocked nose, stuffy nose, nose block, band naak, naak band, nak band hona, naak band hona, नाक बंद, बंद नाक
condition boils: boil, boils, phode funsi, foda, phoda, fode funsi, phode phunsi, foda funsi, फोड़ा, फोड़े, फोड़े फुंसी, boil with pus
condition chesty-cough: chesty cough, wet cough, cough with phlegm, phlegm, balgam, balgam wali khansi, kaf, kaf wali khansi, कफ, बलगम, बलगम वाली खांसी
condition cold-sores: cold sore, honth par dana, honth ke chale, होंठ पर दाना, blister on lip, fever blister, honth par chhala, hoth par chhala
condition common-cold: nak se pani, naak se pani aana, cold, common cold, running nose, runny nose, jukam, jukaam, zukam, zukaam, sardi, sardee, sardi jukam, sardi khansi, najla, nazla, naak behna, nak behna, thand lagna, जुकाम, नज़ला, सर्दी, सर्दी जुकाम, नाक बहना, ठंड लगना
condition constipation: constipation, constipesan, motion not clear, stomach not clear, kabz, kabj, kabzi, qabz, pet saaf na hona, pet saf nahi hota, pet saaf nahi hota, hard stool, latrine nahi aati, कब्ज, कब्ज़, पेट साफ न होना, पेट साफ नहीं होता, pait saaf nahi hota, pait saf nahi hota, potty nahi aati, sakht latrine, latrine sakht, hard motion
condition cracked-heels-and-lips: cracked heels, crack heel, cracked lips, dry lips, phati edi, fati ediyan, phati eddi, phati eri, fati edi, phati ediyan, phate honth, sukhe honth, फटी एड़ियां, फटी एड़ी, फटे होंठ, chapped lips, dead skin on heels, honth fat rahe, hoth fat rahe, honth phat gaye, edi fat gayi
condition dandruff: dandruff, dendruf, dandurf, rusi, roosi, ruusi, sir ki khujli, sar ki khujli, रूसी, डैंड्रफ, सिर की खुजली, itchy scalp, white flakes, flaky scalp
condition dry-cough: dry cough, sukhi khansi, sookhi khansi, sukhi khasi, सूखी खांसी, khansi ka daura, coughing fits, cough fits
condition dry-itchy-skin: itching, itch, itchy skin, dry skin, khujli, khujlee, khujali, khaj, khaz, rukhi twacha, sookhi twacha, skin khujli, खुजली, खाज, सूखी त्वचा, रूखी त्वचा, poison ivy, skin rukhi, rukhi skin
condition dust-allergy-sneezing: sneezing, hay fever, dust allergy, chheenk, cheenk, chhink, chink, dhool se allergy, dhul allergy, subah chheenk, छींक, छींकें, धूल से एलर्जी, धूल से छींक, dhool se chheenk
condition eczema-prone-skin: eczema, ekzima, eczima, exima, एक्जिमा, एग्जिमा
condition everyday-stress: stress, tension, tenshan, tanav, chinta, fikar, worry, तनाव, चिंता, फिक्र, टेंशन
condition exam-and-stage-nerves: exam fear, exam tension, stage fear, interview fear, pariksha ka dar, exam ka dar, ghabrahat, ghbrahat, परीक्षा का डर, घबराहट, interview ka dar, interview nerves
condition flu-like-illness: flu, viral, viral infection, body pain with cold, वायरल, floo, body ache with cold, फ्लू, chills, body ache and chills
condition gas-and-bloating: gas, gais, ges, gas problem, pet me gas, pet mein gas, bloating, flatulence, pet fulna, pet phoolna, pet phulna, afara, dakar, dakaar, गैस, पेट में गैस, पेट फूलना, अफारा, डकार, gastric, gastric problem, gastric trouble, गैस्ट्रिक, burping, pet fula, pait fula, pet phula, पेट फूला, bloated stomach, bloated
condition grief-and-emotional-upset: grief, sadness, udasi, dukh, sadma, उदासी, दुख, सदमा, man udas, breakup, dil toot gaya, dil tootna
condition hair-fall: hair fall, hairfall, hair loss, falling hair, baal jhadna, bal jhadna, baal jharna, bal jharna, baal girna, bal girna, baal tootna, balon ka jhadna, baal jhad rahe, बाल झड़ना, बाल गिरना, बालों का झड़ना, बाल झड़ रहे, hairfall in ladies, ladies hair fall, hair in comb, hair coming out, kanghi mein baal, बाल गिरते, बाल गिरते हैं
condition hives: hives, urticaria, pitti, pitti uchalna, pitti nikalna, shitpitti, chakatte, पित्ती, शीतपित्ती, पित्ती उछलना, चकत्ते
condition hoarse-voice: hoarse voice, voice loss, loss of voice, lost voice, sore voice, gala baithna, gala baith gaya, awaaz baithna, awaz baith gayi, गला बैठना, आवाज बैठना, गला बैठ गया, voice gone, awaaz chali gayi, awaz chali gayi
condition indigestion: indigestion, apach, badhazmi, badhajmi, hazma kharab, khana nahi pachta, pet kharab, अपच, बदहजमी, पेट खराब, खाना नहीं पचता, heaviness after meals, heaviness after food, khane ke baad bhari, बदहज़मी
condition intestinal-worms: worms, pinworm, pet ke keede, pet ke kide, pet me kide, kide, keede, krimi, पेट के कीड़े, कृमि
condition loose-motions: loose motion, loose motions, diarrhoea, diarrhea, dast, patli latrine, patle dast, pechish, pechis, दस्त, पेचिश, पतले दस्त
condition mental-tiredness: tiredness, fatigue, mental tiredness, thakan, thakaan, thakavat, dimagi thakan, dimagi kamzori, थकान, थकावट, दिमागी थकान, tired brain, cannot focus, thak ke mar gaya
condition motion-sickness: motion sickness, travel sickness, car sickness, gaadi sickness, safar mein ulti, gaadi mein ulti, bus mein ulti, सफर में उल्टी, गाड़ी में उल्टी, travel vomiting, bus vomiting, vomiting in bus, vomiting in car, bus me ulti, car me ulti, vomiting while travelling, vomiting in hills, pahad par ulti, travelling vomiting
condition mouth-sores: mouth ulcer, mouth ulcers, mouth sores, muh ke chale, muh ke chhale, munh ke chhale, muh me chale, chale, chhale, muh pakna, मुंह के छाले, मुँह में छाले, छाले
condition nausea-and-vomiting: nausea, vomiting, vomit, ulti, ultee, ji machlana, jee machlana, ji michlana, matli, उल्टी, जी मचलाना, मतली
condition occasional-sleeplessness: sleeplessness, insomnia, no sleep, sleep, neend na aana, neend nahi aati, nind nahi aati, nind nahi aa rahi, neend, nind, neend ki goli, anidra, नींद न आना, नींद नहीं आती, नींद, अनिद्रा, नींद की गोली, neend khul jati, neend khulna, sleeping tablets, sleeping pills
condition pollution-throat: pollution, smog, pradushan, pollution se gala, प्रदूषण
condition poor-appetite: poor appetite, not eating, child not eating, khana nahi khata, no appetite, loss of appetite, appetite, bhook na lagna, bhookh na lagna, bhukh nahi lagti, bhook nahi lagti, भूख न लगना, भूख नहीं लगती, bhukh nhi lagti, bhook nhi lagti, bhukh nahi lagna, bhukh na lagna, bhukh mar gayi, bhook mar gayi
condition prickly-heat: prickly heat, heat rash, ghamori, ghamauri, ghamoriya, घमौरी, घमौरियां, garmi ke dane, garmi ke daane, garmi se dane, गर्मी के दाने
condition ringworm: ringworm, fungal, fungal infection, dad, daad, daad khaj, daad khujli, dhobi itch, jock itch, दाद, दाद खाज, दाद खुजली, fungus, फंगस, फंगल, फंगल इन्फेक्शन
condition short-temper: anger, short temper, irritability, gussa, gusse, chidchidapan, chirchirapan, गुस्सा, चिड़चिड़ापन, chidchida, chidchidi, चिड़चिड़ा
condition sinus-congestion: sinus, sinusitis, sainas, sinus problem, साइनस
condition sore-throat: sore throat, throat pain, throat infection, gala kharab, gala dard, gale mein dard, gale me kharash, gale mein kharash, kharash, गला खराब, गले में दर्द, गले में खराश, खराश
condition study-month-support: study, concentration in study, padhai, padhai mein man nahi lagta, पढ़ाई
condition tension-headache: headache, head ache, sar dard, sir dard, sirdard, sardard, sir mein dard, सिरदर्द, सिर दर्द, सर दर्द, mobile se sir dard, mobile dekhne se sir dard, screen headache
condition tonsil-discomfort: tonsil, tonsils, tonsillitis, tonsil badhna, टॉन्सिल
condition toothache: toothache, tooth pain, teeth pain, daant dard, dant dard, daant mein dard, दांत दर्द, दांत में दर्द
condition warts: wart, warts, masse, massa, massa hatane, skin tags, gokhru, corn, gathe, मस्सा, मस्से, गट्टे, गोखरू
concern allergy: allergy, alergy, elergy, allergic, एलर्जी
concern child-care: baby, kid, kids, child, bachcha, baccha, bachche, bacche, bache, bachcho, baccho, bachchon, बच्चा, बच्चे, बच्चों, baby medicine, kids medicine, children, bachcho ki dawa, baccho ki dawa, bacchon ki dawa, daant nikalna, bachche ke dant, teething, baby teeth, baby teething, बच्चों की दवा, दांत निकलना, बच्चे के दांत
concern cough-and-cold: cough, cough and cold, khansi, khaansi, khasi, khansi jukam, खांसी, खाँसी, खांसी जुकाम
concern digestion: digestion, stomach, stomach pain, pet dard, pait dard, pet mein dard, pachan, hajma, pet ki samasya, पेट दर्द, पेट में दर्द, पाचन, हाजमा, pet mein marod, पेट में मरोड़
concern first-aid-and-aches: jal gaya, jal jana, machhar kata, machhar kaatna, mosquito bite, first aid, injury, bruise, sprain, back pain, backache, muscle pain, body pain, heel pain, burn, cut, chot, chott, moch, kamar dard, kamar ka dard, badan dard, aag se jalna, jalna, neel padna, neel, edi ka dard, maaspeshi, nas chadhna, चोट, मोच, कमर दर्द, बदन दर्द, जलना, नील, एड़ी का दर्द, मांसपेशी, pain relief, pain oil, massage, malish, dard ka tel, दर्द का तेल, मालिश, insect bite, bug bite, bee sting, wasp sting, madhumakkhi, madhumakkhi ne kata, keede ne kata, machhar ne kata, मधुमक्खी, neel pad gaya, neel pad gaya chot se, sunburn, chhil gaya, ghutna chhil gaya, chinti ne kata, chinti ka katna, machhar ke dank, cramps, leg cramps, पैरों में ऐंठन
concern hair-care: hair, hair care, hair problem, lice, joon, juen, ju, baal, balon ki dekhbhal, जूं, बाल
concern immunity: immunity, immunity booster, weakness, kamzori, kamjori, takat, thakan, rog pratirodhak, thakavat, कमजोरी, ताकत, रोग प्रतिरोधक क्षमता, इम्युनिटी
concern mouth-and-dental: gums, bleeding gums, bad breath, pyorrhoea, pyria, paayria, masude, masoode, masudo se khoon, muh ki badboo, munh ki badboo, dental, teeth, मसूड़े, मसूड़ों से खून, मुंह की बदबू, पायरिया, muh ki badbu, muh se badbu, saans ki badbu
concern skin-care: blood purifier, khoon saaf, khoon saf, khoon ki safai, खून साफ, skin, skin care, skin problem, skin disease, twacha, charm rog, chamdi ki bimari, skin ki bimari, rash, त्वचा, चर्म रोग
concern stress-and-sleep: stress and sleep, relax, shanti, neend aur tanav
area asthma: asthma, saas fulna, sans phoolna, sans fulna, asthama, dama, saans phoolna, saans fulna, saans ki takleef, saans lene me dikkat, breathing problem, wheezing, अस्थमा, दमा, सांस फूलना, सांस की तकलीफ, saans ki bimari, swas rog
area blood-pressure: bp, blood pressure, high bp, low bp, ucch raktchap, बीपी, रक्तचाप, ब्लड प्रेशर, raktchap, uchch raktchap, uch raktchap
area bones-spine: l1 l2, l2 l3, l3 l4, l4 l5, l5 s1, c3 c4, c4 c5, c5 c6, c6 c7, disc bulge, disc prolapse, cervical, spondylitis, slip disc, gardan dard, sarvikal, सर्वाइकल, गर्दन दर्द
area brain-nerve: migraine, maigren, adhkapari, aadhasisi, aadha sir dard, lakwa, paralysis, sciatica, siatika, neuropathy, vertigo, chakkar, chakkar aana, chakar aana, jhunjhuni, sunn hona, kampan, parkinson, behoshi, माइग्रेन, आधासीसी, अधकपारी, लकवा, सायटिका, चक्कर, झुनझुनी, बेहोशी, haath per sunn, haath pair sunn
area cancer-tumours: cancer, kainsar, tumour, tumor, gaanth, ganth, rasauli, rasoli, bachedani ki rasoli, fibroid, lipoma, कैंसर, गांठ, रसौली, kark rog, karkrog
area diabetes: diabetes, sugar, suger, madhumeh, madumeh, sugar ki bimari, sugar ki dawa, sugar control, मधुमेह, शुगर, डायबिटीज, shakkar ki bimari, hba1c, insulin
area dropsy-kidney: kidney, gurda, gurde, creatinine, dialysis, किडनी, गुर्दा
area epidemic: corona, covid, chechak, khasra, measles, swine flu, kali khansi, कोरोना, चेचक, खसरा, काली खांसी
area epilepsy: epilepsy, fits, mirgi, mirgee, daura padna, daura, daura pad raha, seizure, मिर्गी, दौरा, jhatke aana, jhatke aa rahe, झटके आना
area eye-vision: cataract, motiyabind, glaucoma, weak eyesight, eyesight, chashma hatana, aankh ki roshni, nazar kamzor, मोतियाबिंद, आंखों की रोशनी, नजर कमजोर, kala motia, kala motiya, near sighted, short sighted
area fairness: fairness, gora hona, gora hone ki dawa, gora, pigmentation, jhaiya, jhaiyan, daag dhabbe, melasma, skin whitening, गोरा होना, झाइयां, दाग धब्बे
area female-health: periods, pregnant, garbhvati, गर्भवती, ladies problem, mahila rog, mc, mc problem, mc date, mc ki problem, mahina na aana, period pain, irregular periods, mahwari, mahavari, masik dharm, pcod, pcos, leucorrhoea, likoria, safed pani, pregnancy, garbhavastha, bachcha na hona, infertility, menopause, माहवारी, मासिक धर्म, पीसीओडी, सफेद पानी, गर्भावस्था, period, stan badhana, breast badhana, beta paida, ladka paida, tubal block, tube block, banjhpan, baanjhpan, बांझपन
area fever: fever, bukhar, bukhaar, tez bukhar, viral fever, viral bukhar, dengue, dengu, malaria, maleria, typhoid, taifad, chikungunya, jwar, chicken pox, mata nikalna, बुखार, तेज बुखार, डेंगू, मलेरिया, टाइफाइड, ज्वर
area hair-growth: bald, baldness, ganjapan, ganja, hair growth, hair regrowth, white hair, grey hair, safed baal, baal safed hona, baal ugana, गंजापन, सफेद बाल, बाल सफेद होना
area hearing: hearing loss, bahrapan, behrapan, kam sunai dena, tinnitus, बहरापन, कम सुनाई देना
area heart-circulation: heart, heart attack, heart blockage, cholesterol, cholestrol, dil ki bimari, dil ka daura, hriday, हृदय, दिल का दौरा, दिल की बीमारी, कोलेस्ट्रॉल
area height-growth: height, height increase, height growth, height badhana, height badhane, lambai badhana, lambai badhane, kad badhana, लंबाई बढ़ाना, हाइट बढ़ाना, कद बढ़ाना, kad lamba, kad lamba karna, lamba hona
area hernia: hernia, harniya, hydrocele, aant utarna, हर्निया, आंत उतरना
area joint-rheumatism: arthritis, gathiya, gatiya, joint pain, jodo ka dard, jodon ka dard, ghutne ka dard, ghutno ka dard, knee pain, uric acid, gout, गठिया, जोड़ों का दर्द, घुटने का दर्द, यूरिक एसिड, घुटनों का दर्द, घुटनों में दर्द, घुटने में दर्द, जोड़ों में दर्द, rheumatoid, rheumatism
area kidney-stones: stone, kidney stone, gallstone, pathri, pathari, patthri, pitt ki thaili ki pathri, पथरी
area liver-jaundice: liver, jaundice, fatty liver, piliya, peeliya, jigar, hepatitis, लिवर, पीलिया, फैटी लिवर, जिगर, aankhe pili, aankh pili, peshab pila, आंखें पीली
area memory: memory, memory power, yaaddasht, yaddasht, yadasht, yaddasht tez karna, dimag tez, याददाश्त, yadash, yadash kamzor, yaad nahi rehta, yaad nahi rahta, bhoolne ki bimari, याद नहीं रहता, dementia, alzheimer
area mental-health: depression, anxiety, avsad, panic attack, nasha chhudana, sharab chhudana, sharab, daru chudana, अवसाद, डिप्रेशन, नशा छुड़ाना, शराब छुड़ाना, pagalpan, पागलपन
area obesity: obesity, weight loss, motapa, mota, wajan kam karna, vajan ghatana, charbi, pet kam karna, weight gain, vajan badhana, wajan badhana, मोटापा, वजन कम करना, वजन बढ़ाना, चर्बी, weight kam, weight kam karna, vajan kam, wajan kam
area piles-fistula: piles, bawasir, bavasir, bavaseer, bawaseer, khooni bawasir, fistula, fissure, bhagandar, gudha mein jalan, बवासीर, भगंदर, फिशर
area prostate: prostate, prostate badhna, prostet, peshab ruk ruk ke, प्रोस्टेट
area sexual-health: sex power, sexual weakness, erectile, namardi, mardana kamzori, dhatu rog, swapandosh, nightfall, shighrapatan, sheeghrapatan, yaun shakti, मर्दाना कमजोरी, धातु रोग, यौन शक्ति, स्वप्नदोष, impotence, impotent, napunsakta, ling badhana, ling mota, नपुंसकता
area stomach-ulcer: stomach ulcer, peptic ulcer, gastric ulcer, pet ka ulcer, pet mein chhale, pet me chale, अल्सर, पेट में छाले
area thyroid-goitre: thyroid, thairoid, thyriod, goitre, ghenga, थायराइड, घेंघा
area tuberculosis-lung: tb, tuberculosis, tapedik, pneumonia, nimoniya, टीबी, तपेदिक, निमोनिया, kshay rog
area varicose: varicose, varicose veins, naso ki bimari, वैरिकोज
area venereal: syphilis, gonorrhoea, hiv, aids, सिफलिस, एड्स, sujak, gupt rog, गुप्त रोग
area vitiligo: vitiligo, safed daag, leucoderma, white patches, सफेद दाग, phulbehri, fulbehri
area others: leprosy, kushth, kushth rog, kodh, sickle cell, thalassemia, thalassaemia, stammering, hakla, haklana, haklahat, कुष्ठ, कुष्ठ रोग, हकलाना
`;

type ComplaintTarget = "condition" | "concern" | "area" | "care";

/** The words of each complaint, by what answers it. */
export const COMPLAINT_WORDS: readonly { target: ComplaintTarget; slug: string; words: readonly string[] }[] =
  `${LINES.trim()}\n${RED_FLAG_LINES.trim()}`.split("\n").map((line) => {
    const [answer = "", words = ""] = line.split(": ");
    const [target, slug = ""] = answer.split(" ");
    return { target: target as ComplaintTarget, slug, words: words.split(", ") };
  });
