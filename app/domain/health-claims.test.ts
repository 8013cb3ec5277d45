import { expect, test } from "vitest";
import { findHealthClaims } from "#app/domain/health-claims.ts";
import { restrictedAreasIn } from "#app/domain/restricted-areas.ts";

const FORBIDDEN = lines(`
Arnica cures arthritis.
This tonic cures diabetes without a diet.
Our drops cured thousands of patients.
A sure cure for every skin complaint.
Curing hair fall since 1998.
Homeopathy is the only system that cures disease.
All chronic diseases are curable with our kit.
Hyperactive children are cured by these globules.
It heals completely what others only suppress.
This remedy heals any wound of body or soul.
Eradicates the illness from its root.
Removes your illness from the root.
It attacks the root cause and ends every ailment.
Get rid of your cough with one bottle.
A panacea for modern life.
The cure-all of every family.
Say goodbye to illness: our medicine ends all disease.
Sinus ka pakka ilaj ab ghar par.
Har bimari ka ilaj homeopathy mein.
Khansi ko jad se khatam kare.
Zukam se hamesha ke liye chhutkara payen.
Yeh dawa aapko bilkul theek kar degi.
हर रोग का इलाज एक ही बोतल में।
पुरानी खांसी को जड़ से मिटाए।
इस दवा से आप पूरी तरह ठीक हो जाएंगे।
Guaranteed results or your money back.
We guarantee relief in every case.
Relief guaranteed from the first bottle.
100% effective for cough and cold.
100% result, written guarantee.
Hundred per cent success with acne.
Permanent relief from sinus trouble.
A permanent solution for dandruff.
Your allergy is gone for good, permanently.
Lasting relief that others cannot offer.
Instant relief from headache.
Overnight results for pimples.
Works like magic on tired skin.
A miracle remedy from Germany.
Magic drops that every mother should own.
The wonder medicine for the whole family.
Never fails, whatever the complaint.
Once treated with it, acne never comes back.
Pimples vanish in 7 days.
Cough gone in just two days.
Relief in 30 minutes, every time.
Feel better within three doses.
Acidity ko 5 minute mein aaram.
Sirf 3 din mein asar dekhiye.
केवल 7 दिन में आराम।
Clinically proven to work.
Scientifically proven remedy for warts.
Proven results since our grandfather's days.
The best medicine for cough in India.
The most effective remedy against allergy.
India's no. 1 medicine for hair fall.
Khansi ki ramban dawa.
यह खांसी की रामबाण औषधि है।
No disease is beyond this remedy.
Every kind of illness can be treated here with success, all ailments helped.
No side effects at all.
It works without any side effects.
Zero side effects and suitable for babies.
Completely safe for newborn babies.
Safe for everyone, from babies to grandparents.
Absolutely harmless, take as much as you like.
It can do no harm.
Bina side effect ke kaam kare.
कोई साइड इफेक्ट नहीं, बेफिक्र होकर लें।
Homeopathy is risk-free.
Stop your allopathic medicines and begin today.
Throw away your inhaler with these drops.
Give up insulin in a month.
Replaces insulin the natural way.
Better than antibiotics for a sore throat.
Take it instead of surgery.
Avoid surgery with our drops.
No operation needed, only two bottles.
Bina operation ke rahat payen.
You do not need a doctor when you have this kit.
Stronger than allopathy and gentler than steroids.
A substitute for chemotherapy.
No need of vaccines for your child.
Say goodbye to painkillers.
Best medicine for diabetes.
Controls blood sugar naturally.
Our drops keep sugar levels normal, order now.
Sugar ki dawa sabse sasti yahan.
Sugar patients love this tonic.
मधुमेह के लिए खास दवा।
Lowers high blood pressure naturally.
Rauwolfia Q is used for hypertension.
BP control drops, 30 ml, in stock.
Dissolves kidney stones.
Berberis Vulgaris Q breaks gallstones.
Removes a 9 mm stone.
Pathri ki dawa ghar baithe mangayen.
पथरी के लिए होम्योपैथी ड्रॉप्स।
Shrinks piles.
Relief from bleeding piles with R13 drops.
Bawasir ki dawa free delivery ke saath.
बवासीर से छुटकारा पाएं।
A course of tablets for fistula.
Useful in anal fissure.
Arthritis pain relief oil.
Rhus Tox is a good remedy for rheumatism.
Gathiya ke dard ki dawa.
गठिया की दवा यहां मिलती है।
Lowers uric acid.
Colchicum is effective in gout.
Spondylitis drops at 10 per cent off.
Slip disc treatment without pain.
Treats asthma.
Blatta Orientalis Q helps asthmatic patients breathe.
Dama ke liye syrup.
Fights cancer cells.
Conium is indicated in tumours of the breast.
Shrinks fibroids.
Thuja for lipoma, buy now.
A supportive tonic for tuberculosis.
Drops for epilepsy and fits.
Mirgi ki homeopathic dawa.
Restores movement after paralysis.
Lakwa ke mareez ke liye oil.
Sciatica combination, 22 ml.
Migraine relief drops.
Cataract drops, Cineraria Maritima, remove cloudiness.
Improves eyesight so that spectacles go.
Motiyabind bina operation.
Opens up deafness caused by age.
A remedy for tinnitus and hearing loss.
Regrows hair on bald patches.
New hair growth guaranteed by our oil.
Stops premature greying.
Ganjapan door karne wala tel.
A fairness cream with Berberis Aquifolium.
Gives you a fair complexion.
Removes dark spots and makes you fairer skin.
Gora hone ki cream.
Grow taller with Baryta Carb.
Height growth tablets for teenagers.
Lambai badhane ki dawa.
Weight loss drops, Phytolacca Berry.
Lose 10 kg with our tablets.
Burns belly fat.
Motapa kam karne ki dawa.
मोटापा घटाने की होम्योपैथी दवा।
Thyroid control tablets.
Thyroidinum for goitre, 30 ml.
Cures jaundice.
Chelidonium Q for fatty liver.
Piliya ki dawa.
A liver tonic that repairs liver damage.
Sexual weakness? Try our Damiana drops.
Increases stamina and sexual power.
Damiana Q for impotence.
Mardana kamzori ki dawa.
शीघ्रपतन की होम्योपैथी दवा।
Raises your sperm count.
Prostate drops with Sabal Serrulata.
Regulates periods.
Relief from period pain.
Drops for leucorrhoea.
PCOD medicine, three-month pack.
Helps women with infertility conceive.
Safed pani ki dawa.
मासिक धर्म की दवा।
Enlarges breast size.
A remedy for miscarriage.
Vitiligo ointment, 25 g.
Safed daag ka tel.
सफेद दाग के लिए दवा।
Brings back memory.
A memory booster for students.
Anacardium improves memory before examinations.
Kali Phos cures depression.
Drops for anxiety disorder.
Calms hysteria.
Autism medicines at the lowest price.
Peptic ulcer tablets.
Varicose veins gel.
Hamamelis is recommended for varicose veins.
Hernia treatment with Lycopodium.
Hydrocele? Order Rhododendron 30 today.
Crataegus Q strengthens the heart and prevents heart attack.
Lowers cholesterol and opens blocked arteries.
Protects you from dengue.
Malaria prevention pills.
Bukhar ki dawa turant asar.
Eupatorium is used for typhoid fever.
Medicine for syphilis.
Appendicitis medicine that works.
Doctor recommended drops for diabetes.
Trusted by doctors for kidney stones, order now.
Suffering from piles? We have the right bottle.
Looking for a remedy for thyroid?
This is not a painkiller but it cures back pain.
It has no sugar, and it cures cough.
Our formula wipes out arthritis in old age.
Homeopathy can permanently end your migraine.
Never suffer from piles again.
Get freedom from thyroid tablets.
Most effective homeopathic medicine for kidney stone.
Diabetes? Our drops end it.
Helps manage PCOS and irregular periods.
Natural relief for prostate enlargement.
A gentle treatment for autism and ADHD.
R41 for sexual weakness, pack of two.
Fucus Vesiculosus for slimming.
Fair and glowing skin in two weeks.
Sabal Serrulata Q is used for enlarged prostate.
Thuja removes warts permanently.
You will see results within 10 days, we promise.
Doctors are amazed: patients recover completely.
Buy our heart tonic for heart patients.
Rauwolfia brings your BP back to normal.
Stops hair fall and grows new hair.
Guaranteed freedom from allergy.
Keeps heart attack away.
Used by asthma patients for forty years.
Say no to surgery: gall bladder stones dissolve.
Useful for weak eyesight.
Lycopodium 200 for impotency.
Ab motapa ghatana hua aasan, order karein.
Thyroid ka permanent solution.
Kidney ki pathri nikale bina dard ke.
Bachcho ki height badhaye.
High BP walon ke liye vardaan.
Dengue se bachav ki dawa.
गंजेपन से छुटकारा।
लकवा की होम्योपैथिक दवा।
हाई ब्लड प्रेशर को कंट्रोल करे।
Even stage four cancer responds to our medicine.
Improves fertility in women with uterine fibroids.
Sharpens memory and increases IQ.
It is absolutely free from side effects.
Nobody who took it ever fell ill again.
Cough will be gone by tomorrow, guaranteed.
Bring your sugar under control this month.
Finally an answer to infertility.
Stone comes out with urine in a week.
One bottle and the piles dry up.
The secret of a taller child.
An end to sleepless nights with asthma.
Tumours melt away silently.
Make your husband strong again: Damiana and Ginseng.
Experience total recovery.
Our success rate is 98 per cent in vitiligo.
Heart blockage opens without bypass.
Trusted tonic for liver trouble since 1962.
Homeopathic cure for psoriasis.
Our clinic specialises in curing infertility.
Take this and you can eat sweets again, diabetics.
Syzygium Q, the natural sugar killer.
Tired of thyroid tablets? Switch to our drops.
For gout: Colchicum 30.
Baal jhadna band, naye baal ugaye.
Bawaseer mein turant rahat.
थायराइड को जड़ से मिटाएं।
It never harms anybody.
The only medicine you will ever need.
Results in every patient, without exception.
Doctors say it is a sure remedy.
`);

const FINE = lines(`
We promise no cures.
No honest shop can promise a cure.
We do not guarantee any result.
Homeopathy does not cure diabetes.
Will these medicines cure my condition?
Can homeopathy treat serious diseases?
Can piles or stones be treated here?
Indian law does not allow advertising medicines for such conditions.
Never stop blood-pressure, diabetes, epilepsy, thyroid or heart medicine without medical advice.
Do not stop your insulin because you feel better.
Large reviews have not found these medicines better than a placebo.
Traditionally used in homoeopathy for a dry cough at night.
Traditionally used for a blocked nose and sneezing.
Arnica is traditionally used in homoeopathy for bruises and sore muscles.
See a doctor for chest pain, breathlessness or fainting.
See a doctor if a fever above 101°F lasts three days.
Go to a hospital at once for signs of a stroke.
Call 112 for heavy bleeding, fits or poisoning.
A baby under three months with fever needs a hospital at once.
Tell the doctor if you have diabetes, high blood pressure or thyroid disease.
People with diabetes should count globules and ask a doctor.
Pregnant women should ask their obstetrician before taking any medicine.
A yellow tint of the eyes can mean jaundice and needs a doctor.
Weight loss without a reason needs a medical check.
Black stools, vomiting blood or weight loss need a doctor the same day.
A doctor should look at a lump that grows.
Any lump can be a tumour, so let a doctor see it.
Round bald patches need a doctor.
Get iron, thyroid and vitamin levels checked and treat dandruff first.
Side effects are uncommon with high dilutions.
Low-potency tinctures can have side effects.
No medicine is completely safe.
Nobody can say that a medicine has no side effects.
Nothing here replaces your doctor's advice.
It is not a substitute for emergency treatment.
Is homeopathy a substitute for emergency treatment?
It is not instead of surgery that somebody buys a tincture.
Cough syrup, 100 ml, made by SBL.
Dilutions are sold in 30 ml glass bottles.
Best before three years from manufacture.
Our best sellers of this month.
Best Sellers
The best price is the one on the label or below.
Every pack shows batch, expiry and MRP.
Sealed packs come back within 7 days.
Your order arrives in 3 to 5 working days.
Delivered within 2 to 3 hours in Sohna.
We contact you within 24 hours.
We reply within two days.
Free delivery on orders of ₹499 and above.
Same-day delivery in Sohna and Gurgaon.
Pay by UPI or cash at the door.
A replacement is sent within two days of your message.
The refund reaches your bank in 5 to 7 days.
Orders from ₹5,000 get a discount of 5 to 20 per cent.
Take 2 to 4 globules under the tongue.
Four tablets, three times a day, dissolved on the tongue.
Do not touch the globules with your fingers.
Keep the bottle away from heat, light and children.
Store below 25 degrees.
If there is no change in one to two weeks, stop and speak to a doctor.
Stop when you feel better.
Stop the medicine if a rash appears.
Ask before you give anything to a child under one year.
The number on the bottle is the potency.
30C means one part in a hundred, thirty times.
Anything above 12C is diluted past the point where a molecule is expected to remain.
A higher number is not stronger in the ordinary sense.
Homeopathy was begun by Samuel Hahnemann in the 1790s.
Homeopathic medicines are regulated under the Drugs Rules.
The shop sells under a licence in Form 20-C.
The licence is displayed at the counter.
Schwabe and Reckeweg are German names.
Imported bottles are often 22 ml.
Calendula ointment, 25 g, for outside use.
Do not put an ointment on a deep wound.
Clean a wound with water first.
A wound that does not heal in two weeks should be shown to a doctor.
Small burns cool under running water for twenty minutes.
Drink ORS in small sips.
Steam, rest and warm fluids come first with a cold.
Coughs after a cold often last two to three weeks.
Most colds go by themselves within a week.
Acidity is often worse after late and heavy meals.
Dandruff is a mild, common scaling of the scalp.
Hair fall after an illness often settles by itself.
Acne is common between 12 and 25.
Wash your face twice a day with a mild soap.
Sleep at the same time each night.
Walk half an hour a day.
Loose motions in a small child can be dangerous.
Stress and sleep go together.
Worry before an examination is common.
Kali Phos is one of the twelve tissue salts.
Alfalfa tonic is sold with and without sugar.
Sugar-free syrups carry it on the label.
Sugar globules, number 30, 450 g.
Globules are made from cane sugar.
Bio-combination 5 is the one traditionally used for a runny nose.
Nux Vomica is traditionally used for a heavy stomach after meals.
Rhus Tox is traditionally used for stiffness that eases with movement.
Chamomilla is traditionally used for restless teething babies.
Hepar Sulph is traditionally chosen for a sore throat with chilliness.
Apis is chosen for stings that burn and swell.
Hay fever in spring: sneezing, watering eyes.
Mouth ulcers that last three weeks need a dentist.
Book a consultation at the clinic or by video.
The doctor asks about your sleep, meals and temper.
The doctor decides whether a medicine is right for you.
A doctor treats the person, not a list of words.
Your own doctor will treat the infection.
Bring old reports and a list of your medicines.
Emergencies and infants with fever must be seen in person.
We do not sell medicines for diabetes, cancer or epilepsy on these pages.
This page offers no medicine for piles, because the law forbids it.
The Drugs and Magic Remedies Act lists diabetes, cancer, epilepsy and other diseases.
We publish nothing that ties a product to cancer, diabetes or heart disease.
A remedy is not a vaccine.
Antibiotics must be taken to the last tablet.
Do not use homeopathic medicines instead of vaccines.
Never skip a blood pressure tablet for globules.
Homeopathic medicines are not better than antibiotics for an infection.
Ask us what a potency means.
Add it to your cart.
Only three packs left.
Read the label before use.
The seal of the pack must be unbroken.
Complaints are acknowledged within 48 hours.
We keep invoices for the years the tax law asks for.
You may withdraw your consent at any time.
Your records are deleted when you close the account.
The privacy notice lists each purpose.
Disputes go to the courts of Gurugram.
Reviews come from people who bought the product.
We do not write reviews ourselves.
Good packing, the bottle came dry and sealed.
Delivery took one day longer than promised.
The globules dissolve slowly on the tongue.
Nice smell, does not leave stains on clothes.
I use it after shaving.
My mother takes it for her dry skin.
Many users report benefit.
Some people report a short flare-up.
Evidence for that rule is thin.
Doses in the books differ from maker to maker.
Thuja is a conifer, the tree of life.
Belladonna is the deadly nightshade.
Sulphur is one of the oldest remedies of the materia medica.
Ask a doctor about thyroid tests.
If you take insulin, ask your doctor before you add anything.
Chest pain can be a heart attack: call 112.
Sudden weakness of one side of the body can be paralysis and is an emergency.
Blood in the urine may be a sign of kidney stones, so see a doctor.
A child who has fits must go to hospital.
Painful periods that keep you from work belong with a doctor.
Depression is an illness; speak to a doctor or call Tele-MANAS.
Yellow eyes, dark urine and fever are signs of hepatitis: see a doctor.
Family history of glaucoma is a reason for a yearly eye test at a doctor's.
खांसी तीन हफ्ते से ज्यादा हो तो डॉक्टर को दिखाएं।
सर्दी में आराम करें और गर्म पानी पिएं।
बुखार तीन दिन से ज्यादा हो तो डॉक्टर के पास जाएं।
Khansi teen hafte se zyada ho to doctor ko dikhayen.
Yeh dawa kisi rog ko theek karne ka wada nahin karti.
Delivery Sohna aur Gurgaon mein usi din.
Our doctor is at the clinic on the days shown.
Call the shop before a long drive.
Prices include GST.
The parcel is packed so that glass cannot break.
We cannot promise that a remedy works for you.
Nobody should promise you a permanent cure.
Beware of anyone who guarantees a result.
Claims like "100% cure" are forbidden by law.
The shop is closed on public holidays.
Homeopathy is not a treatment for cancer.
These pages do not list medicines for diabetes.
Keep taking what your doctor prescribed for blood pressure.
Ear drops are for outside use only.
A cold sore heals within two weeks by itself.
Do not drive after a medicine that contains alcohol.
The book lists it under bruises and sprains.
The parcel will be with you in two days.
It is made from the fresh plant in flower.
If your symptoms get worse, stop and call a doctor.
A fever above 103°F in a child needs care the same day.
People with kidney disease should ask their doctor first.
Ask for a bill with every purchase.
What is the difference between arthritis and muscle pain?
Is there a homeopathic medicine for height?
The price was reduced from ₹120 to ₹105.
Our range covers 19 brands.
Sit upright and sip warm water during an attack of cough.
We replace damaged bottles free of charge.
This tincture is sold in 30 ml packs only, as rule 106-B asks.
Swelling of one leg with pain may be a clot: go to hospital.
Joint swelling with fever needs a doctor.
Some doctors advise against coffee.
It may not suit people with milk sugar intolerance.
Read about stress and sleep.
Long screen hours strain the eyes.
Blink often and rest your eyes every twenty minutes.
A stiff neck after sleep usually eases in a few days.
Gas after meals is common.
The remedy was proved by Hahnemann himself.
Proved on healthy people by the old masters.
The doctor asks about periods, sleep and thirst.
Heart patients should not use it without asking their doctor.
Works of Hahnemann are on our shelf.
Results of the survey are in the leaflet.
Works well on a dry scalp, said a buyer.
The clinic treats patients from Monday to Saturday.
Best stored in a dark cupboard.
Free of sugar and starch.
Keep away from heat and from children.
Colds are more common in winter.
Our pharmacist checks each parcel twice.
There is no evidence that it shrinks a tumour.
Ask a doctor before you give it to a child with asthma.
Menstrual pain that is new or severe belongs with a gynaecologist.
A stroke is an emergency: call 112.
The remedy picture speaks of a restless, anxious person.
The book's headings are head, eyes, ears and heart.
Made in India under licence.
Diabetes, high blood pressure and heart disease are treated in hospitals, not here.
See your dentist if a tooth hurts for two days.
Order before 2 PM and it comes today.
Cash on delivery from ₹100 to ₹3,000.
We answer within one working day.
You get better value with 100 ml.
New packs arrive every week.
The label prints the alcohol content.
The doctor's registration number stands on the prescription.
Vertigo with vomiting needs a doctor.
Traditionally used in homoeopathy for colds with a thick discharge.
Traditionally used for dry skin that itches at night.
Traditionally used for nervous tension before an event.
Children with fits, stiff neck or a rash that does not fade must be seen at once.
The shop is at Sohna Road, Sohna.
`);

test("the corpus is large enough to mean something", () => {
  expect(FORBIDDEN.length).toBeGreaterThanOrEqual(150);
  expect(FINE.length).toBeGreaterThanOrEqual(150);
  expect(new Set([...FORBIDDEN, ...FINE]).size).toBe(FORBIDDEN.length + FINE.length);
});

test("every forbidden sentence is found", () => {
  expect(FORBIDDEN.filter((sentence) => findHealthClaims(sentence).length === 0)).toEqual([]);
});

test("at most one fine sentence in ten raises an alarm", () => {
  const alarms = FINE.flatMap((sentence) => findHealthClaims(sentence));
  expect(alarms.length, JSON.stringify(alarms, null, 1)).toBeLessThanOrEqual(FINE.length / 10);
});

test("a finding names the sentence and what is wrong with it", () => {
  expect(
    findHealthClaims(
      "<p>Sealed packs.</p><p>Arnica cures everything. No side effects!</p><ul><li>Drops for <strong>kidney stones</strong></li><li>See a doctor.</li></ul>",
    ),
  ).toEqual([
    { sentence: "Arnica cures everything.", reason: "cure" },
    { sentence: "No side effects!", reason: "harmless" },
    { sentence: "Drops for kidney stones", reason: "restricted-condition" },
  ]);
});

test("a restricted question answered by a product is one claim", () => {
  expect(findHealthClaims("Do you have piles? Try our R13 drops.")).toHaveLength(1);
  expect(findHealthClaims("Do you have piles? See a doctor.")).toEqual([]);
});

test("restricted areas are known in English, Hinglish and Hindi", () => {
  expect(restrictedAreasIn("drops for bawasir")).toEqual(["piles-fistula"]);
  expect(restrictedAreasIn("पथरी")).toEqual(["kidney-stones"]);
  expect(restrictedAreasIn("diabetes and high BP")).toEqual(["blood-pressure", "diabetes"]);
  expect(restrictedAreasIn("a dry cough and hay fever")).toEqual([]);
});

function lines(text: string): string[] {
  return text.trim().split("\n");
}
