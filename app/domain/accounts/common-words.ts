// Words that passwords are made of where people do not think about them, in India above all; written down for this shop.
// With the digits people put around them they stand for some hundred thousand passwords.

const WORDS = `
abc abcd abhishek access aditya admin administrator agra ajay akash alex alexander alexandra allah
always amanda amazing amazon america amit ananya andrew android angel angels anil anita anjali ankit
ankita anna anthony anyone anything apple april aquarius aries arjun arnica arsenal aryan asdf asha
ashley ashok audi august aum australia autumn avengers awesome azerty baby babyboy babygirl backup bajaj
bajrangbali balaji banana bangalore bank banking barbara barcelona baseball basketball batch batman
beach bear beatles beautiful beauty beckham belladonna ben bengal bengaluru best bhagat bhai bharat
bholenath bihar birthday biryani bismillah black blessed blessing blessings blue bmw bombay bose boy
boys brother bullet bunny buster butter butterfly byebye calcutta camaro canada cancer capricorn captain
care cash cat cats chai champion change changeme charles charlie cheese chelsea chemist chennai cherry
chess chicken child children china chintu chocolate christ christmas cinderella clinic cobra coffee
college commander company computer cookie cookies cool corvette cricket crore crystal cute dad daddy
dance dancer daniel dark darkness darling das database daughter david dead death december deepak default
delhi demo demon devil dhoni diamond diamonds didi digits dinesh disney divya diwali diya doctor doctors
dog doggy dogs dollar dolphin donald dragon dubai durga eagle earth eid eight einstein elephant
elizabeth elvis eminem emma enfield england everything evil facebook faith falcon family fantastic
faridabad fast father february ferrari fire first five flipkart flower flowers football forever fortnite
four freedom friday friend friends frodo game gamer games gaming gandalf gandhi ganesh ganesha ganga
ganpati garden garfield geeta gemini george ghaziabad ghost ginger girl girls gita gmail goa god
godisgood goku gold golden golu good goodbye goodluck goodmorning google gopal govinda grace great green
guest guitar gujarat gupta gurgaon gurpreet gurugram hacker hall hannah hanuman happy harharmahadev
harley harpreet harry harrypotter haryana hawk health healthcare healthy heart heaven hell hello
hellokitty hermione hero himalaya hindustan hockey holi holiday homeo homeopathic homeopathy homoeopathy
honda honey hope horse hospital hotmail hulk hundred hunter hurricane husband hyderabad ice ilove
iloveyou india indian instagram internet iphone ironman island jack jackson jai jaimatadi jain jaipur
jaishreeram jaishriram james january japan jasmine jaspreet jennifer jessica jesus jesuschrist john
joker jordan joshua july june kali karan kavita kerala keyboard khalsa khan killer king kings kiran kiss
kitten kitty knight kohli kolkata krishna kuldeep kumar lakh lakshmi laptop last laura laxmi legend leo
leopard letmein libra life light lightning lily linda linux lion lisa liverpool login logon london lotus
love lovely loveme lover loveyou luck lucknow lucky madras madrid maggie magic mahadev mahesh mama
manager manchester mango manoj manpreet march maria mario maruti master mata matadi materia matrix
matthew max may medica medical medicine medicines meena mercedes merlin messi metal metallica michael
michelle mickey microsoft million minecraft minnie modi mohammed mom mommy monday money monkey monsoon
monu moon morgan morning mother mountain mukesh mumbai mummy music mustang mygod mylife mylove myself
nair namah narayan naresh naruto navratri neha nehru never newdelhi newton newyear newyork nicole night
nine ninja nintendo nirvana nisha nobody noida nokia nothing november number numbers nurse ocean october
office oliver om omnamahshivaya one online oracle orange order orders panda panther papa paris pass
passcode passw password passwort patel patna paytm peace peaches pearl pepper perfect pharmacy phoenix
piano picasso pink pinky pirate pisces pizza player playstation please pokemon pooja porsche potter
power powerful pradeep pretty prince princess private priya pubg public puja pulsar pumpkin pune punjab
punjabi puppy purple qazwsx queen qwerty qwertz rabbit racer racing radha radhe radhekrishna rahul rain
rainbow raj raja rajasthan rajesh ram ramesh ravi red reddy redmi reena rekha remedies remedy rich rinku
river riya robert rock rockstar rohan rohit ronaldo root rose roy royal ruby rupee rupees sachin
sagittarius sai saibaba sairam sam samantha samosa samsung sandeep sanjay sarah saraswati satan satnam
saturday savita school scooby scorpio second secret secure security seema sen september server seven
shadow shakespeare shark sharma shine shiv shiva shop shopping shreya shriram silver simpson simran
singer singh sister sita sitaram six siya sky smile snake snoopy snow soccer sohna soldier somebody
someone something son sonia sonu sorry speed spider spiderman spring star stars starwar starwars
stephanie store storm strawberry strength strong student sugar sumit summer sun sunday sunil sunita
sunny sunshine super superman supersonic superuser suresh susan suzuki sweet sweetheart sweety system
tagore taj tajmahal tata taurus taylor teacher temp temporary ten tendulkar tennis tesla test tester
testing thanks thankyou thomas thor thousand three thunder thursday tiger tirupati today together
tomorrow tornado toyota truck trustno tuesday tulip turtle twitter two unicorn united university user
username usha vacation varun verma vijay vinod virat virgo vishnu waheguru warrior water wednesday
welcome whatever whatsapp white wife william windows winner winter wizard wolf world xbox xiaomi xsw
yadav yahoo yamaha year yellow yourself zaq zxcv
`;

export const COMMON_WORDS: readonly string[] = WORDS.trim().split(/\s+/);
