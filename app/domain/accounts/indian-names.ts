// Names that passwords are made of in India, beside those of people: places, gods and prayers, cricketers and film stars; written
// down for this shop. What people put around them (123, @123, 1234, a year) is taken off before they are compared.

import { NAMES_THAT_ARE_WORDS, PERSON_NAMES } from "#app/domain/person-names.ts";

const NAMES = `
ahmedabad ajmer aligarh allahabad amarnath ambala ambani amritsar andaman andhra arunachal aryabhata assam aurangabad ayodhya
badrinath balaji ballia banaras bappa bareilly belgaum bengali bhagavad bhagavan bhagwan bhilai bhiwani bholanath bholenath bhopal
bhubaneswar bihari bikaner brahma buddha chanakya chandigarh chennaisuperkings chhattisgarh chhota coimbatore csk darjeeling
dattatreya dehradun dhanbad dharamshala dwarka eshwar faridkot fatehabad gandhinagar gangotri gorakhpur gujarati guntur gurudev
guruji gurunanak guwahati gwalior hardwar hare harekrishna haridwar haryanvi himachal hindu hindustani hisar hubli indiancricket
indore ipl jabalpur jaibhim jaigurudev jaihanuman jaihind jaikrishna jailakshmi jaimaakali jaimata jaipuri jaisairam
jaishreekrishna jaishriganesh jaishrikrishna jhansi jharkhand jodhpur kakinada kanchipuram kannada kanpur kanyakumari karachi
karnal karnataka kashi kashmir katrina kedarnath khatu kochi kolhapur kolkata konark kota kotak kottayam kozhikode kurukshetra
lucknow ludhiana maa maadurga madhya madras madurai mahabharat mahadev mahadeva mahakal maharaja maharashtra mahatma malayalam
manali mangalore manipal manipur matarani mathura meerut meghalaya mizoram mohali moradabad msdhoni mumbaiindians muzaffarnagar
mysore nagaland nagarjuna nagpur namaste nashik nasik odisha omkar omnamo omsai omsairam omshanti panchkula panipat pathankot
patiala prayag prayagraj puttaparthi radhekrishna raipur rajasthani rajguru rajkot ramayan rameshwaram ranchi ravan rcb rewari
rohitsharma rohtak sabarimala sachintendulkar sadhguru saibaba sainath sairam saket salem salmankhan satara shahrukhkhan shaktiman
shimla shirdi shirdisai shirdisaibaba shivshakti siddhivinayak sikkim siliguri solapur sonipat srinagar sriram subhashchandra
surat swami swara swaraj swastik tamilnadu teamindia telangana telugu thane thiruvananthapuram trimurti trivandrum udaipur ujjain
uttar uttarakhand uttarpradesh vadodara vaishno vaishnodevi valmiki vandematram varanasi venkateshwara venkateswara vijayawada
vindhya viratkohli visakhapatnam vivekananda vrindavan wahegurug waheguruji warangal worldcup yamunanagar yuvrajsingh
`;

export const INDIAN_NAMES: readonly string[] = [
  ...new Set([
    ...NAMES.trim().split(/\s+/),
    ...PERSON_NAMES,
    ...NAMES_THAT_ARE_WORDS.first,
    ...NAMES_THAT_ARE_WORDS.last,
  ]),
];
