/** Returns, cancellations and money back. */
export const refundPolicy = `
<h2>Cancelling</h2>
<p>You can cancel an order yourself until it is packed: open it in <a href="/orders">My Orders</a> or through <a href="/track-order">Track Order</a>. It costs nothing, and what you paid comes back in full. After that, refuse the parcel or return it as below.</p>
<h2>Returning sealed packs</h2>
<p>A pack whose seal is unbroken can come back within {{returnDays}} days of delivery, with its bill, for any reason. Bring it to the shop or send it; the cost of sending an unwanted pack back is yours.</p>
<h2>Damaged, wrong or expired goods</h2>
<p>Tell us within {{damagedHours}} hours of delivery, with a photo of the pack and its label. We replace it or return your money, as you prefer, and pay for the return. The same applies to a pack that is spurious or not as described.</p>
<h2>What cannot come back</h2>
<p>Opened bottles and tubes: nobody can sell or use them again. This also applies to medicines that did not have the effect you hoped for. A faulty product is another matter; tell us about it.</p>
<h2>How to return</h2>
<ol>
<li>Write or call with your order number: {{reach}}.</li>
<li>We answer {{supportHours}} and tell you where to send the pack.</li>
<li>When it reaches us, we check the seal and batch, then refund the money.</li>
</ol>
<h2>Your money</h2>
<p>We send it to the account it came from, within {{refundDays}} working days of receiving the pack or your cancelling.{{#cashOnDelivery}} If you paid in cash, tell us an account to send it to.{{/cashOnDelivery}} The delivery fee comes back when the fault was ours or the whole order was cancelled before it left.</p>
{{#doctor}}<h2>Consultations</h2>
<p>If you cancel a consultation before it begins, or we cannot give it, we refund what you paid in full.</p>{{/doctor}}
<h2>Not satisfied?</h2>
<p>Write to the <a href="/grievance-officer">grievance officer</a>.</p>
`;
