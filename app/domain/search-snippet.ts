// What a search engine shows of a page: it cuts titles at about 60 characters and descriptions at about 160.

const LONGEST_TITLE = 60;
const DESCRIPTION_LENGTH = { least: 70, most: 160 };

/** A title with the shop's name where both fit into 60 characters; a longer one is cut, but keeps its `tail`. */
export function fitTitle({
  head,
  tail = "",
  suffix,
}: {
  head: string;
  tail?: string;
  suffix: string;
}): string {
  const title = head + tail;
  if (title.length + suffix.length <= LONGEST_TITLE) return title + suffix;
  return title.length <= LONGEST_TITLE ? title : cut(cutAtWord(head, LONGEST_TITLE - tail.length) + tail);
}

/** A description of at most 160 characters, whole words; a shorter one than 70 goes on with `more`. */
export function fitDescription(text: string, more: string): string {
  const { least, most } = DESCRIPTION_LENGTH;
  const line = text.replace(/\s+/g, " ").trim();
  return cutAtWord(line.length < least ? `${line} ${more}`.trim() : line, most);
}

function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, Math.max(most - 1, 0));
  const words = text[start.length] === " " ? start : start.replace(/\s+\S*$/, "");
  return `${words.replace(/[\s,;:.–-]+$/, "")}…`;
}

function cut(text: string): string {
  return text.length <= LONGEST_TITLE ? text : `${text.slice(0, LONGEST_TITLE - 1)}…`;
}
