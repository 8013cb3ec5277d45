/** Under which licences the shop trades. */
export const licences = `
<p>Homeopathic medicines are drugs under the Drugs and Cosmetics Act 1940. A shop that sells them needs a licence, and a qualified person in charge.</p>
<h2>Licences and registrations</h2>
<ul>
<li><strong>Holder:</strong> {{licence20cHolder}}</li>
<li><strong>{{#licence}}Licensed premises{{/licence}}{{^licence}}Address{{/licence}}:</strong> {{address}}</li>
<li><strong>Retail licence (Form 20-C):</strong> {{licence20c}}</li>
<li><strong>Wholesale licence (Form 20-D):</strong> {{licence20d}}</li>
<li><strong>Person in charge:</strong> {{competentPerson}}</li>
<li><strong>GSTIN:</strong> {{gstin}}</li>
</ul>
{{#licence}}<p>The licences are displayed at the counter. You may ask to see them.</p>{{/licence}}
<h2>How we keep the rules</h2>
<ul>
{{#licence}}<li>Medicines are bought from licensed makers and distributors, with bills.</li>{{/licence}}
<li>Medicines are sold in the maker's sealed pack, with batch, expiry and MRP on the label. Your bill names the batch and the expiry.</li>
<li>More than 12 per cent alcohol is sold at retail in packs up to 30 ml only (Drugs Rules, rule 106-B).</li>
<li>Every product page names the maker, country of origin, net quantity, MRP with all taxes and price per unit.</li>
<li>The shop does not prescribe{{#doctor}}, and the doctor of the clinic does not sell medicines{{/doctor}}.</li>
</ul>
<h2>Consumer care</h2>
<p>{{reach}}, {{supportHours}}. Complaints go to the <a href="/grievance-officer">grievance officer</a>.</p>
<h2>Who regulates us</h2>
<p>The drugs control authority of {{state}} grants and checks the licences. Standards come from the Homoeopathic Pharmacopoeia of India and the Ministry of Ayush.</p>
`;
