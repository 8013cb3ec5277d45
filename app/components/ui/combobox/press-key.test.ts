import fc from "fast-check";
import { expect, test } from "vitest";
import { type ListState, type PressedKey, pressKey } from "#app/components/ui/combobox/press-key.ts";

const THREE = { count: 3, isEmpty: false };
const CLOSED: ListState = { isOpen: false, place: undefined };
const OPEN: ListState = { isOpen: true, place: undefined };

const key = (name: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key: name,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
});

/** The places one comes to by that key, one after the other. */
function walk(name: string, { times, first }: { times: number; first?: 0 }): (number | undefined)[] {
  let state: ListState = { isOpen: true, place: first };
  return Array.from({ length: times }, () => {
    ({ state } = pressKey(state, key(name), { ...THREE, first }));
    return state.place;
  });
}

test("arrow keys go through the list and through the field, round and round", () => {
  expect(walk("ArrowDown", { times: 5 })).toEqual([0, 1, 2, undefined, 0]);
  expect(walk("ArrowUp", { times: 5 })).toEqual([2, 1, 0, undefined, 2]);
});

test("where one is always chosen, arrow keys never leave the list", () => {
  expect(walk("ArrowDown", { times: 4, first: 0 })).toEqual([1, 2, 0, 1]);
  expect(walk("ArrowUp", { times: 3, first: 0 })).toEqual([2, 1, 0]);
});

test("an arrow key opens the list at its near end, with Alt it opens and closes it alone", () => {
  expect(pressKey(CLOSED, key("ArrowDown"), THREE).state).toEqual({ isOpen: true, place: 0 });
  expect(pressKey(CLOSED, key("ArrowUp"), THREE).state).toEqual({ isOpen: true, place: 2 });
  expect(pressKey(CLOSED, key("ArrowDown", { altKey: true }), THREE).state).toEqual(OPEN);
  expect(pressKey({ isOpen: true, place: 1 }, key("ArrowUp", { altKey: true }), THREE).state).toEqual(CLOSED);
});

test("Enter takes what is chosen, and is left to the form where nothing is", () => {
  expect(pressKey({ isOpen: true, place: 1 }, key("Enter"), THREE)).toMatchObject({
    does: "take",
    isUsed: true,
  });
  expect(pressKey(OPEN, key("Enter"), THREE)).toEqual({ state: OPEN, isUsed: false });
  expect(pressKey(CLOSED, key("Enter"), THREE).isUsed).toBe(false);
});

test("Escape closes first and empties the field then", () => {
  expect(pressKey({ isOpen: true, place: 1 }, key("Escape"), THREE)).toEqual({ state: CLOSED, isUsed: true });
  expect(pressKey(CLOSED, key("Escape"), THREE).does).toBe("clear");
  expect(pressKey(CLOSED, key("Escape"), { ...THREE, isEmpty: true })).toEqual({
    state: CLOSED,
    isUsed: false,
  });
});

test("Tab closes the list and goes on; keys that move in the field leave the list", () => {
  expect(pressKey({ isOpen: true, place: 1 }, key("Tab"), THREE)).toEqual({ state: CLOSED, isUsed: false });
  for (const name of ["Home", "End", "ArrowLeft", "ArrowRight"])
    expect(pressKey({ isOpen: true, place: 1 }, key(name), THREE)).toEqual({ state: OPEN, isUsed: false });
});

test("letters that are being put together keep their keys", () => {
  for (const name of ["Enter", "Escape", "ArrowDown"])
    expect(pressKey(OPEN, key(name, { isComposing: true }), THREE)).toEqual({ state: OPEN, isUsed: false });
});

test("whatever is pressed, the place chosen is one of the list", () => {
  const keys = fc.constantFrom("ArrowDown", "ArrowUp", "Enter", "Escape", "Tab", "Home", "a");
  fc.assert(
    fc.property(
      fc.array(fc.tuple(keys, fc.boolean())),
      fc.nat(8),
      fc.constantFrom<0 | undefined>(0, undefined),
      (presses, count, first) => {
        let state: ListState = { isOpen: false, place: first };
        for (const [name, altKey] of presses) {
          ({ state } = pressKey(state, key(name, { altKey }), { count, isEmpty: false, first }));
          expect(state.place ?? 0).toBeLessThan(Math.max(1, count));
          expect(state.place ?? 0).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});
