// What sample reviews talk about: packing, delivery, service, dates and handling. Never what a medicine did.

export const FIRST_NAMES = [
  "Aarti",
  "Abhishek",
  "Amit",
  "Anil",
  "Anita",
  "Anjali",
  "Arun",
  "Asha",
  "Bhavna",
  "Deepak",
  "Dinesh",
  "Divya",
  "Farhan",
  "Gaurav",
  "Geeta",
  "Harpreet",
  "Imran",
  "Jyoti",
  "Kavita",
  "Kiran",
  "Komal",
  "Lakshmi",
  "Lalit",
  "Manish",
  "Manju",
  "Meena",
  "Mohit",
  "Naresh",
  "Neha",
  "Nisha",
  "Pankaj",
  "Pooja",
  "Pradeep",
  "Priya",
  "Rachna",
  "Rajesh",
  "Rakesh",
  "Rashmi",
  "Ravi",
  "Rekha",
  "Ritu",
  "Sandeep",
  "Sangeeta",
  "Sanjay",
  "Seema",
  "Shabana",
  "Shweta",
  "Simran",
  "Sonia",
  "Sudha",
  "Sunil",
  "Sunita",
  "Suresh",
  "Tarun",
  "Usha",
  "Vandana",
  "Vijay",
  "Vikas",
  "Vinod",
  "Yogesh",
];

export const INITIALS = [..."ABCDGHJKLMNPRSTVY"];

type Remarks = { good: string[]; fair: string[] };

export const ANY_PACK: Remarks = {
  good: [
    "Reached me the next morning, well packed.",
    "Sealed pack, clear label, date more than two years away.",
    "Ordered at eleven, it was at my door in Sohna the same evening.",
    "Same pack that I used to buy in Gurgaon, without the trip.",
    "Packing was neat, no plastic filling, bill inside.",
    "The shop called to confirm the address. Polite and quick.",
    "Price was a little lower than what the local counter asked.",
    "Maker's seal and batch number in place. Happy with the service.",
    "Packing achhi thi, time pe mil gaya.",
    "Delivery on time and the bill was in the box.",
    "I asked about the potency on chat and got an answer in ten minutes.",
    "Third order from here. Never had a wrong item.",
    "Came to Palwal in one day, as promised.",
    "Box was intact even though it rained that day.",
    "Batch number and expiry matched what the page showed.",
    "They sent exactly the brand I chose, no substitute.",
    "Ordering was simple, no trouble.",
    "Rider was courteous and waited while I found change.",
    "Easy to reorder, all potencies are on one page.",
    "Good that the website shows which packs are really in stock.",
    "Fresh stock, made only a few months ago.",
    "Bahut sambhal ke pack kiya tha. Thank you.",
    "Order tracking was correct at each step.",
    "Got a call when the rider was nearby, very helpful for our society gate.",
    "Chose the wrong potency first, the shop changed it before packing.",
    "Bill shows batch and expiry for each line, good for my file.",
    "Delivery boy found our lane in Bhondsi without a second call.",
    "Parcel was light and small, came with the letter post to Jaipur in four days.",
    "Ordered five items, all five were there and counted on a slip.",
    "Bought for my clinic shelf, short expiry was not sent even once.",
    "Website is simple, my father ordered on his own.",
  ],
  fair: [
    "Item is fine, but it came a day later than shown.",
    "Outer box was slightly pressed, the pack inside was all right.",
    "Right product. I would have liked a smaller pack too.",
    "Good service, delivery charge felt high for one item.",
    "Took two messages to get the bill corrected.",
    "Right pack. The label print is small to read.",
    "Came two days late and I had to call for the status.",
    "Medicine is all right, but the box was wet at one corner.",
  ],
};

export const LIQUID: Remarks = {
  good: [
    "Dropper works well, no leaking at the cap.",
    "Bottle was wrapped in two layers, nothing had spilled.",
    "Glass bottle with a proper seal under the cap.",
    "Drops come out one at a time, easy to count.",
    "Cap was sealed and taped, not a drop lost on the way.",
  ],
  fair: [
    "The dropper is a little stiff at first.",
    "Level looked slightly below the neck, seal was intact though.",
  ],
};

export const SYRUP: Remarks = {
  good: [
    "Cap seal was unbroken, nothing sticky on the outside.",
    "Measuring cap is included and easy to read.",
    "Bottle came upright in its own carton, no leak.",
    "Wrapped well, arrived without a scratch on the label.",
  ],
  fair: ["The measuring cap has faint marks.", "Bottle is a bit bulky for a bag, so plan for home use."],
};

export const TABLETS: Remarks = {
  good: [
    "Tablets were whole, no powder at the bottom.",
    "Cap closes tight, good for carrying in a bag.",
    "Seal under the lid was unbroken.",
    "Bottle is handy and the tablets dissolve quickly.",
    "Lid has a small opening, so you can count them out cleanly.",
  ],
  fair: ["A few tablets had broken edges, the rest were fine.", "The cotton plug is hard to take out."],
};

export const OUTSIDE_USE: Remarks = {
  good: [
    "Tube was sealed with foil, nozzle clean.",
    "Mild smell, does not stain the clothes.",
    "Not sticky, spreads easily.",
    "Cap closes well, I keep it in my office drawer.",
    "A little goes a long way, so the pack lasts.",
  ],
  fair: ["Texture is a bit thin for my liking.", "The cap cracked after a week, contents are fine."],
};

export const KIT: Remarks = {
  good: [
    "Every small bottle is labelled, and a list of contents is inside.",
    "Box is sturdy and fits into a drawer.",
    "Each bottle has its own expiry date, very tidy.",
    "Bought it for a trip, it fits the side pocket of a bag.",
  ],
  fair: ["The bottles are smaller than I had imagined, the page does say so."],
};
