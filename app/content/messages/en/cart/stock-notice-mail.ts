import { reachText } from "#app/content/messages/reach.ts";

type Words = {
  name: string;
  url: string;
  shop: { name: string; phone?: string | undefined; email: string };
};

/** Emails and text messages about a product that was sold out. A phone is often shared: subjects and text messages name no product, nor do the addresses in them. */
export const stockNoticeMail = {
  confirm(channel: "mail" | "sms", { name, url, shop }: Words) {
    if (channel === "sms")
      return {
        subject: "",
        body: `${shop.name}: shall we tell you when your product is back? Yes or no: ${url}`,
      };
    return {
      subject: `Please confirm your request at ${shop.name}`,
      body: [
        `Somebody asked us to write to this address when ${name} is back in stock.`,
        `Was it you? Then please press “Yes, tell me” here:\n${url}`,
        "If not, do nothing. We forget this request in two days and do not write again.",
        `${shop.name}\n${reachText.lines(shop)}`,
      ].join("\n\n"),
    };
  },
  back(channel: "mail" | "sms", { name, url, neutralUrl, shop }: Words & { neutralUrl: string }) {
    if (channel === "sms")
      return { subject: "", body: `${shop.name}: what you asked for is back: ${neutralUrl}` };
    return {
      subject: `Back in stock at ${shop.name}`,
      body: [
        `You asked us to tell you: ${name} is back in stock.\n${url}`,
        "There may be few packs, and we do not set one aside. We tell as many people as there are packs.",
        "This was the only message. We have deleted your request.",
        `${shop.name}\n${reachText.lines(shop)}`,
      ].join("\n\n"),
    };
  },
};
