import { formatDate } from "#app/content/messages/dates.ts";

/** What was asked for in a week and the shop could not find; `more` beyond those listed. */
type Week = {
  from: string;
  to: string;
  asked: { term: string; searches: number }[];
  more: number;
  url: string;
  shopName: string;
};

const times = (count: number) => (count === 1 ? "once" : `${count} times`);
const things = (count: number) => (count === 1 ? "1 thing" : `${count} things`);

/** The email to the owner on Monday. */
export const notKeptMail = {
  subject: ({ asked, more }: Week) =>
    `${things(asked.length + more)} asked for last week that the shop does not have`,
  body: ({ from, to, asked, more, url, shopName }: Week) =>
    [
      `From ${formatDate(from)} to ${formatDate(to)} people searched the shop for these and found nothing:`,
      [
        ...asked.map(({ term, searches }) => `- ${term} (${times(searches)})`),
        ...(more > 0 ? [`and ${more} more`] : []),
      ].join("\n"),
      `You may want to buy some of them in. If you have one under another name, tell the search what it means:\n${url}`,
      "Who asked is not known. A word is listed from the third time or the second day that somebody asks.",
      shopName,
    ].join("\n\n"),
};
