/** Words of the audit log, the messages and the background jobs in the back office. */
export const officeAuditText = {
  title: "Audit log",
  note: "Who did what. Only ever added to.",
  filters: {
    person: "Who",
    anybody: "Anybody",
    twin: (name: string, email: string) => `${name} (${email})`,
    gone: "Everyone who has left",
    shopper: "Customers without an account",
    act: "What",
    anyAct: "Anything",
    thing: "To what",
    anyThing: "Anything",
    name: "Its number or name, from the beginning",
    day: "Day",
  },
  columns: { what: "Who did what", details: "Details" },
  file: { number: "No.", when: "When (UTC)", who: "Who", what: "What", about: "To what", details: "Details" },
  changed: (was: string, is: string) => `${was || "nothing"} → ${is || "nothing"}`,
  fact: (name: string, text: string) => (name ? `${name}: ${text}` : text),
  more: (count: number) => `${count} more`,
  export: "Save as CSV",
};
