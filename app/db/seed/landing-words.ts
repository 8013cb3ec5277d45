// What the landing pages say that no list of facts can: an opening for each place, true of that place alone. Fees, hours and
// cut-off times are settings and stand on the page, never in these texts.

export const OPENINGS: Record<string, string> = {
  sohna:
    "Our shop is in Sohna, in the old town under the Aravalli ridge. Travellers know Sohna for its hot spring. You can come to the counter, or order from your phone and have the parcel brought to your door.",
  gurgaon:
    "Gurgaon, officially Gurugram since 2016, is the district town north of us. Our riders know it well, from the lanes around Sadar Bazar to the glass towers on the Delhi expressway.",
  manesar:
    "Manesar grew from a village on the Jaipur highway into a town of factories and workers' colonies. It lies on the other side of the hills from us, so the parcel goes around them.",
  pataudi:
    "Pataudi, a small town among fields, is known all over India for the palace of its nawabs. A single dilution can be sent there from our counter.",
  farrukhnagar:
    "Farrukhnagar still has its old gates and a stepwell from Mughal times. The Sultanpur bird park is not far away. Write the village as well as the post office in your address.",
  badshahpur:
    "Badshahpur lies between Bhondsi and the city, where the old village now meets the new sectors of Gurgaon. It shares its PIN code with several of them, so write the name of your society clearly.",
  bhondsi:
    "Bhondsi is the large village halfway between Sohna and Gurgaon. Our rider takes this road every working day. Maruti Kunj, its best-known colony, has a page of its own.",
  nuh: "Nuh is the district town to the south of Sohna and the market for the Mewat countryside. The road between the two towns is straight, and our rider takes it.",
  tauru:
    "Tauru is a hill-foot town west of Sohna, reached over the Aravalli ridge on the road to Dharuhera. Those who find that drive too long for one small bottle can let us bring it.",
  punhana:
    "Punhana is at the southern end of Nuh district, near the borders of Rajasthan and Uttar Pradesh. It is one of the farthest markets that we still count as our neighbourhood.",
  "ferozepur-jhirka":
    "Ferozepur Jhirka sits where a pass leads through the hills to Rajasthan; pilgrims know the Shiva temple at Jhir. An order from here is worth planning, so put what you need for the month into one parcel.",
  palwal:
    "Palwal is the district town to our south-east, on the railway and highway from Delhi to Mathura. Name the side of the railway line on which you live.",
  hathin:
    "Hathin is a block town between Palwal and Nuh, with villages all around that do their weekly shopping there. Tell us the village, and a shop near you that everybody knows.",
  hodal:
    "Hodal is the last town of Haryana on the highway towards Mathura. Travellers stop for food there; residents can have their remedies come the other way, down from Sohna.",
  faridabad:
    "Faridabad is the big industrial city across the Aravalli forest. It has old Faridabad, NIT and the newer sectors. As the crow flies it is near, but the hills make it a courier's town.",
  ballabgarh:
    "Ballabgarh, the town of Raja Nahar Singh, is where the Violet Line of the Delhi metro ends. From Sohna a road leads straight across to it, by way of Dhauj.",
  dhauj:
    "Dhauj is a village of Faridabad district at the edge of the Aravalli hills. It is on the road from Sohna to Ballabgarh. Its post belongs to Ballabgarh, and so does its PIN code.",
  rewari:
    "Rewari is a railway town, proud of the shed where India's old steam engines are kept running. It has a busy brass market as well, and it lies almost due west of us beyond Dharuhera.",
  dharuhera:
    "Dharuhera is the factory town on the Jaipur highway where Haryana meets Bhiwadi. A rented room seldom has a name at the door. Please add a landmark and a phone number that you answer.",
  bhiwadi:
    "Bhiwadi is already Rajasthan, an industrial town of Alwar district that grew along the border. Another state begins there, so parcels go by courier.",
  jhajjar:
    "Jhajjar is an old district town west of Delhi with Mughal tombs at its edge. It is too far for a day's ride by scooter, so a courier takes over from us.",
  bahadurgarh:
    "Bahadurgarh lies at the western gate of Delhi, where the Green Line of the metro ends. Footwear is made there by the million; homeopathic globules have to travel up from us.",
  noida:
    "Noida is the planned city of numbered sectors across the Yamuna, in Uttar Pradesh. Write sector, block and flat, and the courier's hand-held will do the rest.",
  "greater-noida":
    "Greater Noida, around Pari Chowk and the exhibition grounds, is a wide town with long distances between gates. A phone number that is answered helps the courier more than any map.",
  ghaziabad:
    "Ghaziabad stretches along the Hindon river east of Delhi, from Vaishali and Indirapuram to the old town. It is the farthest corner of the capital region that we send to.",
  "south-delhi":
    "South Delhi is the part of the capital nearest to us. It has Mehrauli, Hauz Khas, Malviya Nagar and the colonies between them. The road from Sohna reaches it through Gurgaon.",
  "new-delhi":
    "New Delhi here means the centre, from Connaught Place to the avenues around India Gate. Offices may order too; tell us the floor and the reception that takes parcels.",
  "west-delhi":
    "West Delhi reaches from Janakpuri and Tilak Nagar towards Uttam Nagar. Block, pocket and floor are what the courier asks for there.",
  dwarka:
    "Dwarka is the sub-city of housing societies beside the airport, laid out in numbered sectors of its own. Do not mix them up with those of Gurgaon: the PIN code tells us which is meant.",
  "vasant-kunj":
    "Vasant Kunj has lettered sectors and pockets of flats on the southern ridge of Delhi. The airport and three large malls are close. Pocket and flat number are what the courier looks for.",
  saket:
    "Saket is the south Delhi colony around the district courts and the malls on Press Enclave Marg. Write the letter of the block before the number of the house, and the courier will find both.",
  "sohna-road":
    "Sohna Road joins Gurgaon with our town. Sectors 47 to 50 are along it, with societies such as Malibu Towne, Vatika City and Nirvana Country. The elevated road has made the ride short.",
  "golf-course-road":
    "Golf Course Road is the eight-lane spine of DLF Phase 5, with the Rapid Metro running above it. Tower, wing and flat number, please: one gate there often leads to a thousand homes.",
  "golf-course-extension":
    "Golf Course Extension Road carries on from Sector 56 to Sohna Road past the high-rises of Sectors 61 to 67. It meets our own road at its lower end, so the parcel hardly leaves its way.",
  "cyber-city":
    "Cyber City is the office quarter beside the Delhi border, ringed by the Rapid Metro. For an order to your desk, name the company, the building and the hour at which you leave.",
  "udyog-vihar":
    "Udyog Vihar is a quarter of garment houses, call centres and workshops in six phases along the expressway. Plot number and phase are the address here; street names mean little.",
  "palam-vihar":
    "Palam Vihar is a colony of houses and gardens near the Dwarka Expressway. For us it is the far side of Gurgaon. Its blocks run by letter, and the parks in between help our rider find them.",
  "south-city-1":
    "South City 1 lies across the expressway from the old town, near Signature Towers. It was built as plotted houses, so one staircase now often has three families: say which floor.",
  "south-city-2":
    "South City 2 is right next to Sohna Road, in blocks that reach into Sectors 49 and 50. It is on our way to everything else, and easy to reach.",
  "dlf-phase-1":
    "DLF Phase 1 was the first private colony of Gurgaon, built around the Arjun Marg and Qutub Plaza markets. Its trees are tall by now; its house numbers still start with the letter of the block.",
  "dlf-phase-2":
    "DLF Phase 2 runs along MG Road behind the Sahara and Metropolitan malls, with Sikanderpur metro station at its corner. Blocks J to N are ours to find; you only give the number.",
  "dlf-phase-3":
    "DLF Phase 3 is the U, V, S and T blocks beside Cyber City. Many paying guests and young workers live here. If a guard takes the parcel for you, tell us his gate.",
  "dlf-phase-4":
    "DLF Phase 4 is where Galleria market is. It is a green area between Golf Course Road and the City Centre metro. Hamilton Court and Regency Park are its tall neighbours.",
  "sector-14":
    "Sector 14 is one of the oldest government-planned sectors of Gurgaon, with its own market and a girls' college. From here old and new city are equally near.",
  "sector-15":
    "The expressway divides Sector 15 into two parts. Part 1 has quiet houses, Part 2 is beside the highway. Which of the two you live in decides how our rider turns off.",
  "sector-17":
    "Sector 17 surrounds the old village of Sukhrali, so wide sector roads end in narrow lanes. Give the letter after the number, 17A, 17B or 17C, together with the house.",
  "sector-22":
    "Sector 22 is in the north of Gurgaon between Udyog Vihar and Palam Vihar. It has government flats and houses. It is about as far as the city goes before Delhi begins.",
  "sector-31":
    "Sector 31 is known for its row of restaurants and coaching classes near the expressway. Lanes are short and numbered in order, which makes it a pleasant stop on a round.",
  "sector-38":
    "Sector 38 has Medanta hospital and the Tau Devi Lal stadium. Families who stay near the wards may order to a guest house. Please give the name of the guest.",
  "sector-39":
    "Sector 39 begins beside Jharsa village and reaches the road to the big hospital in the next sector. Village lanes and sector blocks both have that number, so say which.",
  "sector-43":
    "Sector 43 is the stretch of Sushant Lok towards Golf Course Road, with the Gold Souk mall in its middle. Block and plot come before the sector in the local way of writing.",
  "sector-45":
    "Sector 45 is a sector of three-storey builder floors around Kanhai village, a kilometre or two below the metro terminus. Ring the right bell: ground, first or second.",
  "sector-46":
    "Sector 46 has a busy central market and a grid of plotted houses. It is off the road to Subhash Chowk. Its residents' association keeps the gates, so tell the guard that you expect us.",
  "sector-47":
    "Sector 47 opens on Sohna Road and has Malibu Towne as well as rows of plotted houses. A parcel that comes up from Sohna passes its front before Subhash Chowk.",
  "sector-48":
    "Sector 48 is the quarter of high-rises west of Sohna Road, Vipul Greens and Central Park Resorts among them. Shops and offices line the front, the homes are behind.",
  "sector-49":
    "Sector 49 lies on Sohna Road towards Badshahpur, with Vatika City at its front. Rosewood City and Uppal Southend are the plotted colonies in it.",
  "sector-50":
    "Sector 50 is best known for Nirvana Country and its courtyard market. It has villas, rows of houses and towers, each with a gate of its own.",
  "sector-52":
    "Sector 52 has grown around Wazirabad village and takes in Ardee City. Village lanes and planned blocks lie side by side, so say which of the two is yours.",
  "sector-56":
    "Sector 56 lies at the end of the Rapid Metro line, whose last station it shares with Sector 55. It has many cooperative housing societies, so give the name of yours.",
  "sector-57":
    "Sector 57 is the plotted sector below Golf Course Road that includes Tigra village and part of Sushant Lok. The numbers start again in each of its parts, so give the block and the plot.",
  "sector-65":
    "Sector 65 is new Gurgaon: towers on both sides of Golf Course Extension Road that were fields not long ago. Its post still comes through Badshahpur, whose PIN code it has.",
  "sector-67":
    "Sector 67 is closer to Sohna than almost any other sector of the city. The hills begin behind its last towers. Tower and flat are enough, as long as the society's name is there.",
  "sector-70":
    "Sector 70 is the cluster of condominiums beside the Southern Peripheral Road. From our side one turns left at Badshahpur; from the city's side it is already the way to us.",
  "sector-82":
    "Sector 82 belongs to the new sectors along the Jaipur highway, Vatika India Next among them. It lies nearer to Manesar than to the old town, and has two PIN codes for that reason.",
  "imt-manesar":
    "IMT Manesar is the industrial model township with its car and motorcycle works, a place of plant gates and canteens. Shift hours rule the day, so tell us when you can come down.",
  "sohna-sector-2":
    "Sohna Sector 2 is the first of the new sectors as you come from Gurgaon. Supertech Hill Town and Eldeco Accolade are here. The shop is a few minutes further down the same road.",
  "sohna-sector-5":
    "Sohna Sector 5 adjoins the old town, nearer to our counter than any other sector. From there you can walk over and ask us what the doctor's slip means.",
  "sohna-sector-33":
    "Sohna Sector 33 is on the eastern side of town. Ashiana Anmol and Godrej Nature Plus look towards the hills. It is young: prams and scooters everywhere.",
  "sohna-sector-36":
    "Sohna Sector 36 is a sector of new low-rise floors east of the town. Numbers there are still being put up, so a location pin sent by chat is a real help.",
  "central-park-flower-valley":
    "Central Park Flower Valley is a society of Sohna itself and has the same PIN code as our shop. Its villas and apartments stand in clusters named after flowers; name yours when you order.",
  "ashiana-anmol":
    "Ashiana Anmol was planned with families and their children in mind. Tell us who may take the parcel while you are out; we do not hand medicines to a child.",
  "godrej-nature-plus":
    "Godrej Nature Plus is one of the tower societies in Sector 33 of Sohna. At a guarded gate the tower and the flat are asked first, so both should stand in your address.",
  "supertech-hill-town":
    "Supertech Hill Town looks out at the ridge from the Gurgaon side of Sohna. Those who have moved into its independent floors are neighbours of ours now, and welcome at the counter.",
  "eldeco-accolade":
    "Eldeco Accolade is a group of apartment towers just off the highway into Sohna. From the shop it is one of the shortest rounds that our rider has.",
  "vatika-city":
    "Vatika City is a walled neighbourhood of several towers and its own shops on Sohna Road. Write the tower first: the sector alone would lead our rider to the wrong gate.",
  "malibu-towne":
    "Malibu Towne is a large society of houses and villas in Sector 47 of Gurgaon, off Sohna Road. It is one of the older ones on that road. Write the street and the house, and the guard lets us in.",
  "nirvana-country":
    "Nirvana Country is made of smaller estates with names such as Birch Court, Deerwood Chase and Aspen Greens. The estate matters more than the street, so start your address with it.",
  "central-park-resorts":
    "Central Park Resorts is the hotel-like block of towers in Sector 48, with a lobby where parcels are logged. Ask the desk to call you when ours has come, or come down yourself to check the seal.",
  "vipul-greens":
    "Vipul Greens is a mid-sized society behind the offices of Sohna Road. Give tower and flat, and a number that somebody at home will answer.",
  "tulip-violet":
    "Tulip Violet is next to its sister societies in Sector 69, along the Southern Peripheral Road. Its post comes through Badshahpur, though people name the sector.",
  "maruti-kunj":
    "Maruti Kunj was built near Bhondsi as a housing colony for the people of the car works. It has its own school and market, and neighbours who have known each other for decades.",
  damdama:
    "Damdama is the village at the lake, a place for boats and picnics below the hills. On Sundays the road is full of visitors; on working days it is an easy ride for a parcel.",
  "raisina-village":
    "Raisina is a village near us under the ridge, with farmhouses behind it. It is not the hill of that name in Delhi. The highway passes close by on its way to the city.",
  ghamroj:
    "Ghamroj is where the toll plaza of the Sohna highway stands. Villagers pass it without stopping and so does our rider, whose road goes right through.",
  rithoj:
    "Rithoj lies east of Bhondsi towards the hills, a farming village with big courtyards. If the house has no number, write the family's name and a phone number of the house.",
  teekli:
    "Teekli is a village tucked against the hills west of Badshahpur, green after the rains and popular with walkers. It has the PIN code of that town.",
  kadarpur:
    "Kadarpur is known for the training grounds of the reserve police at its edge. Parcels for the camp stop at its gate; those for the village go on to the door.",
  dhunela:
    "Dhunela is the village on the Gurgaon side of Sohna around which the new sectors are being built. Old houses and sales offices share its lanes.",
  lakhuwas:
    "Lakhuwas has almost grown together with Sohna; only its fields still tell where one ends. Coming to the shop is hardly more than an errand from there.",
  "alipur-sohna":
    "At Alipur the expressway from Delhi to Mumbai meets the Sohna highway. The village now has a big crossing beside it. Those who live there still do their errands in Sohna.",
  rewasan:
    "Rewasan lies on the road from Sohna to Nuh, close to the ring expressway that crosses there. Lorries rest at the junction; the village itself keeps away from the noise.",
  ghasera:
    "Ghasera remembers the day in December 1947 when Mahatma Gandhi came and asked its people to stay. It is a large village with a walled core, a little before Nuh.",
  "rojka-meo":
    "Rojka Meo has both a village and an industrial estate of that name. Please say which of the two you mean, so that we do not look for you at a factory gate.",
  indri:
    "Indri is a block headquarters of Nuh district, which means offices, a health centre and a weekly coming and going. Our road to Nuh passes near it.",
  bhirawati:
    "Bhirawati is a village on the plain east of Sohna, among wheat and mustard. In season the sneezing starts with the harvest, and so do the questions at our counter.",
  "garhi-wajidpur":
    "Garhi Wazidpur is a small place in the fields east of town; its name is spelt in several ways. Either spelling reaches us, and the PIN code settles it.",
  "daula-village":
    "Daula begins where the southern lanes of Sohna end. Whoever comes to town for school, bank or bus can pick up an order on the way home.",
  mandkola:
    "Mandkola is a large village of Palwal district, roughly half way between Sohna and Palwal. For its people a parcel saves a bus ride to either town.",
};
