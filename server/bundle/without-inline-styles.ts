import type { Plugin } from "vite";

type Change = [from: RegExp, to: string];

/** What two libraries write into pages as inline styles, which the policy refuses, said in another way. */
const LIBRARIES: { file: RegExp; changes: Change[] }[] = [
  // Its styles come as a file beside it (toast.ts).
  { file: /sonner\/dist\/index\.mjs$/, changes: [[/^__insertCSS\(".*"\);?$/m, ""]] },
  {
    file: /chartist\/dist\/index\.js$/,
    changes: [
      // Width and height are attributes already, one call before.
      [/style: "width: "\.concat\(width, "; height: "\)\.concat\(height, ";"\)/, ""],
      [/style: "overflow: visible;"/, 'overflow: "visible"'],
    ],
  },
];

/** Takes the inline styles out of the libraries that write some, so that the policy of pages needs no 'unsafe-inline'. */
export function withoutInlineStyles(): Plugin {
  return {
    name: "without-inline-styles",
    transform: {
      filter: { id: LIBRARIES.map(({ file }) => file) },
      handler(code, id) {
        const library = LIBRARIES.find(({ file }) => file.test(id));
        return library?.changes.reduce((text, [from, to]) => {
          if (!from.test(text)) throw new Error(`This library writes its styles in another way now: ${id}`);
          return text.replace(from, to);
        }, code);
      },
    },
  };
}
