import type { GalleryPicture } from "#app/components/pages/gallery/picture-grid.tsx";
import type { galleryText } from "#app/content/messages/pages/gallery.ts";

type DrawingWords = (typeof galleryText)["drawings"];

/** Our own drawings of shop and clinic, shown until there are photographs. */
export function drawingsOf(section: "shop" | "clinic", words: DrawingWords): GalleryPicture[] {
  const tile = (name: string, alt: string) => ({
    url: `/art/tiles/${name}.svg`,
    alt,
    width: 200,
    height: 252,
  });
  if (section === "shop")
    return [
      { url: "/art/taak.svg", alt: words.taak, width: 580, height: 602 },
      { url: "/art/shop-map.svg", alt: words.map, width: 640, height: 420 },
      tile("first-aid", words.firstAid),
      { url: "/art/toran.svg", alt: words.toran, width: 480, height: 110 },
    ];
  return [
    { url: "/art/doctor.svg", alt: words.doctor, width: 80, height: 92 },
    tile("stress-and-sleep", words.sleep),
    tile("child-care", words.child),
    tile("digestion", words.digestion),
  ];
}
