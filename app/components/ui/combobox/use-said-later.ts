import { useEffect, useState } from "react";

const PAUSE_MS = 600;

/** What a status says to screen readers once it has stood for a moment, so that it does not speak with every key. */
export function useSaidLater(text: string): string {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
