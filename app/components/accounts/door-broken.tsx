import { useEffect } from "react";
import { Broken } from "#app/components/layout/broken.tsx";
import { showToast } from "#app/components/ui/toast.ts";
import { shellText } from "#app/content/messages/shell.ts";

/** When signing in or up broke: the page that says so, and a toast with the specification's `sentence`. */
export function DoorBroken({ sentence }: { sentence: string }) {
  const { broken } = shellText;

  useEffect(() => {
    showToast(sentence, "error");
  }, [sentence]);

  return (
    <>
      <title>{broken.title}</title>
      <meta name="robots" content="noindex" />
      <Broken />
    </>
  );
}
