/** Where, when and for how much we deliver. */
export const shippingPolicy = `
<p>We deliver from our shop in {{town}}{{#upi}} across India{{/upi}}. {{^payment}}We cannot take payment on this site yet, so no order can be placed. {{/payment}}Each product page and the checkout give the day and the fee for your PIN code. This page gives the rules behind them.</p>
<h2>Times and fees</h2>
<p>{{zoneList}}</p>
<p>The amount for free delivery is counted on the goods after discounts. The cart says how much is missing.</p>
<h2>What a working day is</h2>
<p>Parcels are carried on {{deliveryDays}}, when the shop is open. An order after {{cutOff}} counts for the next working day. On these days the shop is closed:</p>
<p>{{holidayList}}</p>
{{#express}}<h2>Express</h2>
<p>In PIN code {{expressPincodes}}, within {{expressHours}} hours for {{expressFee}}, when you order while the shop is open and at least {{expressHoursBeforeClosing}} hours before it closes. Opening hours: {{hours}}.</p>{{/express}}
{{#cashOnDelivery}}<h2>Cash on delivery</h2>
<p>For orders of {{codMin}} to {{codMax}} in the PIN codes {{codPincodes}}. Please keep the amount ready.</p>{{/cashOnDelivery}}
<h2>Who brings it</h2>
<p>Our own rider brings orders nearby, a courier the others. Bottles travel upright, wrapped and sealed. Some couriers do not carry liquids with alcohol to every state. If yours is one of them, we call you before charging anything.</p>
<h2>Following your order</h2>
<p><a href="/track-order">Track Order</a> shows where it is, with the order number and your phone. You get a message when it leaves and when it has arrived.</p>
<h2>When nobody is at home</h2>
<p>The rider calls first. A courier tries again; after that the parcel comes back to us and we ask you what to do. If it came back because the address was wrong, a second delivery costs its fee again.</p>
<h2>Late, damaged or incomplete</h2>
<p>Tell us within {{damagedHours}} hours with a photo: {{reach}}. We replace or refund, and chase late parcels ourselves. See <a href="/refund-policy">Returns and Refunds</a>.</p>
<h2>Outside India</h2>
<p>We do not ship medicines abroad.</p>
`;
