// Names that passwords are made of in India: first names, surnames, places, gods and prayers, cricketers and film stars; written
// down for this shop. What people put around them (123, @123, 1234, a year) is taken off before they are compared.

const NAMES = `
aadhya aakash aamir aanya aaradhya aarav aarti aarushi abdul abhay abhijit abhinav abhishek adarsh aditi aditya advik agarwal
aggarwal ahmed ahmedabad aishwarya ajit ajmer akanksha akbar akhil akhilesh akshay akshara akshita ali aligarh alka allahabad
alok aman amandeep amar amarjeet amarnath ambala ambani ambedkar amisha amjad ammu amritsar amrita anand ananth anas andaman
andhra angad anika aniket anirudh anisha anjum ankur anoop anshika anshul anupam anuradha anurag anushka aparna apoorva appu
arav archana arif arijit arindam arjit arnav arpit arpita arti arun aruna arunachal arvind arya aryabhata asaram ashish ashu
ashutosh ashwin ashwini asif aslam assam athar atharv atul aurangabad avani avinash avni ayaan ayesha ayodhya ayush ayushi
azad babita bachchan badrinath balaji baldev ballia balraj banaras banerjee bansal bappa bareilly basanti basu bebo beena
belgaum bengali bhagavan bhagavad bhagwan bhagya bhagyashree bhagyalakshmi bhanu bharati bharti bhaskar bhatia bhatt bhavana
bhavani bhavesh bhavika bhavna bhawna bhilai bhim bhiwani bholanath bholenath bhopal bhubaneswar bhumi bhupendra bhuvan
bhuvaneshwar bhuvneshwar bihari bikaner bina bittu bobby boparai brahma brijesh buddha bumrah burhan champa chanakya chand
chandan chander chandigarh chandni chandra chandrika charan charu chaudhary chauhan chavan chetan chetna chhattisgarh chhavi
chhaya chhota chinmay chinnu chiranjeevi chirag chopra choudhary coimbatore damini darjeeling darshan darshana dattatreya
debashish deepa deepali deepanshu deepika deepshikha deepti dehradun dev devanshi devansh devendra devi devika devraj dhananjay
dhanbad dhanush dharam dharamshala dharmendra dhawan dheeraj dhruv dhruvi dilip dilipkumar dimple dinkar dipak dipika disha
divyansh divyanshi divyanshu dravid dubey dushyant dwarka ekta elango esha eshwar faizan faridkot farhan farooq fatehabad
fatima firoz gagan gajanan gambhir ganapathi gandhinagar gangotri ganguly garima garg gaurav gauri gautam gavaskar gayatri
ghosh girish gitanjali gokul gopi gopika gorakhpur goswami govind goyal gudiya guddi guddu gujarati gulab gulshan guntur
gurdeep gurjeet gurmeet gurnam gurudev guruji gurunanak gurvinder guwahati gwalior hardik hardeep hardwar hari harikrishna
hariom harish haridwar harbhajan hardev hare harekrishna haresh harigopal harjeet harjot harleen harman harmeet harpal harsh
harsha harshad harshal harshit harshita harshvardhan haryanvi hemant hema hemlata hetal himachal himani himanshi himanshu
hindu hindustani hisar hitesh hritik hrithik hubli ibrahim imran indira indore indra indrajit indu irfan isha ishaan ishan
ishant ishika ishita ishwar iyer jabalpur jadeja jagannath jagdish jagjit jaibhim jaigurudev jaihanuman jaihind jaikrishna
jailakshmi jaimaakali jaimata jaipuri jairam jaisairam jaishankar jaishreekrishna jaishriganesh jaishrikrishna jaiswal jaya
jayant jayanti jayesh jayshree jaydeep jeevan jhansi jharkhand jignesh jitendra jitu jodhpur jyoti jyotsna kabir kailash
kajal kajol kakinada kalpana kalyan kalyani kamal kamala kamlesh kamran kanchan kanchipuram kangana kanha kanhaiya kanika
kannada kannan kanpur kanyakumari kapil kapoor karachi karishma karnal karnataka kartar karthik karthika kartik kartikeya
karuna kashi kashmir kashyap katrina kaur kaushal kaushik kavya kedar kedarnath keerthi keshav ketan khatu khushboo khushi
khushbu khyati kinjal kirti kishan kishor kishore kochi kohli kolhapur kolkata komal konark kota kotak kottayam kozhikode
krishan krishna krishnan kritika kriti kulbhushan kuldeep kumari kunal kurukshetra kusum lakhan lakhwinder lakshay lakshman
lakshmi lakshya lalit lalita lalitha latha laxman laxmi laxminarayan leela lokesh lucknow ludhiana maa maadurga madan madhav
madhavi madhu madhubala madhur madhuri madhusudan madhya madras madurai mahabharat mahadev mahadeva mahakal maharaja
maharashtra mahatma mahavir mahek mahendra mahesh maheshwari mahi mahika mahima malayalam malhotra malik malini mallika
mamata mamta manali manasi manav mandeep mangal mangalore mangesh manish manisha manipal manipur manju manjula manjunath
manjusha manmohan manoj manorama mansi manu mathura matarani maurya mayank mayur mayuri medha meena meenakshi meenu meera
meerut megha meghalaya meghna mehak mehra mehta milan milind minakshi mini miraj mishra misra mithilesh mithun mizoram modi
mohali mohammad mohammed mohan mohini mohit mohsin monika moradabad morgan mounika mridul mrinal mukesh mukul mumtaz munna
muralidharan murali murugan musa muskan mustafa muzaffarnagar mysore nagaland nagarjuna nagesh nagpur naina nalini namaste
namita namrata nancy nanda nandan nandini nandu nandkishore narayana narayani narendra naresh narsimha nashik nasik natasha
natraj naveen navneet navya nayan nayana neelam neelesh neelima neeraj neeru nidhi nihal niharika nikhil nikhila nikita
nikunj nilesh nilima nimisha niranjan nirmal nirmala nirupama nisarga nishant nishi nishita nishtha nitesh nithya nitin nitish
nitu nivedita niyati noor noorjahan nupur odisha omkar omprakash omsai omsairam omshanti omnamo padma padmaja padmavathi
padmini palak pallavi panchkula pandey pandit pandya pandurang panipat pankaj pankaja pappu paramjit parashuram paresh pari
parineeti parmar parmeshwar parth parthiv parul parvati parvez pathan pathankot patiala patil pavan pavithra pawan payal
pihu pinki piyush poonam pooja prabha prabhakar prabhas prabhat prabhjot prabhu prachi pradip pradyumna pragati pragya
prajakta prajapati prakash prakriti pramod pranali pranav pranavi pranay pranjal prarthana prasad prasanna prashant prateek
pratham pratibha pratik pratiksha pratima pratyush pravin praveen prayag prayagraj preet preeti preetam prem premkumar prerna
prithvi pritam priti pritish priyam priyanka priyanshi priyanshu priyesh puja pulkit punam puneet punit pushkar pushpa
pushpendra puttaparthi quasim rachana rachit radhakrishna radheshyam radhika radhekrishna raees raghav raghavendra raghu
raghunath ragini rahman raina raipur rajan rajasthani rajat rajbir rajdeep rajeev rajendra rajesh rajeshwari rajguru rajinder
rajini rajinikanth rajiv rajkot rajkumar rajkumari rajnandini rajni rajnish rajput rajshree rajveer raju rakesh rakhi rakshit
raman ramana ramayan ramchandra ramdev rameshwar rameshwaram ramji ramlal ramnath ramu ramya ranbir ranchi randeep randhir
rani ranjan ranjana ranjeet ranjit ranveer rashi rashid rashmi rashmika rasika ratan rathore rathod ratna ravan raveena
ravichandran ravikumar ravindra ravinder ravishankar rawat reddy reema reena rehan rekha renu renuka reshma revathi rewari
riddhi riddhima rishab rishabh rishi rishika rishikesh ritesh rithika ritika ritu ritvik rituraj riyaz rohini rohitsharma
rohtak roopa roshan roshni ruchi ruchika ruchita rudra rukmini rupali rupesh rupinder sabarimala sachin sadhana sadhguru
sagar sahdev sahil sahiba sai saibaba saikiran sainath sairam saket sakshi salem salim salman salmankhan salunkhe samantha
sambhaji sameer sampath samriddhi samridhi sana sanchit sandhya sangeeta sangita sania sanjana sanjeev sanjiv sanju sankalp
sanket sanskriti santosh sanvi sapna saral sarika sarita sarojini sarthak sarvesh satara sathish satish satpal satyam satyajit
satyanarayan saurabh saurav savitri sawan seeta sehwag shabana shabnam shah shahid shahrukh shahrukhkhan shaikh shailendra
shailesh shakti shaktiman shalini shalu shamim shankar shanker shanta shanti shantanu sharad sharda sharma shashank shashi
shastri shatrughan sheela sheetal shekhar shikha shikhar shilpa shimla shinde shirdi shirdisai shirdisaibaba shivaji shivam
shivangi shivani shivansh shivanshi shivshakti shivshankar shobha shraddha shravan shravani shreeganesh shreekrishna shreeram
shreyas shrikant shrikrishna shrinath shruti shubh shubham shubhangi shubhi shukla shweta shyam shyama siddharth siddhi
siddhivinayak sikandar sikkim siliguri simar simmi simranjeet singhania siraj sitara sivakumar smita smriti sneha snehal
snigdha sohail soham solapur solanki soma somnath sonakshi sonal sonali sonam sonipat sonika sourav sridevi sridhar srikanth
srilekha srinagar srinath srinivas srinivasan sriram srishti srivastava subhadra subhash subhashchandra subramanian suchitra
sudarshan sudeep sudha sudhakar sudhanshu sudhir sugandha suhana suhani sujata sujatha sujit sukanya sukhdev sukhjit sukhwinder
suman sumanth sumati sumitra sundar sundari sunder sunita supriya suraj surbhi surat surendra surinder surya suryakumar
suryansh sushant sushil sushila sushma swami swapna swapnil swara swaraj swastik swati sweta tamanna tamilnadu tanishka
tanishq tanmay tanu tanuja tanushree tanvi tanya tara tarun taruna tejas tejaswi tejaswini tejinder telangana telugu thakur
thane thakkar thiruvananthapuram tiwari trilok trimurti tripathi tripti trishna trivandrum trivedi tulsi tushar tyagi udaipur
uday udit ujjain ujjwal uma umang umesh upasana upendra urmila urvashi usman utkarsh uttam uttar uttarakhand uttarpradesh
vadodara vaibhav vaibhavi vaidehi vaishali vaishnavi vaishno vaishnodevi valmiki vanita vandana vandematram vani vansh vansham
varanasi vardhan varsha vasant vasanth vasu vasudev vasundhara vatsal vedant vedika veena veer veeru venkat venkatesh
venkateshwara venkateswara vibha vidhi vidya vidyut vihaan vijaya vijayawada vijaykumar vijaylakshmi vijeta vikas vikash
vikram vikrant vimal vimala vinay vinayak vindhya vineet vineeta vinita vinodkumar vipin vipul viraj viratkohli virender
virendra visakhapatnam vishakha vishal vishesh vishwa vishwajeet vishwanath vivaan vivek vivekananda vrindavan vrinda vyas
wahegurug waheguruji warangal wasim yadav yamini yamuna yamunanagar yash yashasvi yashika yashoda yashraj yashwant yogendra
yogesh yogi yogita yuvraj yuvrajsingh zaheer zakir zara zeenat zoya bumrah jasprit kohli dhoni rohit jadeja ashwin shami
mumbaiindians chennaisuperkings rcb csk msdhoni sachintendulkar teamindia indiancricket worldcup ipl
`;

export const INDIAN_NAMES: readonly string[] = [...new Set(NAMES.trim().split(/\s+/))];
