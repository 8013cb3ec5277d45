/** What a cookie of the shop is called: over https `__Host-` binds it to this very host and to https (RFC 6265bis, 4.1.3.2). */
export function cookieName(publicOrigin: string, name: string): string {
  return publicOrigin.startsWith("https:") ? `__Host-${name}` : name;
}
