/** The road from the shop to the door, as far as the parcel has come; a drawing of what the words around it say. */
export function Road({ at }: { at: "shop" | "rider" | "courier" | "home" }) {
  return (
    <img
      src={`/art/road-${at}.svg`}
      alt=""
      width={520}
      height={108}
      className="mt-4 h-auto w-full max-w-[560px]"
    />
  );
}
