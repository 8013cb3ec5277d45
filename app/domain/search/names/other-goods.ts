// What people ask a homeopathic shop for that it does not keep: names of allopathic medicines and of things from other shops.
// Without them "crocin" would be taken for a slip of the pen.

export const OTHER_GOODS: readonly string[] =
  `paracetamol, pcm, crocin, calpol, dolo, dolo 650, combiflam, disprin, aspirin, ibuprofen, brufen, saridon, diclofenac, voveran,
  nimesulide, aceclofenac, zerodol, tramadol, azithromycin, azithral, amoxicillin, amoxyclav, augmentin, ciprofloxacin, cefixime,
  doxycycline, antibiotic, antibiotics, cetirizine, cetzine, levocetirizine, montelukast, montair, allegra, avil, benadryl, corex,
  ascoril, honitus, koflet, cofsils, strepsils, vicks, vicks vaporub, otrivin, asthalin, inhaler, pantoprazole, pan d, pan 40,
  omeprazole, omez, rantac, ranitidine, digene, gelusil, eno, pudin hara, metformin, glycomet, insulin, glimepiride, amlodipine,
  telmisartan, telma, atorvastatin, thyronorm, eltroxin, viagra, sildenafil, unwanted 72, i pill, ipill, contraceptive, condom,
  condoms, betadine, dettol, savlon, soframycin, volini, moov, iodex, burnol, band aid, bandage, cotton, syringe, thermometer,
  bp machine, glucometer, mask, sanitizer, diaper, diapers, pampers, huggies, boiron, weleda, baby food, cerelac, horlicks, bournvita, protein powder, whey protein,
  revital, zincovit, becosules, shelcal, vitamin c tablets, vitamin d, limcee, evion, ors, electral, zandu balm, amrutanjan,
  chyawanprash, dabur, patanjali, himalaya liv 52, liv 52, ayurvedic, ayurveda, unani, ashwagandha churna, triphala churna,
  shilajit, giloy juice, alprax, alprazolam, sleeping pills, diazepam, loperamide, ondem, domstal, meftal, meftal spas, cyclopam,
  norflox, metrogyl, flagyl, ofloxacin, deriphyllin, wikoryl, sinarest, d cold, cheston cold, shoes, mobile, mobile phone, laptop,
  nivea, vaseline, ponds, lakme, boroplus, boroline, himalaya, hamdard, baidyanath, zandu, traumeel, bioforce, oximeter, nebulizer,
  crepe bandage, hot water bag, sunscreen, lipstick, perfume, agarbatti, shirt, saree, milk, bread, atta, rice, cigarette, gutka, pan masala, beer, whisky,
  x-ray, accu chek, accu check, accucheck, dr batra, dr batras, maggi, noodles, biscuit, biscuits, kurkure, bisleri, amul, parle g,
  betnovate, quadriderm, clotrimazole, ketoconazole, fluconazole, nizoral, lobate, panderm, itch guard, ring guard, neurobion, supradyn,
  calcimax, ecosprin, clopidogrel, losartan, ramipril, thyrox, thyroxine, levothyroxine, januvia, galvus, jardiance, amaryl, gluconorm,
  cremaffin, dulcolax, isabgol, lactulose, duphalac, sucrafil, mucaine, spasmonil, buscopan, vomikind, emeset, ondansetron,
  sporlac, enterogermina, econorm, redotil, ceftum, monocef, moxikind, levofloxacin, ciplox, albendazole, zentel, ivermectin,
  fabiflu, dexamethasone, prednisolone, wysolone, omnacortil, medrol, levolin, budecort, foracort, seroflo, duolin, ambrodil, ambroxol,
  chericof, grilinctus, phensedyl, nicip, flexon, ultracet, dynapar, hifenac, vasograin, naproxen, etoricoxib, pregabalin,
  gabapentin, clonazepam, lonazep, escitalopram, fluoxetine, melatonin, minoxidil, finasteride, mintop, tugain, biotin, fish oil,
  creatine, mass gainer, protinex, pediasure, complan, glucon d, zinda tilismat, kayam churna, hajmola, whisper, whisper pad, sanitary pads, stayfree, yoga mat,
  पैरासिटामोल, क्रोसिन, डोलो, एंटीबायोटिक, इंसुलिन, विक्स, डेटॉल`
    .split(",")
    .map((name) => name.trim().replace(/\s+/g, " "));

/** Of these, without spaces, what people tell of when they tell a complaint, rather than ask for it: "mobile dekh ke sar dard". */
export const GOODS_TOLD_OF: ReadonlySet<string> = new Set(
  `mobile, mobile phone, laptop, shoes, mask, milk, bread, rice, atta, beer, whisky, cigarette, gutka, pan masala, maggi, noodles,
  biscuit, biscuits, kurkure, perfume, agarbatti, lipstick, sunscreen, baby food`
    .split(",")
    .map((name) => name.replace(/\s/g, "")),
);
