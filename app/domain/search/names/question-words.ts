// Questions of the knowledge base in the few words in which people search for them, by slug. What is asked in a sentence is
// compared with sayings (domain/search/sayings).

/** Other words for a question; one that the owner deleted is found by none, but most of these words lead to /faq, too (page-words.ts). */
export const QUESTION_WORDS: Readonly<Record<string, readonly string[]>> = {
  "how-can-i-pay": [
    ...["cod", "cash on delivery", "payment methods", "payment options", "online payment", "upi payment"],
    ...["google pay", "gpay", "phonepe", "paytm", "card payment", "emi", "कैश ऑन डिलीवरी"],
  ],
  "how-are-30-200-and-1m-different-in-daily-use": [
    ...["30 and 200 difference", "difference between 30 and 200", "30 or 200", "30 vs 200"],
  ],
  "how-many-drops-or-pills-make-one-dose": [
    ...["how many drops in one dose", "how many drops", "how many pills"],
    ...["कितनी बूंद", "कितनी गोली"],
  ],
  "are-german-brands-better-than-indian-ones": ["german or indian", "german better than indian"],
  "do-the-drops-contain-alcohol": ["contain alcohol", "alcohol in drops"],
  "do-they-have-side-effects": ["side effects", "side effect", "nuksan to nahi", "साइड इफेक्ट"],
  "should-i-take-medicine-before-or-after-meals": [
    ...["before meals", "after meals", "khane se pehle", "khane ke baad leni", "खाने से पहले", "खाने के बाद"],
  ],
  "can-i-take-it-with-allopathic-medicine": [
    ...["with allopathy", "allopathy ke sath", "with allopathic medicine", "एलोपैथी के साथ"],
  ],
  "what-is-the-difference-between-homeopathy-and-ayurveda": ["same as ayurveda", "ayurveda or homeopathy"],
  "how-do-i-check-that-a-medicine-is-genuine": ["asli ya nakli", "fake or original", "asli pehchane"],
  "why-should-i-avoid-coffee-or-mint": [
    ...["coffee with homeopathic", "drink coffee with medicine", "coffee pi sakte", "tea with homeopathy"],
    ...["chai coffee", "onion garlic with homeopathy", "pyaz lahsun homeopathy", "kaccha pyaz"],
  ],
  "can-children-and-babies-take-it": [
    "safe for children",
    "safe for babies",
    "safe for kids",
    "can i give baby",
    "give to baby",
  ],
  "can-i-get-a-bill-with-gst": ["gst bill", "gst invoice", "bill with gst", "pakka bill"],
  "do-brands-have-expiry-dates": ["expiry", "expiry date", "एक्सपायरी"],
  "what-is-hpi-on-the-label": ["hpi"],
  "how-should-i-store-medicines": ["store dilutions", "store homeopathic medicine", "kahan rakhe medicine"],
};
