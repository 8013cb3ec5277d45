export type FormOnList = {
  slug: string;
  name: string;
  description: string;
  dosageForms: string[];
  popularPotencies: string[];
  productCount: number;
  pictureUrl: string | undefined;
};

/** The forms in whose name, description, dosage forms or potencies every word of the query occurs; all for an empty one. */
export function searchForms<T extends FormOnList>(forms: T[], query: string): T[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return forms.filter((form) => {
    const text = [form.name, form.description, ...form.dosageForms, ...form.popularPotencies]
      .join(" ")
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
