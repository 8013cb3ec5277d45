import { createContext, useContext } from "react";
import { type Text, textFor } from "#app/content/messages/text.ts";

const TextContext = createContext<Text>(textFor("en"));

export const TextProvider = TextContext.Provider;

/** All words on screen in the language of this page. */
export function useText(): Text {
  return useContext(TextContext);
}
