/** The notice that the Digital Personal Data Protection Act 2023 asks for: what, why, how long, whose rights. */
export const privacyPolicy = `
<p>{{legalName}} ("the shop", {{address}}) decides how your personal data is used on this site. This notice lists each kind of data, what it is for and how long it stays, as the Digital Personal Data Protection Act 2023 and its Rules of 2025 ask. It applies from {{policiesDate}}.</p>
<h2>What we collect, and what for</h2>
<ul>
<li><strong>Order:</strong> name, phone, address, PIN code, and e-mail if you give it; what you bought, what it cost, how it was paid. For selling, delivering and billing it, {{#cashOnDelivery}}for seeing whether earlier parcels to your phone were taken before we offer cash on delivery, {{/cashOnDelivery}}and for recalling a batch if a maker asks. Kept {{invoiceYears}} years, because the tax and drug laws ask for the records.</li>
<li><strong>Payment:</strong> {{#upi}}for UPI {{/upi}}the bank's reference number. Beside a payment that fits no order, the bank may write a name. We keep that {{bankLinesKept}}. We never see or store card numbers, PINs or passwords of your bank.</li>
<li><strong>Account:</strong> name, e-mail, phone if you verify it, a scrambled form of your password, addresses you save, the public half of passkeys you add, the devices that are signed in. For letting you in and for filling in forms. Kept until you delete the account; a signed-in device until it signs out or its time is over.</li>
<li><strong>Cart and wishlist:</strong> what you save for later. Kept {{cartDays}} days after the last change for guests.</li>
<li><strong>Messages, bulk requests and distributor applications:</strong> what you write to us with your name and how to reach you, and the papers of your business. For answering, and for checking who may buy wholesale. Kept {{enquiriesKept}} after the last message about it; the papers of a business account as long as the account.</li>
<li><strong>Consultation:</strong> age, gender, complaints, earlier treatment, and reports if you share them; for a patient under 18 the name, relation and phone of the parent or guardian. For the doctor's advice only; nobody packing orders can read it. Kept {{medicalRecordYears}} years, as practitioners must keep records.</li>
<li><strong>Reviews:</strong> your stars, your words and the name you choose to show. Kept as long as the product page shows them, or until you ask us to remove them; a review that we refuse {{refusedReviewsKept}}.</li>
<li><strong>Products you want to hear of again:</strong> the product and your email or phone. Deleted when we have written to you, after {{stockNoticesKept}} at the latest.</li>
<li><strong>A reminder of your cart:</strong> only if you have agreed to just that under Privacy and data. We write once about a cart that you left, and name no product. A link in each reminder takes the consent back.</li>
<li><strong>Messages that we send you:</strong> the text and where it went. Kept {{sentMessagesKept}}; one that could not be sent {{failedMessagesKept}}.</li>
<li><strong>Sign-ins:</strong> sign-ins, wrong passwords and other security events, with the account and a shortened network address. Kept {{securityEventsKept}}.</li>
<li><strong>Security:</strong> the network address of sign-in attempts, orders and requests, until the limit that it counts for is over, a day at most; a log of what was changed in the shop, by whom, without names, as long as the shop's books.</li>
<li><strong>Counting:</strong> how often a page was opened or an unknown address asked for on a day. A number only, tied to nobody. Kept {{countsKept}}.</li>
<li><strong>Searches:</strong> the words that were searched for, and how often on a day; never by whom. Words that look like a name, a number, an address or somebody's story are not written down. Our staff see words only from the third time or the second day on. Kept {{countsKept}}; words that hardly anybody searched for {{rareSearchesKept}}.</li>
<li><strong>Letters while you type:</strong> the search field asks our shop what to suggest. We write none of that down.</li>
</ul>
<p>We ask for nothing else. There is no advertising, no tracking by others and no sale of data. Offers by e-mail are sent only if you tick the box in your account. It is never ticked for you.</p>
<h2>Cookies</h2>
<p>Only those the shop cannot work without: one keeps your cart, one keeps you signed in, one knows a browser you have signed in with, one remembers your PIN code, one carries a message to the next page, one checks your passkey while you sign in. None of them follows you elsewhere, so there is no banner.</p>
<h2>On your device</h2>
<p>Your browser keeps your last eight searches, so that the search field can offer them again. We never receive that list. Press “Clear” below the search field to remove it. When you scan a barcode, the pictures stay on your phone. We get only the number.</p>
<h2>Who else receives it</h2>
{{recipientList}}
<h2>Your rights</h2>
<ul>
<li><strong>See and download:</strong> <a href="/profile/privacy">your account's privacy page</a> shows your data and gives it to you as a file.</li>
<li><strong>Correct:</strong> change name, phone, e-mail and addresses in <a href="/profile">your account</a>, or ask us.</li>
<li><strong>Erase:</strong> delete the account there; what the law makes us keep (bills, drug records, prescriptions) stays locked away until that period ends.{{#copies}} Copies of the shop, kept in case its machine is lost, keep what was erased for up to {{copiesKept}} more. They are encrypted. We open them only to find or bring back what the shop has lost.{{/copies}}</li>
<li><strong>Withdraw consent:</strong> untick the box in your account, or press Withdraw on the page of your consultation. It takes one click, like giving it. If you withdraw the consent for health before you have met the doctor, the consultation is cancelled and what you wrote is deleted.</li>
<li><strong>Nominate:</strong> name somebody who may use these rights if you die or cannot.</li>
<li><strong>Complain:</strong> write to the <a href="/grievance-officer">grievance officer</a>; you get an answer within {{privacyAnswerDays}} days. If it does not satisfy you, complain to the Data Protection Board of India.</li>
</ul>
<p>Without an account, write from the e-mail or call from the phone of your order: {{officerReach}}. This notice is in English; ask us for it in Hindi or another language of the Eighth Schedule.</p>
<h2>Children</h2>
<p>Accounts are for people of 18 and above. A child's consultation is booked by a parent or guardian, who gives name, relation and phone and agrees to it. We check this by the account whose phone is verified, by a call, or by papers at the clinic. We write down how and when. The child's data serves that consultation only.</p>
<h2>How it is guarded</h2>
<p>{{howItTravels}} Passwords are stored scrambled. People of the shop see only what their work needs, and what they change is written down. If data still leaks, we tell the people affected and the Board without delay.</p>
<h2>Changes</h2>
<p>If this notice changes in substance, the date above changes with it.</p>
`;
