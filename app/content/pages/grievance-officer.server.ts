/** Whom to complain to, as the Consumer Protection (E-Commerce) Rules 2020 and the data protection law ask. */
export const grievanceOfficer = `
<p>If something went wrong and the counter did not put it right, this is the person to write to. It costs nothing, and no reason is too small.</p>
<h2>How to reach them</h2>
<ul>
<li><strong>{{officerTitle}}:</strong> {{officerName}}</li>
<li><strong>E-mail:</strong> {{officerEmail}}</li>
<li><strong>Phone:</strong> {{officerPhone}}, {{supportHours}}</li>
<li><strong>Post:</strong> {{legalName}}, {{address}}</li>
</ul>
<h2>What to write</h2>
<p>Your name, phone and order number if there is one. What happened, and what you would like us to do. Add photos of packs or bills if they help.</p>
<h2>What happens then</h2>
<ol>
<li>We confirm within {{acknowledgeHours}} hours that we have it and give you a number.</li>
<li>The officer looks into it and may call you.</li>
<li>You get a decision with reasons within {{answerDays}} days.</li>
</ol>
<h2>Complaints about your data</h2>
<p>Requests under the <a href="/privacy-policy">privacy policy</a> go to the same address and are answered within {{privacyAnswerDays}} days. After that you may turn to the Data Protection Board of India.</p>
<h2>Complaints about a medicine</h2>
<p>If you feel unwell after a medicine, see a doctor first and keep the pack. Then tell us the batch: we inform the maker and find every pack of it. Suspected reactions can also be reported to the Pharmacovigilance Programme of India.</p>
<h2>If you are not satisfied with our answer</h2>
<p>The National Consumer Helpline takes complaints on 1915 and at <a href="https://consumerhelpline.gov.in">consumerhelpline.gov.in</a>. You may also go to the consumer commission of the district where you live.</p>
`;
