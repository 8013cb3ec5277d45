// Names of people in India, first names and surnames; written down for this shop. Passwords are made of them, and words typed
// into the search that hold one may say who somebody is.

const NAMES = `
aadhya aakash aamir aanya aaradhya aarav aarti aarushi abdul abhay abhijit abhinav abhishek adarsh aditi aditya advik agarwal
aggarwal ahlawat ahmed ahuja aishwarya ajay ajeet ajit akanksha akbar akhil akhilesh akram akshara akshay akshita alka alok aman
amandeep amarjeet amarjit ambedkar amisha amit amjad ammu ananth anika aniket anil anirudh anisha anita anjali anjum ankit ankita
ankur anoop ansari anshika anshul anupam anuradha anurag anushka aparna apoorva appu arav archana arif arijit arindam arjit arnav
arora arpit arpita arti arun aruna arvind arya aryan asaram asha ashish ashok ashu ashutosh ashwin asif aslam athar atharv atul
avinash avni ayaan ayan ayesha ayushi babita babli bachchan balbir baldev baljeet balraj bano bansal basanti basu bebo bedi beena
begum bhadana bhagyalakshmi bhagyashree bharati bhardwaj bharti bhaskar bhati bhatia bhatt bhattacharya bhavana bhavesh bhavika
bhavna bhawna bhumi bhupendra bhuvan bhuvaneshwar bhuvneshwar bimla bindal bisht bittu bobby boparai brijesh bumrah burhan chadha
chandrika charanjit charu chatterjee chaturvedi chaudhary chauhan chavan chawla cheema chetna chhotu chinmay chintu chirag
chiranjeevi chopra choudhary dagar dahiya darshan darshana david dayawati debashish deepa deepak deepali deepanshu deepika
deepshikha deepti desai deshmukh devansh devanshi devender devendra devika devraj dhananjay dharam dharamvir dharmendra dhawan
dheeraj dhillon dhingra dhoni dhruv dhruvi dilip dilipkumar dinesh dinkar dipak dipika divyansh divyanshi divyanshu dixit dolly
doshi dravid dsouza dubey durgesh dushyant dutta dwivedi ekta elango elizabeth esha faizan farhan farooq fatima fernandes firoz
gaikwad ganapathi ganguly garg garima gaurav gauri gautam gavaskar gayatri geeta ghosh girish gita gitanjali goel gokul golu gopi
gopika goswami govind gowda goyal grewal grover guddi guddu gudiya gujjar gulati gulshan gupta gurdeep guriya gurjar gurjeet
gurmeet gurmukh gurnam gurpreet gurung gurvinder harbans harbhajan hardeep hardev hardik haresh harigopal harikrishna harinder
hariom harish harjeet harjot harleen harman harmeet harpal harpreet harshad harshal harshit harshita harshvardhan hegde hema
hemant hemlata hetal himanshi himanshu hitesh hooda hrithik hritik ibrahim imran indira indrajit irfan irshad isha ishaan ishan
ishant ishika ishita ishwar iyengar iyer jadeja jadhav jagannath jagbir jagdish jagjeet jagjit jairam jaishankar jaiswal jangra
jaspreet jasprit jasvir javed jayant jayanti jaydeep jayesh jayshree jennifer jessica jha jignesh jindal jitendra jitu joginder
johnson joshi jyotsna kabir kabita kadian kailash kajol kalpana kalra kalyani kamble kamla kamlesh kamran kangana kanha kanhaiya
kannan kapil karishma kartar karthik karthika kartik kartikeya kashyap kaur kaushal kaushalya kaushik kavita kavya kedar keerthi
keshav ketan khalid khan khandelwal khatri khushi khyati kinjal kirti kishan kishor kishore kohli krishan krishnan krishnawati
kriti kritika kulbhushan kuldeep kulkarni kumar kumari kunal kushwaha lakhan lakhvir lakhwinder lakshay lakshman lakshmi lakshya
lalita lalitha lata latha laxman laxmi laxminarayan leela lohia lokesh madan madhav madhavi madhubala madhuri madhusudan mahavir
mahek mahender mahendra mahesh maheshwari mahika mahima mahto malhotra malini mamata mamta manasi mandal mandeep mangesh manish
manisha manjit manju manjula manjunath manjusha manmohan manoj manorama manpreet mansi maurya mayank mayur mayuri meena meenakshi
meenu meera megha meghna mehra mehta menon michael milind minakshi mira mishra misra mithilesh mithun mittal mohammad mohammed
mohan mohd mohini mohit mohsin monika monu mounika mridul mrinal mukesh mukherjee mumtaz munna murali muralidharan murugan muskan
mustafa mustaqim nadeem nagesh nagpal naidu nair nalini naman namita namrata nancy nandini nandkishore narang narayana narayani
narender narendra naresh narsimha nasreen natasha natraj naveen navneet navya neelam neelesh neelima neeraj neeru negi neha nihal
niharika nikhil nikhila nikita nikunj nilesh nilima nimisha niranjan nirmala nirmaljit nirupama nisarga nisha nishant nishi
nishita nishtha nitesh nithya nitin nitish nitu nivedita niyati noorjahan nupur ojha omprakash omveer padmaja padmavathi padmini
pallavi pandey pandit pandurang pandya pankaj pankaja pappu paramjeet paramjit parashuram parekh paresh parineeti parmar
parmeshwar parth parthiv parvati parveen parvez paswan patel pathak pathan patil pavithra pawan pawar payal pereira phogat
phoolwati pihu pillai pinki pinky piyush pooja poonam prabhakar prabhas prabhjot prabhu prachi pradeep pradip pradyumna pragati
pragya prajakta prajapati pramod pranali pranav pranavi pranay pranjal prarthana prasanna prashant prateek pratham pratibha pratik
pratiksha pratima pratyush praveen pravin preet preetam preeti premkumar prerna pritam prithvi pritish priya priyanka priyanshi
priyanshu priyesh puja pulkit punam puneet punit pushpa pushpendra quasim qureshi rachana rachit radha radhakrishna radheshyam
radhika raees rafiq raghav raghavendra raghu raghunath ragini rahman rahul raina rajan rajat rajbir rajdeep rajeev rajender
rajendra rajesh rajeshwari rajinder rajini rajinikanth rajiv rajkumar rajkumari rajnandini rajni rajnish rajpal rajput rajshree
raju rajveer rajwati rakesh rakhi rakshit raman ramana ramchandra ramesh rameshwar ramji ramlal ramnath ramu ramya ranbir randeep
randhir rani ranjan ranjana ranjeet ranjit ranveer rashid rashmi rashmika rasika rathi rathod rathore raveena ravi ravichandran
ravikumar ravinder ravindra ravishankar rawat reddy reema reena rehan rekha renu renuka reshma revathi riddhima rinku rishab
rishabh rishi rishika rishikesh ritesh rithika ritika rituraj ritvik riya riyaz robert rodrigues rohan rohit roopa ruchika ruchita
rukhsana rukmini rupali rupesh rupinder sachdeva sachin sagar sahdev sahiba sahil saikiran saini sakshi saleem salim salman
salunkhe samantha sambhaji sameer sampath samriddhi samridhi sanchit sandeep sandhu sandhya sangeeta sangita sangwan sania sanjana
sanjay sanjeev sanjiv sanju sankalp sanket santosh sanvi sarika sarita sarla sarojini sarthak sarvesh satbir sathish satish satpal
satyajit satyam satyanarayan saurabh saurav savita savitri seema seeta sehrawat sehwag sethi shabana shabbir shabnam shahid
shahrukh shaikh shailendra shailesh shakuntala shalini shalu shami shamim shankar shanker shanta shantanu sharma sharmila shashank
shashi shastri shatrughan sheela shekhar shetty shikha shikhar shilpa shinde shivaji shivam shivangi shivani shivansh shivanshi
shivshankar shobha shraddha shravan shravani shreeganesh shreekrishna shreeram shreyas shrikant shrikrishna shrinath shruti
shubham shubhangi shubhi shukla shweta shyam siddharth siddiqui sidhu sikandar simar simmi simran simranjeet singh singhal
singhania sinha siraj sivakumar smita smith sneha snehal snigdha sohail soham solanki somnath sonakshi sonal sonali sonam sonia
sonika sonu sourav sridevi sridhar srikanth srilekha srinath srinivas srinivasan srishti srivastava subhadra subhash subramaniam
subramanian suchitra sudeep sudhakar sudhanshu sudhir suhana suhani sujata sujatha sujit sukanya sukhbir sukhdev sukhjit
sukhwinder sumanth sumati sumit sumitra sunaina suneel suneeta sunil sunita supriya suraj surbhi surender surendra suresh surinder
surjit suryakumar suryansh sushant sushil sushila sushma swapnil swati sweety sweta talwar tamanna tandon tanishka tanishq tanmay
tanuja tanushree tanvi tanwar tanya tejaswi tejaswini tejinder thakkar thakur tiwari trilok tripathi trivedi tushar tyagi uday
udit ujjwal uma umesh upadhyay upasana upendra urmila urvashi usha usman utkarsh vaibhav vaibhavi vaidehi vaishali vaishnavi
vandana vanita vansh vansham varma varun vasudev vasundhara vatsal vedika veena veeru venkat venkatesh verma vibha vidya vidyut
vihaan vijay vijaykumar vijaylakshmi vijeta vikash vikram vikrant vimala vinay vinayak vineet vineeta vinita vinod vinodkumar
vipin vipul viraj virat virender virendra vishakha vishal vishnu vishwajeet vishwanath vivaan vivek vohra vrinda vyas wadhwa walia
wasim williams yadav yamini yamuna yash yashasvi yashika yashoda yashraj yashwant yogendra yogesh yogita yusuf yuvraj zaheer zakir
zara zeenat zoya
`;

const FIRST_NAMES_AND_WORDS = `
ali allen amar amrita anand anas angad arjun ashwini avani ayush azad bela bhagya bhanu bhavani bhim bina bindu champa champak
chandan chander chandni chandra charan chetan chhavi chhaya chinnu damini deep dhanush dimple disha gagan gajanan gambhir ganga
gulab guru hari harsh harsha heera himani indra indu jacob jaya jeevan john joseph jyoti kajal kale kalyan kamal kamala kanchan
kanika karan karuna khushboo khushbu kiran komal krishna kusum lal lalit lily lord madhu madhur mahi mallika manav mangal manu
maya medha mehak milan mini miraj more morgan moti mukul musa naina nanda nandan nandu nayan nayana nidhi nirmal noor padma palak
pari parul pavan prabha prabhat prakash prakriti prem priti priyam pushkar radhe raj raja ram ramdev rashi ratan ratna riddhi ritu
rohini rose roshan roshni ruchi rudra sadhana sai sana sanskriti santra sapna saral sawan shakti shanti sharad sharda sheetal
shubh shyama siddhi sita sitara smriti soma sona sudarshan sudha sugandha sukh suman sundar sundari sunder surya swapna tanu tara
tarun taruna tejas tripti trishna tulsi umang uttam vani vardhan varsha vasant vasanth vasu vedant veer vidhi vijaya vikas vimal
vishesh vishwa yogi
`;

const SURNAMES_AND_WORDS = `
anand bai bala banerjee batra bhandari bhargava bose brar chand das dev devi george gill jain kapoor kent khanna malik mann mathew
modi naik pant prakash prasad raj ram rana rao roy sen shah sood suri thapa thomas tuli
`;

export const PERSON_NAMES: readonly string[] = NAMES.trim().split(/\s+/);

/** Names that are also a plant, a brand or a word that people search for: alone they name nobody, a first name with a surname does. */
export const NAMES_THAT_ARE_WORDS: Record<"first" | "last", readonly string[]> = {
  first: FIRST_NAMES_AND_WORDS.trim().split(/\s+/),
  last: SURNAMES_AND_WORDS.trim().split(/\s+/),
};
