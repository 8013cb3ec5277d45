/** What a condition is looked for by. */
type Searched = { name: string; otherNames: string[]; description: string };

/** The systems with the conditions in whose names, other names or description every word of the query occurs; without the empty ones. */
export function searchConditions<C extends Searched, S extends { conditions: C[] }>(
  systems: (S & { conditions: C[] })[],
  query: string,
): (S & { conditions: C[] })[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return systems
    .map((system) => ({
      ...system,
      conditions: system.conditions.filter(({ name, otherNames, description }) => {
        const text = [name, ...otherNames, description].join(" ").toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ conditions }) => conditions.length > 0);
}
