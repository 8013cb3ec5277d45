// Views are counted to learn what people read. The list names what crawlers, previews of links, monitors and scripts call
// themselves by; it is short because all honest ones use one of these words, and the others are told by what they leave out
// (server/page-views.ts). CUBOT makes phones.
const CRAWLER =
  /(?<!\bcu)bot\b|bot[/_-]|crawl|spider|slurp|archiver|preview|facebookexternalhit|whatsapp\/|telegram|embedly|pinterest|lighthouse|pagespeed|headless|phantom|monitor|uptime|feed|fetch|validator|scrap|python|java\/|curl|wget|go-http|okhttp|axios|node|ruby|perl|php|libwww|http_?client/i;

/** Whether a user agent is a program that reads for itself; so is one that does not say what it is. */
export function isCrawler(userAgent: string | undefined): boolean {
  return !userAgent || CRAWLER.test(userAgent);
}
