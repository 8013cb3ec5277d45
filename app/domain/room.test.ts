import { expect, test } from "vitest";
import { createRoom } from "#app/domain/room.ts";

test("nobody takes more than a share of the room, all together not more than there is, and what is left is free again", () => {
  const enter = createRoom({ allBytes: 10, eachBytes: 6 });
  const leave = enter("first", 4)!;
  expect(enter("first", 3)).toBeUndefined();
  expect(enter("first", 2)).toBeDefined();
  expect(enter("second", 5)).toBeUndefined();
  const second = enter("second", 4)!;
  leave();
  expect(enter("second", 2)).toBeDefined();
  second();
  expect(enter("third", 6)).toBeDefined();
});
