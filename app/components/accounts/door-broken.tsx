import { Broken } from "#app/components/layout/broken.tsx";

/** When signing in or up broke: the page that says so, under the specification's `sentence`. */
export function DoorBroken({ sentence }: { sentence: string }) {
  return (
    <>
      <title>{sentence}</title>
      <meta name="robots" content="noindex" />
      <Broken />
    </>
  );
}
