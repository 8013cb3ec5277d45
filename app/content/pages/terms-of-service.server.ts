/** What buyer and shop owe each other. */
export const termsOfService = `
<p>These terms are between you and {{legalName}}, {{address}}. They cover everything you do on this site and apply from {{policiesDate}}. Questions: {{reach}}.</p>
<h2>Who we are</h2>
<p>We own what we sell and sell it ourselves; no other seller trades here. Our licence numbers and GSTIN are on the <a href="/licences">Licences</a> page.</p>
<h2>Who may buy</h2>
<p>You are 18 or older, or a parent or guardian orders for you. Trade prices are for clinics, pharmacies and institutions that have shown us their registration or licence.</p>
<h2>Medicines and advice</h2>
<ul>
<li>What this site says is general information about traditional use in homeopathy. It does not replace a doctor, and no text here promises a cure.</li>
<li>In an emergency call 112. Do not wait for a remedy.</li>
<li>Never stop a medicine that a doctor prescribed because of something you read here.</li>
<li>Some medicines are sold only against a prescription of a registered practitioner. Packs above 30 ml with more than 12 per cent alcohol are not sold at retail.</li>
<li>For conditions on the schedule of the Drugs and Magic Remedies Act 1954 no product is offered.</li>
</ul>
<h2>Prices and offers</h2>
<p>Prices are in rupees, include GST and never exceed the printed MRP. Delivery is shown before you order; nothing is added afterwards. Nothing is put into your cart but by you. A price that is plainly wrong may be cancelled by us before the parcel leaves; you get all your money back.</p>
<h2>Your order</h2>
<p>An order is accepted when we confirm it with its number. Stock is taken from the shelf at that moment. {{#upi}}A UPI order waits {{upiMinutes}} minutes for its payment; then its packs go back.{{/upi}} If we cannot deliver, we say so and return your money in full.</p>
<h2>Payment</h2>
{{#upi}}<p>You can pay by UPI.</p>{{/upi}}
{{#cashOnDelivery}}<p>Cash on delivery is taken for orders of {{codMin}} to {{codMax}} in the PIN codes {{codPincodes}}. For some orders we may call you before we pack, or ask for a part or all of it in advance. We ask for an advance before you place the order, never afterwards.</p>{{/cashOnDelivery}}
{{#bankTransfer}}<p>A quote can also be paid by bank transfer.</p>{{/bankTransfer}}
{{^payment}}<p>We cannot take payment on this site yet, so no order can be placed.</p>{{/payment}}
<h2>Delivery, returns and cancellation</h2>
<p>They have pages of their own: <a href="/shipping-policy">Shipping Policy</a> and <a href="/refund-policy">Returns and Refunds</a>. Both are part of these terms.</p>
<h2>Account</h2>
<p>Keep your password to yourself and tell us if somebody else has it. You may delete the account at any time. We may close one that is used for fraud or against other people.</p>
<h2>Reviews</h2>
<p>Write what you found, truthfully and in your own words. We read reviews before they show and refuse those with insults, private data or promises of a cure, never because they are critical.{{#buyersReviews}} We do not write reviews ourselves.{{/buyersReviews}}</p>
<h2>What we answer for</h2>
<p>We answer for selling you the right, genuine, unexpired product and for our own negligence. We do not answer for delays that nobody could prevent, or for use against the label or a doctor's advice. Nothing here takes away rights that the Consumer Protection Act 2019 gives you.</p>
<h2>Texts and drawings</h2>
<p>Words and drawings on this site are ours. Names of brands belong to their makers and say only what is in the pack.</p>
<h2>Complaints and law</h2>
<p>Write to the <a href="/grievance-officer">grievance officer</a> first; complaints are acknowledged within {{acknowledgeHours}} hours. Indian law applies, and the courts of {{jurisdiction}} decide, without touching your right to go to a consumer commission where you live.</p>
`;
