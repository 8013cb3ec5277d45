import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { byFirstWord } from "#server/route-shares.ts";

type Routes = ServerBuild["routes"];
type Known = { id: string; parentId?: string; path?: string; index?: boolean };

/** The table of routes as the build writes it. */
function written(entries: RouteConfigEntry[], parentId: string): Known[] {
  return entries.flatMap(({ id, file, path, index, children = [] }) => {
    const own = id ?? file.replace(/\.tsx?$/, "");
    return [{ id: own, parentId, path, index }, ...written(children, own)];
  });
}

const all: Known[] = [{ id: "root", path: "" }, ...written(routes as RouteConfigEntry[], "root")];
const table = Object.fromEntries(all.map((route) => [route.id, route])) as unknown as Routes;
const shareOf = byFirstWord(table, (share) => share);

function tree(share: Routes, parentId?: string): RouteObject[] {
  return Object.values(share as unknown as Record<string, Known>)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: tree(share, id) },
    ) as RouteObject[];
}

const answering = (share: Routes, path: string) =>
  matchRoutes(tree(share), path.replace(/\.data$/, ""))?.map(({ route, params }) => [route.id, params]);

const addresses = [
  ...new Set(
    all.map((route) => `/${pathOf(route)}`.replace(/:\w+/g, "some-name").replace("*", "no/such/page")),
  ),
];

function pathOf({ path = "", parentId }: Known): string {
  const above = parentId === undefined ? undefined : all.find(({ id }) => id === parentId);
  return [above && pathOf(above), path].filter(Boolean).join("/");
}

test.each([
  ...addresses,
  ...addresses.map((address) => address.toUpperCase()),
  "/shop.data",
  "/shop/",
  "/%73hop",
  "/sho%70/x",
  "/shop%2Fx",
  "/admin/%zz",
  "//admin",
  "/shop//x",
  "/admin/nothing/there",
  "/product",
  "/_root.data",
  "/constructor",
])("%s is answered by the same route among few as among all", (address) => {
  expect(answering(shareOf(address), address)).toEqual(answering(table, address));
});

test("who asks for the shop, no route of the office is compared", () => {
  expect(Object.keys(shareOf("/shop")).filter((id) => id.startsWith("routes/admin/"))).toEqual([]);
  expect(Object.keys(shareOf("/shop")).length).toBeLessThan(15);
  expect(shareOf("/admin/orders")).toBe(shareOf("/admin/stock"));
});
