import { formatDateTime } from "#app/content/messages/dates.ts";
import type { Db } from "#app/db/client.server.ts";
import { byCommand } from "#app/domain/actor.ts";
import { type DecideRefusal, decideReview, listPendingReviews } from "#app/services/pages/reviews.server.ts";
import { runCommand } from "#server/command.ts";

const USAGE = `npm run reviews                         the reviews that wait to be read
npm run reviews -- publish ID [REPLY]   shows it on the product page; once more with another REPLY changes the reply
npm run reviews -- reject ID REASON     keeps it off the page; the reason is written down

Publish unfavourable reviews like all others. Reject only insults, private data, advertising,
the promise of a cure, and what is not about the product or the shop.`;

const SENTENCES: Record<DecideRefusal, string> = {
  "not-found": "There is no review with this number.",
  "already-decided": "This was decided before. What is published stays; only its reply can be changed.",
  "no-reason": "Say why it is rejected. That it is unfavourable is no reason.",
  claims: "This review or its reply promises an effect, which the law forbids to publish.",
  "reply-too-long": "A reply has at most 1,000 characters.",
};

const [command, typedId = "", ...words] = process.argv.slice(2);

await runCommand(async ({ db }) => {
  if (command === undefined) return printPendingReviews(db);
  const outcome = await run(db, { id: Number(typedId), rest: words.join(" ") });
  if (!outcome) return complain(USAGE);
  if (!outcome.ok) return complain(SENTENCES[outcome.reason]);
  console.log(`Review ${typedId}: done.`);
  return 0;
});

function run(db: Db, { id, rest }: { id: number; rest: string }) {
  if (!/^\d{1,9}$/.test(typedId)) return undefined;
  const act = { id, actor: byCommand("reviews"), now: new Date() };
  switch (command) {
    case "publish":
      return decideReview(db, { ...act, decision: "published", reply: rest });
    case "reject":
      return decideReview(db, { ...act, decision: "rejected", reason: rest });
    default:
      return undefined;
  }
}

async function printPendingReviews(db: Db): Promise<number> {
  const pending = await listPendingReviews(db);
  for (const review of pending) {
    const product = [review.name, review.potencyLabel, review.packSize].filter(Boolean).join(" ");
    const when = formatDateTime(review.writtenAt);
    console.log(
      `${review.id}  ${review.rating}/5  ${product}  order ${review.orderNumber}  ${when}  ${review.authorName}`,
    );
    console.log(`${review.body.replace(/^/gm, "    ")}\n`);
  }
  console.log(pending.length === 1 ? "1 review waits." : `${pending.length} reviews wait.`);
  return 0;
}

function complain(sentence: string): number {
  console.error(sentence);
  return 1;
}
