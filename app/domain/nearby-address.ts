const PRIVATE = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)\d+(\.\d+){0,2}$/;

/** Whether an http address is of this machine or of a private network, by its looks: books do not go elsewhere. */
export function isNearby(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== "http:" || username !== "" || password !== "") return false;
  return (
    hostname === "localhost" || hostname === "[::1]" || hostname.endsWith(".local") || PRIVATE.test(hostname)
  );
}
