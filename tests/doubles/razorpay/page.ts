// The hosted page: what a buyer sees, and the form with which their browser comes back to the shop.

const safe = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Razorpay (double)</title><body>${body}</body></html>`;
const inputs = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${safe(name)}" value="${safe(value)}">`)
    .join("");

const OUTCOMES = { captured: "Pay", failed: "Fail", pending: "Leave pending", authorized: "Authorise only" };

/** The page on which a buyer chooses how it ends. */
export function hostedPage(asked: Record<string, string>): string {
  const { name, amount, order_id = "", callback_url = "", cancel_url = callback_url } = asked;
  const buttons = Object.entries(OUTCOMES)
    .map(([outcome, word]) => `<button name="outcome" value="${outcome}">${word}</button>`)
    .join(" ");
  return page(
    `<h1>Pay ₹${Number(amount) / 100} to ${safe(name ?? "")}</h1>` +
      `<form method="post" action="/double/pay">${inputs({ order_id, callback_url })}${buttons}</form>` +
      `<p><a href="${safe(cancel_url)}">Cancel</a></p>`,
  );
}

/** The page that sends the browser back with a POST. */
export function returnPage(callbackUrl: string, fields: Record<string, string>): string {
  return page(
    `<form id="back" method="post" action="${safe(callbackUrl)}">${inputs(fields)}<button>Back to the shop</button></form>` +
      `<script>document.getElementById("back").submit()</script>`,
  );
}
