// Signs of danger that are said in more ways than anybody can list ("phenyl pi liya", "bachche ne battery nigal li"): what they have
// in common is one word of each group, in any order, among whatever else is told. Beside the whole sayings of red-flag-words.ts.
// From the red flags of our own condition pages and of any first-aid course.

/** Words of one meaning in English, Hinglish and Hindi, as they are written. */
export const DANGER_GROUPS = {
  breath: "breath breathe breathing breaths saans sans saansein swas shwas सांस साँस सांसें श्वास",
  wind: "dam dum दम",
  chokes:
    "ghut ghutna ghutan phool fool phul ful ukhad atak घुट फूल उखड़ अटक atki atakna ghutna phoolna phulna ukhadna फूलना",
  stops:
    "cant cannot not unable difficulty difficult stop stops stopped stopping short shortness struggling gasping fast heavy ruk rukna ruki ruka rukti nahi nhi nahin band bandh tez chadh रुक रुकना रुकी नहीं बंद तेज तेज़ चढ़ dikkat takleef taklif taqleef pareshani दिक्कत तकलीफ तकलीफ़",
  smell: "bad smell smelly badbu badboo mint freshener बदबू",
  nose: "nose nasal naak nak नाक",
  chest: "chest seena seene sine sina chhati chati chaati chaatee chhaati सीना सीने छाती heart dil दिल",
  pressing:
    "pain paining painful pains dard tight tightness pressure squeezing crushing heavy heaviness bhari bhaari bhaaripan bharipan jakdan jakad dabav dabaav attack daura दर्द जकड़न भारी भारीपन दबाव दौरा अटैक bojh wajan vajan बोझ",
  blood: "blood bloody bleed bleeding bleeds khoon khun khoone rakt lahu खून ख़ून रक्त ब्लीडिंग",
  bloodTerms:
    "pressure bp sugar test count group purifier purify saaf saf clean thinner circulation प्रेशर साफ kami kam badhane badhana कमी कम",
  much: "heavy heavily lot lots much nonstop continuously continuous zyada jyada bahut bohot stop stopping stopped ruk rukta rukna band dhar tez spurting pouring profuse ज्यादा ज़्यादा बहुत रुक बंद तेज fawwara fountain gushing फव्वारा",
  period:
    "period periods menses mahwari mahavari maahwari masik mc माहवारी मासिक पीरियड पीरियड्स piles bawaseer bavasir बवासीर gums gum masude masoode masudo मसूड़े मसूड़ों",
  vomited:
    "vomit vomiting vomited vomits ulti ultee ultiyan cough coughing coughed khansi khaansi khasi उल्टी खांसी खाँसी",
  passed:
    "stool stools poop potty latrine tatti motion motions urine pee peshab pishab peshaab balgam sputum phlegm ear kaan kan nose nak naak मल पेशाब लैट्रिन पॉटी टट्टी बलगम कान नाक",
  swallowed:
    "drank drink drunk drinking ate eaten eat eating swallowed swallow swallowing consumed ingested gulped licked taken pi pee piya peeli pili kha khaa khaya khayi khali khaliya nigal nigla nigli nigalna nigalliya पी पिया खा खाया खाली निगल निगला chaat chaata chaati",
  gulped:
    "drank ate eaten swallowed swallow consumed ingested gulped kha khaa khaya khayi khali khaliya pi pee piya pili nigal nigla nigli nigalliya खा खाया खाली पी पिया निगल निगला",
  poison:
    "phenyl phenol finyl finail phinail fenyl harpic lizol lysol tezab tejab acid kerosene ghaslet petrol diesel thinner turpentine tarpin bleach detergent colin domex allout goodknight rat chuha chuhe chuhemar chuhamar ratkill pesticide insecticide weedicide keetnashak kitnashak sulphas salphas celphos selphos naphthalene naptha mothball mothballs battery cell coin coins sikka magnet magnets needle sui safetypin keel kil kanch kaanch blade sanitizer sanitiser dettol savlon nailpolish remover paint glue fevikwik poison poisonous zeher zahar jahar jehar zehar zehreela cleaner mosquito mortein dhatura datura oleander kaner फिनाइल फिनायल हार्पिक तेजाब तेज़ाब केरोसिन पेट्रोल चूहे सिक्का बैटरी सेल चुंबक सुई पिन कील कांच काँच ज़हर जहर डिटर्जेंट कीटनाशक सल्फास धतूरा सैनिटाइजर refill dhature dhatoora",
  harmless:
    "phos phosphoric nit nitric mur muriatic sulph sulphuric fluor fluoric salicylic benzoic carbolic picric lactic oxalic formic salt salts tissue uric folic amino ascorbic hyaluronic reflux acidity burp stomach gas",
  tablets:
    "tablet tablets pill pills capsule capsules goli goliyan goliya goliyaan syrup bottle strip patta medicine medicines dawa dawai dava गोली गोलियां गोलियाँ दवा दवाई शीशी सिरप shishi tincture botal treatment",
  tooMany:
    "whole entire full all many extra double puri poori pura poora saari sari sara overdose galti mistake accidentally akeli पूरी पूरा सारी सारा गलती",
  relief:
    "fayda faayda faida aaram aram relief asar farak fark thik theek help helping फायदा आराम असर फर्क ठीक",
  mayOne: "sakte sakta sakti lena khana सकते",
  snake: "snake saanp sanp saap nag naag cobra krait viper scorpion bichhu bichu bichchu सांप साँप नाग बिच्छू",
  beast:
    "dog dogs puppy cat kitten monkey rat mouse bat jackal camel pig horse donkey animal mongoose kutta kutte kutiya kuttay billi bandar chuha chuhe gidad siyar janwar suar ghoda nevla कुत्ता कुत्ते बिल्ली बंदर चूहा चूहे जानवर गीदड़",
  bites:
    "bite bites bit bitten biting sting stings stung scratch scratched licked kata kaata kaat kat katna katne katliya kaatliya dank dansh das dasa nakhun nocha noch chata काट काटा काटने डंक डस नाखून नोचा चाटा",
  faceOf: "face muh munh mouth chehra zuban juban jeebh मुंह मुँह चेहरा जुबान ज़ुबान जीभ",
  palsy:
    "droop drooping drooped droopy crooked twisted tedha tedhi teda tedi latak paralysed paralyzed टेढ़ा टेढ़ी लटक",
  sudden: "sudden suddenly achanak achanaka ekdam ekdum ekaek अचानक एकदम",
  numb: "numb numbness sunn weak weakness kamzor kamjor lifeless सुन्न कमजोर कमज़ोर",
  lifts: "uth uthta uthana",
  oneSide: "one ek aadha adha half left right baya bayan dayan daya एक आधा बायां दायां बाएं दाएं",
  halfOf: "side taraf तरफ",
  half: "half aadha adha left right आधा",
  trunk: "body sharir shareer badan शरीर बदन",
  speech:
    "speech speak speaking talk talking words bol bola bolne bolna zuban juban jeebh बोल बोला बोलने ज़ुबान जुबान zubaan jubaan",
  slurred: "slurred slurring slur ladkhada ladkhadana latpata लड़खड़ा लटपटा ladkhadane ladkhadati ladkhadaati",
  sight:
    "vision sight eyesight blind blindness dikhna dikhai dikh nazar najar roshni दिखना दिखाई दिख नजर नज़र रोशनी",
  gone: "gone lost loss black andhera chali chala band अंधेरा चली बंद",
  worst: "worst thunderclap unbearable intolerable asahniya asahneey bardasht bardaasht असहनीय बर्दाश्त",
  pain: "pain pains headache ache migraine dard dukh दर्द",
  belly: "stomach belly abdomen abdominal tummy pet pait पेट",
  hard: "hard rigid pathar patthar akda akad severe पत्थर अकड़",
  burnt:
    "burn burns burnt burned scald scalds scalded jal jala jali jale jhulas jhuls jhulsa jhulsi जल जला जली झुलस झुलसा",
  badly:
    "severe severely badly deep electric electrical chemical acid boiling khaulta khaulte ubalta ubalte fire aag petrol cylinder blast phata phat firecracker cracker crackers pataka patakha tezab degree percent आग सिलेंडर पटाखा पटाखे खौलता उबलते तेजाब",
  charred: "burnt burned scalded jala jali jale jhulas jhulsa jhulsi जला जली झुलस झुलसा",
  muchSkin: "face chehra eyes aankh chest seena body sharir whole pura poora puri चेहरा शरीर पूरा पूरी",
  feet: "feet foot soles sole talwe talve ointment cream gel malham marham तलवे",
  falls: "gir gira giri gire fell spilled spilt splashed splash girgaya गिर गिरा गिरी गिरे",
  scalding: "garam khaulta khaulte ubalta ubalte hot boiling गरम गर्म खौलता उबलता उबलते",
  head: "head sir sar skull matha khopdi सिर सर माथा खोपड़ी",
  hurt: "injury injured injuries hit hitting fell fallen bumped banged fracture gir gira giri gire chot chott futa takra चोट गिर गिरा गिरी टकरा",
  splits: "phat fat fata phata phut fut फट फूट",
  hair: "hair baal bal balon baalon bald ganja बाल बालों",
  fit: "daura daure daurey dauraa jhatka jhatke seizure seizures convulsion convulsions fits दौरा दौरे झटके",
  comes:
    "pad pada pade padte padta aa aaya aaye aate aata aaya aya ayi aane lag पड़ पड़ा पड़े पड़ते आ आया आए आते रहा रहे",
  newborn: "newborn newborns navjaat navjat neonate infant नवजात शिशु",
  child:
    "baby babies infant newborn navjaat shishu bachcha bachchi bachche bachchey bacha bache bachi baccha bacche bachhe bachho bachcho child toddler kid son daughter beta beti bete नवजात शिशु बच्चा बच्चे बच्ची बेटा बेटी",
  limp: "limp floppy sust susti lethargic drowsy blue bluish neela neeli neele unresponsive dhila dheela सुस्त नीला नीली ढीला",
  hot: "fever bukhar bukhaar temperature बुखार ज्वर",
  yellow: "yellow yellowish jaundice peela peeli pila pili peeliya piliya पीला पीली पीलिया",
  feeds: "feed feeding feeds breastfeeding latching sucking suck",
  milk: "doodh dudh milk दूध",
  drinks: "pi pee peeta pita peeti piye pe drinking drink taking पी पीता पीती",
  not: "not no nahi nhi nahin na dont doesnt isnt cant cannot refuse refuses refusing refused stopped chhod बंद नहीं छोड़ nai",
  pregnant:
    "pregnant pregnancy garbhvati garbhwati garbhavati garbhavastha garbh hamal प्रेगनेंट प्रेग्नेंट प्रेगनेंसी प्रेग्नेंसी गर्भवती गर्भ गर्भावस्था",
  spots: "spotting spot spots dhabba dhabbe",
  waters:
    "bleeding blood khoon khun leak leaking fits daura headache blurred severe accident fell gir खून दौरा broke broken",
  moves:
    "movement movements moving move moves kick kicks kicking hil hilna hilta hilti halchal hulchul hal हिल हिलना हलचल",
  less: "no not less reduced decreased stopped kam nahi nhi nahin band slow कम नहीं बंद",
  unborn:
    "baby fetus foetus fetal foetal bachcha bacha baccha bachche pet pregnancy pregnant garbh बच्चा बच्चे पेट गर्भ",
  stiff:
    "stiff stiffness akad akda akdi akadna convulsion convulsions fits delirious delirium confused confusion badbada badbadana behki behaki unconscious behosh 104 105 106 107 अकड़ अकड़ी बेहोश",
  rash: "rash rashes chakatte daane चकत्ते दाने",
  dengue: "dengue dengu डेंगू chikungunya malaria मलेरिया typhoid",
  worsens:
    "bleeding blood khoon vomiting ulti platelets platelet plate behosh unconscious severe khun खून उल्टी प्लेटलेट्स प्लेटलेट thande thanda ठंडे",
  lips: "lips lip tongue honth hoth jeebh jibh होंठ जीभ",
  swells: "swelling swollen swell swelled sooj suj soojan sujan soojna sooji suji सूज सूजन",
  eye: "eye eyes aankh ankh aankhon ankhon aankho ankho आंख आँख आंखों आँखों aankhe aankhein ankhe आंखें",
  caustic:
    "acid chemical chemicals chuna choona lime harpic phenyl tezab tejab glue fevikwik fevikwick superglue cement bleach paint welding battery चूना तेजाब तेज़ाब केमिकल सीमेंट",
  struck:
    "hit ball stick needle metal loha lohe lakdi injury chot chubh pricked poked blood bleeding khoon glass kaanch kanch चोट चुभ खून",
  current: "current karant electric electricity bijli करंट बिजली",
  shocks: "shock lag laga lagi lagaa lagna jhatka jhatke chipak लग लगा लगी झटका चिपक",
  drowns: "drown drowned drowning doob dub duba dooba doobna डूब डूबा डूबने",
  inWater:
    "water pool river pond tank pani paani nadi talab talaab nahar gaya gayi raha swimming पानी नदी तालाब गया गई",
  dies: "die dying marna marne mar maru marun maroon marjau marjaun suicide मरना मरने मर मरूं",
  wishes:
    "want wish wanted wanting feel feeling chahta chahti chahte mann man dil socha sochta sochti thoughts thinking चाहता चाहती मन दिल सोच soch",
  life: "life zindagi jindagi zindgi jeevan jiwan jeene jine jeena jina jeeni live living ज़िंदगी जिंदगी जीवन जीने जीना",
  ends: "end ending khatam khatm worthless pointless tang thak reason bekar haar खत्म ख़त्म तंग थक बेकार",
  longLife: "long insurance style lifestyle shelf expiry quality",
  harms: "kill killing harm harming suicide",
  self: "myself self khud खुद",
  slits: "cut cutting slit kaat kaati kat kaatna काट",
  wrist: "wrist wrists nas naso nason kalai कलाई नस नसें",
  sugar: "sugar diabetic diabetes shugar madhumeh शुगर मधुमेह",
  collapses:
    "low unconscious behosh faint fainted fainting coma pasina paseena sweating shaking kaanp kanp बेहोश पसीना कांप",
  throat: "throat gala gale gle windpipe गला गले",
  stuck:
    "stuck atak atka atki phas phasa fas fasa fasi phans bone haddi kanta kaanta अटक अटका फंस फँस फंसा हड्डी कांटा",
  loose: "vomit vomiting vomits ulti ultiyan dast loose motion motions diarrhea diarrhoea उल्टी दस्त",
  unending:
    "nonstop continuous continuously constantly lagatar lagataar sunken sust behosh drowsy लगातार सुस्त बेहोश",
  smoke: "smoke fumes dhuan dhua dhuaan chlorine carbon monoxide lpg धुआं धुंआ heater geyser angithi",
  inhaled: "inhaled inhale inhaling breathed inside chala saans ghut bhar leak leaked अंदर सांस घुट भर behosh",
  nostril: "nose nostril naak nak ear ears kaan kan नाक कान",
  lodged:
    "stuck bead beads seed battery moti chana button kankar fas fasa phas phasa ghus ghusa ghusi insect keeda kida makhi फंस घुस कीड़ा मोती",
  rusty: "rusty rust jung zang jang rusted जंग",
  pierced: "cut lag laga lagi nail keel kil ghus chubh stepped blade injury wound chot लग लगी कील घुस चुभ चोट",
  testicle: "testicle testicles testis testicular scrotum andkosh andakosh andkosha अंडकोष अण्डकोष",
  aches: "pain dard swelling swollen sujan sooj twisted sudden lump ganth hard दर्द सूजन गांठ",
  stroke: "stroke haemorrhage hemorrhage",
  brain: "brain dimag dimaag brainstroke दिमाग ब्रेन",
  saas: "saas",
  takes: "le lene leni lete lena leti",
  palsyName: "falij faalij lakwa lakva laqwa लकवा लकवे paralysis",
  strikes: "attack atack ataik atak aaya aya gaya maar अटैक आया मार",
  oxygen: "oxygen spo2 oximeter ऑक्सीजन",
  lowNumber: "low gir kam drop 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 कम",
  choking: "choking choke choked",
  windpipe: "nali नली",
  bees: "bees wasps hornets madhumakkhi madhumakkhiyo madhumakkhiyon tatiya tataiya barre मधुमक्खियों",
  swarm: "saari sari many bahut jhund swarm saath झुंड",
  drowsy: "vomiting ulti sleepy drowsy sust behosh उल्टी सुस्त",
  severed: "alag severed amputated amputation",
  cutPart: "kat kata cut ungli finger fingers hand haath",
  knife: "knife chaku chaaku stabbed stab gunshot चाकू",
  core: "pet belly stomach chest seena gardan neck back पेट सीने",
  sharp: "tez severe sharp तेज़ तेज",
  urine: "urine peshab pishab peshaab पेशाब",
  sunken: "sunken dhasi dhansi dhas धंसी धंस",
  rolls: "palat palti palatna ulat rolled rolling पलट",
  jaw: "jabda jaw जबड़ा",
  locks: "akad akda akdi lock locked अकड़",
  hives: "hives pitti urticaria पित्ती",
  acute: "vomiting ulti right dayi dayen dayan lower उल्टी",
  shut: "band bandh बंद",
  heat: "sun heat garmi dhoop loo लू धूप",
  heatStruck: "stroke confused unconscious behosh बेहोश",
  hangs: "hang hanging faansi phansi fansi फांसी",
  cuttingNow: "cutting",
  willDie: "jaunga jaungi jaaunga jaaungi jaunga जाऊंगा जाऊंगी",
  darkBlood: "coffee kaali black",
  responds: "respond responding response responsive",
  lump: "ganth gaanth gathan lump lumps गांठ",
  bodyPlace: "gala gale throat neck gardan breast stan bagal armpit गले गर्दन स्तन",
  swallowing: "nigalne nigalna swallowing निगलने",
  trouble: "dikkat takleef taklif difficulty difficult दिक्कत तकलीफ",
} as const;

/** Each line is a slug of help and its groups: one word of each, and none of a group with a minus. */
export const DANGER_LINES = `
self-harm: dies wishes -hair
self-harm: life ends -longLife
self-harm: life not wishes -longLife
self-harm: harms self
self-harm: slits wrist
self-harm: hangs wishes
self-harm: hangs self
self-harm: cuttingNow self
self-harm: dies willDie
emergency: breath stops -smell -nose
emergency: breath chokes -smell -nose
emergency: wind chokes
emergency: saas takes not
emergency: hives breath
emergency: oxygen lowNumber
emergency: child choking
emergency: windpipe inhaled
emergency: chest collapses
emergency: palsyName strikes
emergency: responds not -tablets
emergency: chest pressing
emergency: blood much -period -bloodTerms
emergency: blood vomited -bloodTerms
emergency: loose darkBlood
emergency: severed cutPart
emergency: knife core
emergency: child falls drowsy
emergency: child sunken
emergency: eye rolls
emergency: jaw locks
emergency: bees swarm bites
emergency: bites throat swells
emergency: pregnant sharp pain
emergency: belly hard pain acute
emergency: belly passed shut vomited
emergency: heat heatStruck
emergency: swallowed poison -harmless -bites
emergency: gulped tablets tooMany -relief -mayOne
emergency: snake bites
emergency: faceOf palsy
emergency: sudden numb
emergency: oneSide halfOf numb
emergency: oneSide halfOf lifts not
emergency: half trunk numb
emergency: speech slurred
emergency: speech sudden not
emergency: sight sudden
emergency: sight gone eye
emergency: brain stroke
emergency: worst pain head
emergency: sudden worst pain
emergency: burnt badly -feet -harmless
emergency: charred muchSkin
emergency: falls scalding
emergency: head hurt -hair
emergency: head splits -pain
emergency: fit comes
emergency: child limp
emergency: newborn hot
emergency: newborn feeds not
emergency: newborn milk drinks not
emergency: pregnant waters
emergency: moves less unborn
emergency: hot stiff
emergency: dengue worsens
emergency: lips swells
emergency: eye caustic
emergency: current shocks
emergency: drowns inWater
emergency: sugar collapses
emergency: throat stuck
emergency: smoke inhaled
see-a-doctor: belly hard pain
see-a-doctor: hot rash
see-a-doctor: blood passed -bloodTerms
see-a-doctor: beast bites
see-a-doctor: child feeds not
see-a-doctor: child milk drinks not
see-a-doctor: child yellow -passed
see-a-doctor: eye struck
see-a-doctor: loose unending
see-a-doctor: loose urine not
see-a-doctor: child urine not
see-a-doctor: nostril lodged
see-a-doctor: rusty pierced
see-a-doctor: testicle aches
see-a-doctor: pregnant spots
see-a-doctor: lump bodyPlace
see-a-doctor: swallowing trouble
see-a-doctor: worst pain
`;
