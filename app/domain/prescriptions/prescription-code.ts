/** The code of a prescription in capitals without spaces and hyphens; out of the address too that a scanner reads off the paper. */
export function readPrescriptionCode(typed: string): string {
  const [, inAddress] = /[?&]code=([A-Za-z0-9]{1,40})/.exec(typed.slice(0, 300)) ?? [];
  return (inAddress ?? typed)
    .slice(0, 40)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}
