/** Words of the audit log, the messages and the background jobs in the back office. */
export const officeAuditText = {
  title: "Audit log",
  note: "Who did what. Only ever added to.",
  filters: {
    actor: "Who",
    action: "What",
    anyAction: "Anything",
    subject: "To what, from its beginning",
    day: "Day",
  },
  columns: { what: "Who did what", details: "Details" },
  changed: (was: string, is: string) => `${was || "nothing"} → ${is || "nothing"}`,
  fact: (name: string, text: string) => (name ? `${name}: ${text}` : text),
  more: (count: number) => `${count} more`,
  export: "Save as CSV",
};
