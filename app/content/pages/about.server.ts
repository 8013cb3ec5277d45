/** Where the shop comes from, and what it is. */
export const aboutStory = `
<p>{{shopName}} is a homeopathic pharmacy{{#doctor}} with a clinic{{/doctor}} in {{town}}, {{state}}. What is on our shelves is on this site: the same packs, stock and prices, updated as they sell.</p>
<p>A medicine shop should read the label aloud. So every product here names its maker, potency, pack and price against the printed MRP. Where we may say it, you also read what it has been traditionally used for in homeopathy. Where the law or common sense speaks against a medicine for a complaint, we offer none and say so.</p>
<p>You can buy at the counter{{#payment}}, order to your door{{/payment}}{{#doctor}}, see a doctor{{/doctor}} or ask us first. {{hours}}.</p>
`;

/** What the shop holds itself to. */
export const aboutMission = `
<p>We want people to buy homeopathic medicines with their eyes open.</p>
<ul>
<li><strong>Genuine packs only.</strong> {{#licence}}Bought from licensed distributors against a bill. {{/licence}}Sold in the maker's sealed pack, with batch and expiry. A pack with less than {{shelfDays}} days left is not sold.</li>
<li><strong>Honest words.</strong> No cure is promised. Large studies have not found homeopathic medicines to work better than a placebo. Many people value them along with ordinary care. Serious or lasting trouble belongs with a doctor.</li>
<li><strong>One price.</strong> Never above MRP. GST is included and shown on the bill.</li>
{{#buyersReviews}}<li><strong>Reviews by buyers.</strong> Only people who received a medicine can review it, and we keep critical reviews.</li>{{/buyersReviews}}{{^buyersReviews}}<li><strong>Reviews.</strong> A review marked “Sample” belongs to a demonstration. No customer wrote it.</li>{{/buyersReviews}}
<li><strong>A person to talk to.</strong> Orders and messages are answered {{supportHours}}.</li>
</ul>
`;

/** What one can come for. */
export const aboutServices = `
<ul>
<li><strong>Medicines over the counter:</strong> dilutions, mother tinctures, tablets, biochemic salts, drops, syrups, ointments and kits of Indian and German makers.</li>
{{#payment}}<li><strong>Home delivery:</strong> {{nearArrival}} nearby when you order before {{cutOff}} on a working day. {{ncrDays}} in Delhi NCR, {{indiaDays}} in the rest of India. Free from {{freeFrom}}.</li>{{/payment}}
{{#doctor}}<li><strong>Doctor consultation:</strong> with a registered practitioner who decides whether a medicine is right for you.</li>{{/doctor}}
<li><strong>Supply to clinics and pharmacies:</strong> orders from {{bulkMin}} at {{bulkPercents}} per cent less.</li>
</ul>
`;
