// Signs for which nobody should look for a medicine first, in the words of those who are frightened: English, Hinglish and Hindi.
// `emergency` says 112 and the nearest hospital, `self-harm` Tele-MANAS, `see-a-doctor` that a doctor must look at it. From the red
// flags of our own condition pages and of any first-aid course: chest, breath, consciousness, bleeding, poison, bites, shock, the wish
// to die.

export const RED_FLAG_LINES = `
care emergency: chest pain, chest mein dard, chest me dard, chest tightness, pain in chest, left arm pain, seene mein dard, seene me dard, seene mein bhari, chati mein dard, chhati mein dard, chaati me dard, dil mein dard, dil me dard, baye haath mein dard, सीने में दर्द, छाती में दर्द, दिल में दर्द, बाएं हाथ में दर्द
care emergency: breathless, breathlessness, cannot breathe, cant breathe, not able to breathe, not breathing, difficulty breathing, difficulty in breathing, gasping, choking, gala ghut raha, saans ruk rahi, saans ruk gayi, saans rukna, saans nahi aa rahi, saans nahi le pa raha, saans atak, gale mein atak gaya, gale mein phas gaya, blue lips, honth neele, neela pad gaya, neeli pad gayi, सांस रुकना, सांस नहीं आ रही, सांस रुक रही, सांस अटक, गले में अटक, नीला पड़ गया, होंठ नीले
care emergency: unconscious, fainted, fainting, not waking up, behosh, behosh ho gaya, hosh nahi, hosh mein nahi, बेहोश, बेहोश हो गया, होश नहीं
care emergency: heavy bleeding, bleeding not stopping, khoon nahi ruk raha, khoon beh raha, khoon ki ulti, vomiting blood, blood vomit, coughing blood, blood in cough, khansi mein khoon, khansi me khoon, head injury, sar mein chot, sir mein chot, accident, accident ho gaya, खून नहीं रुक रहा, खून की उल्टी, खांसी में खून, सिर में चोट, एक्सीडेंट
care emergency: face drooping, face droop, muh tedha, munh tedha ho gaya, ek taraf sunn, slurred speech, bolne mein dikkat, मुंह टेढ़ा, एक तरफ सुन्न
care emergency: poison, poisoning, overdose, zeher, zehar, jahar, zeher kha liya, acid pi liya, phenyl pi liya, kerosene pi liya, battery nigal li, coin nigal liya, swallowed coin, swallowed battery, drank kerosene, drank acid, ज़हर, ज़हर खा लिया, सिक्का निगल लिया
care emergency: snake bite, snakebite, scorpion sting, scorpion bite, saanp kaatna, saanp ne kata, saanp ne kaat liya, sanp ne kaat liya, sanp ne kata, bichhu kata, bichhu ne kata, bichu ne kata, सांप काटना, सांप ने काटा, बिच्छू ने काटा
care emergency: heat stroke, loo lagna, cholera, haija, electric shock, current lag gaya, bijli ka jhatka, drowning, doob gaya, badly burnt, severe burn, लू लगना, हैजा, करंट लग गया, डूब गया
care self-harm: suicide, suicidal, want to die, kill myself, marne ka man, mar jana chahta, mar jau, jeene ka man nahi, jeena nahi chahta, jeena nahi chahti, khudkushi, khudkhushi, aatmahatya, atmahatya, आत्महत्या, खुदकुशी, मरने का मन, जीने का मन नहीं
care emergency: anaphylaxis, allergic shock, throat swelling, throat closing, appendicitis, appendix, appendix pain, labour pain, prasav dard, अपेंडिक्स, प्रसव पीड़ा
care see-a-doctor: ear pain, kaan dard, kan dard, kaan mein dard, kaan bahna, kaan se pani, कान दर्द, कान में दर्द, कान बहना
care see-a-doctor: eye pain, eye injury, eye infection, red eyes, conjunctivitis, aankh mein dard, aankh mein chot, aankh mein jalan, aankh lal hona, aankh lal, aankh aana, aankh dukhna, आंख में दर्द, आंख दर्द, आंख में चोट, आंख लाल, आंखें लाल, आंख आना
care see-a-doctor: nasha, nasha chhudana, nashe ki dawa, nasha mukti, sharab chudana, sharab chhudane ki dawa, alcohol addiction, tobacco addiction
care see-a-doctor: bleeding, nose bleeding, nosebleed, nose bleed, nakseer, naksir, naak se khoon, khoon aana, khoon nikalna, khoon nikal raha, blood in stool, blood in urine, peshab mein khoon, latrine mein khoon, potty mein khoon, tatti mein khoon, khoon ki kami, anaemia, नकसीर, नाक से खून, पेशाब में खून, लैट्रिन में खून, खून आना, खून की कमी
care see-a-doctor: urine infection, uti, peshab mein jalan, peshab band, peshab nahi aa raha, urine not coming, frequent urine, baar baar peshab, bar bar peshab, raat ko peshab, बार बार पेशाब, bed wetting, bistar geela karna, पेशाब में जलन, पेशाब बंद, बिस्तर गीला करना
care see-a-doctor: fracture, haddi tooti, haddi tootna, haddi tut gayi, broken bone, stitches, deep cut, gehra ghav, pus nikal raha, mavad nikal raha, wound not healing, zakhm nahi bhar raha, हड्डी टूटना, हड्डी टूट गई, फ्रैक्चर, गहरा घाव
care see-a-doctor: breast pain, breast lump, stan mein dard, stan mein ganth, testicle pain, testis pain, andkosh mein dard, andkosh sujan, स्तन में दर्द, अंडकोष में दर्द
care see-a-doctor: dog bite, kutte ka kaatna, kutte ne kata, kutte ne kaat liya, kutta kaat liya, cat bite, billi ne kata, monkey bite, bandar ne kata, bandar ne kaat liya, rat bite, tetanus, कुत्ते का काटना, कुत्ते ने काटा, बंदर ने काटा
care see-a-doctor: abortion, bachcha girana, bachcha girane, garbhpat, miscarriage, गर्भपात, बच्चा गिराना
care see-a-doctor: psoriasis, soriasis, swelling, sujan, soojan, snoring, kharaate, dehydration, pani ki kami, सोरायसिस, सूजन, खर्राटे, पानी की कमी
`;
