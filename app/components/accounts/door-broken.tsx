import { Broken } from "#app/components/layout/broken.tsx";
import { shellText } from "#app/content/messages/shell.ts";

/** When signing in or up broke: the page that says so, and reads out the specification's `sentence`. */
export function DoorBroken({ sentence }: { sentence: string }) {
  const { broken } = shellText;

  return (
    <>
      <title>{broken.title}</title>
      <meta name="robots" content="noindex" />
      <p role="alert" className="sr-only">
        {sentence}
      </p>
      <Broken />
    </>
  );
}
