type Page = { module: string; imports: string[] };
type RouteTable = { routes: Record<string, Page> };

/** The scripts of a medicine's page come while the finger is still on its card; a finger that only scrolls asks for them once. */
export function fetchPressed(): void {
  const { routes } = (window as unknown as { __reactRouterManifest: RouteTable }).__reactRouterManifest;
  addEventListener("pointerdown", ({ target }) => {
    if (!(target as Partial<Element>).closest?.('a[href*="/product/"]')) return;
    const { module, imports } = routes["routes/product/$slug"]!;
    for (const file of [module, ...imports]) import(/* @vite-ignore */ file).catch(() => 0);
  });
}
