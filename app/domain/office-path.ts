/** Whether a path of our own leads into the back office. */
export function isOfficePath(path: string): boolean {
  return /^\/admin(?![\w-])/i.test(path);
}
