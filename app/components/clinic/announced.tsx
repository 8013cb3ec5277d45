import { useEffect, useState } from "react";

/** A sentence for who listens to the page, when the page already shows it; readers say what comes into a live region after it was there. */
export function Announced({ sentence }: { sentence: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => setSaid(sentence), [sentence]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
