import { counted } from "#app/content/messages/counted.ts";
import { hoursText } from "#app/content/messages/hours-text.ts";
import { deliveryAnswer } from "#app/content/pages/shelf-faqs.server.ts";
import type { Settings } from "#app/domain/settings.ts";

/** The guide of a medicine form in sections; the facts that change are filled in by `formGuide`. */
export type GuideSection = { heading: string; paragraphs: string[] };
export type GuideFacts = {
  slug: string;
  name: string;
  description: string;
  productCount: number;
  brandNames: string[];
};

type Form = { what: string; how: string; choose: string; keep: string };

const guides: Record<string, Form> = {
  dilutions: {
    what: "A dilution begins as a mother tincture or a ground solid. It is thinned step by step: one part in ten for X potencies, one in a hundred for C. It is shaken at each step. Arnica 30 CH has gone through thirty such steps. Above 12 C no molecule of the source is expected to remain.",
    how: "A few drops go into a spoon of water, or onto plain globules. The globules melt under the tongue. The bottle or the doctor says how many and how often. The liquid is mostly alcohol, so it is not taken neat by children.",
    choose:
      "Look for three things on the label: the remedy, the potency and the maker. 30 CH is what most homes keep. 200 CH is repeated less often, and 1M or higher is left to a doctor. 30X and 30 CH are not the same.",
    keep: "Close the cap, keep the bottle upright in a cool cupboard, away from perfume, camphor and sunlight. Do not touch the dropper to the mouth. The expiry is on the label.",
  },
  "mother-tinctures": {
    what: "A mother tincture is the first extract of a fresh or dried plant in alcohol and water, before any dilution. It is marked Q, MT or Ø. People ask most for Calendula, Jaborandi, Berberis and Justicia.",
    how: "It is taken by the drop in half a cup of water. Where the label says so, it is used outside, in boiled and cooled water. It contains plant extract and a good deal of alcohol. Ask first in pregnancy, for children, and if you take other medicines.",
    choose:
      "Compare makers by price per ml: Indian bottles are usually 30 ml, German ones 20 ml. Tinctures of poisonous plants are for doctors only, and packs above 30 ml are not sold at retail.",
    keep: "A fine sediment is normal in a plant extract. Keep it in a cool, dark place, tightly closed and out of the reach of children.",
  },
  medicines: {
    what: "These are ready-made products under a maker's own name: cough syrups, digestive drops, tablets, tonics and lozenges. Several remedies, mostly in low potencies, are put together for one everyday purpose. The R, A and B series belong here.",
    how: "Take what the label says and no more. Syrups are measured with the cap or a spoon, drops go into a little water, tablets melt on the tongue. Do not add a single remedy for the same complaint at the same time.",
    choose:
      "Check the brand along with the number: R5 and A5 are unrelated formulas. If you avoid sugar, look for the words sugar free in the name. Where no use is shown, the law does not let us name one. Buy it on a doctor's advice.",
    keep: "Write the date of opening on a syrup and use it within the time the label gives. Keep tablets dry and in their own bottle.",
  },
  cosmetics: {
    what: "Creams, gels, ointments, hair oils, shampoos, soaps and toothpastes. They contain plants that homeopathy uses, such as Calendula, Arnica, Jaborandi and neem. Some are licensed as medicines and others as cosmetics.",
    how: "They are for outside use only. Try a little behind the ear and wait a day. Unless the label says so, keep them away from deep or open wounds, the eyes and the mouth.",
    choose:
      "An ointment is greasy and stays on dry skin, a cream sinks in, a gel cools. For hair, an oil is left on and a shampoo washed out. Nothing here lightens the skin.",
    keep: "Close the tube, keep it below 30°C, and do not share it. For hygiene reasons, an opened pack cannot be returned.",
  },
  trituration: {
    what: "Minerals and other sources that do not dissolve are ground for hours with milk sugar. The powder is sold as it is or pressed into tablets, mostly in 3X, 6X and 12X.",
    how: "Tablets melt on the tongue. The label or the doctor says how many and how often, and whether a child may have them.",
    choose:
      "Check the potency letter: X steps are one in ten, C steps one in a hundred. The base is lactose, so people who are intolerant of milk sugar choose a liquid instead.",
    keep: "Keep the bottle dry and closed. Tablets that have turned yellow or damp are thrown away.",
  },
  biochemic: {
    what: "The twelve tissue salts that Dr. Schuessler described in the nineteenth century, from Calcarea Fluorica to Silicea, ground with milk sugar and pressed into tablets. 6X is the potency most homes use.",
    how: "Tablets melt on the tongue, or are sipped in warm water. The label or the doctor says how many and how often, at each age.",
    choose:
      "Take the salt and the potency that you were told: 3X, 6X and 12X look alike on the shelf. 25 g bottles are the everyday pack. The amounts are tiny and do not replace calcium or iron that a doctor has ordered.",
    keep: "Keep them dry, closed and away from strong smells. They contain lactose, which people with diabetes should count.",
  },
  "bio-combination": {
    what: "Ready mixtures of tissue salts with a number from 1 to 28. The numbers are the same from maker to maker by long custom, and the label lists the salts inside.",
    how: "Tablets melt on the tongue. The label says how many and how often, and whether it names a dose for children.",
    choose:
      "Ask by the number. Where we show no use beside a number, the law does not let us name one. If you already take the single salts, do not double them.",
    keep: "As with all tablets: dry, closed and in the original bottle, with the expiry in sight.",
  },
  "bach-flower": {
    what: "Thirty-eight essences of flowers and trees that Dr. Edward Bach described in the 1930s, and blends of a few of them. They are chosen by mood. They are not homeopathic in the strict sense, though the same shops keep them.",
    how: "The chosen essences go into a glass of water to sip through the day, or into a mixing bottle. The label says how many drops. The stock drops contain alcohol.",
    choose:
      "Read the lines on mood and pick those that fit today, up to six or seven. A low mood that stays, or panic, is a matter for a doctor or a counsellor.",
    keep: "The stock bottle keeps until the date on its label. A mixed bottle with water is used within about three weeks.",
  },
  "homeopathy-kits": {
    what: "Boxes of small labelled vials for a family, a journey or a practice. We put them together at the shop from sealed packs. The page of each kit lists what is inside.",
    how: "Follow the label of each vial or your doctor. A kit helps with small everyday troubles. It does not stand in for a first-aid box with dressings, or for an emergency call.",
    choose:
      "Compare the lists: twelve vials for travel, thirty for a home, a hundred for a practice. The same vials are sold singly under Dilutions.",
    keep: "Lock the box away from children, globules look like sweets. Check the dates once a year and refill what has run out.",
  },
  "globules-and-supplies": {
    what: "Plain sugar globules, sugar of milk, blank tablets, empty vials and droppers. None of it is medicated.",
    how: "Doctors and chemists medicate globules with a dilution and fill them into vials. At home, do so only as your doctor has shown you.",
    choose:
      "Globules are sold by number: the higher the number, the larger the globule. Cane sugar globules suit people who avoid lactose.",
    keep: "Keep everything dry, closed and away from strong smells. Globules look like sweets: lock them away from children.",
  },
  "millesimal-lm-potency": {
    what: "Fifty-millesimal potencies are thinned one part in fifty thousand at each step. They are marked LM 1 to LM 30, or 0/1 to 0/30. They come as a liquid or as tiny globules.",
    how: "A globule or a few drops are dissolved in a bottle of water. Shake or stir it before each spoonful. The doctor shows how to make the solution and when to take the next step.",
    choose:
      "Buy the step that is written on your prescription. They are rarely a first choice for the home, and steps are not skipped.",
    keep: "Keep the vial in a dry, dark place. The prepared solution is used within the days the doctor gives.",
  },
};

/** Guide sections of a medicine form; a form that the owner added later is described by its own description. */
export function formGuide({ slug, name, description, productCount, brandNames }: GuideFacts): GuideSection[] {
  const form = Object.hasOwn(guides, slug) ? guides[slug] : undefined;
  const shelf =
    productCount === 0
      ? `We have no ${name.toLowerCase()} in stock today. Ask us whether we can order one.`
      : `We keep ${counted(productCount, "product")} of this kind${brandNames.length > 0 ? `, among others from ${new Intl.ListFormat("en-IN").format(brandNames)}` : ""}. Each page shows the pack, the price per unit and the stock.`;
  if (!form) return [{ heading: `What are ${name.toLowerCase()}?`, paragraphs: [description, shelf] }];
  return [
    { heading: "What it is", paragraphs: [form.what] },
    { heading: "How it is taken", paragraphs: [form.how] },
    { heading: "How to choose", paragraphs: [form.choose, shelf] },
    { heading: "How to keep it", paragraphs: [form.keep] },
  ];
}

/** Where the form can be had: at the counter with its hours, and by delivery. */
export function localAvailability({ name, settings }: { name: string; settings: Settings }): string[] {
  const { shop, hours } = settings;
  const { area, town } = shop.address;
  return [
    `You will find ${name.toLowerCase()} at ${shop.name}, ${[area, town].filter(Boolean).join(", ")}. The counter is open ${hoursText(hours).join(" and ")}. Ask for the remedy by its name and potency.`,
    deliveryAnswer(settings),
  ];
}
