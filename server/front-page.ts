import type { Maker } from "./make-page.ts";
import type { PageCache } from "./page-cache.ts";
import type { Refusal, Target } from "./target.ts";

const FRONT_PAGE = "/";

/** Makes the front page and packs it small before somebody asks, so that who comes first after a start waits for neither. */
export async function makeFrontPage({
  readTarget,
  maker,
  pages,
}: {
  readTarget(address: string): Target | Refusal;
  maker: Pick<Maker, "makeAhead">;
  pages: Pick<PageCache, "packSmall">;
}): Promise<void> {
  const target = readTarget(FRONT_PAGE);
  if ("status" in target || target.key === undefined) return;
  const { key } = target;
  // What cannot be made now is made when somebody asks.
  await maker.makeAhead({ ...target, key }).then(
    () => pages.packSmall(key),
    () => undefined,
  );
}
