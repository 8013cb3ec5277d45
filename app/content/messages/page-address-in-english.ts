import type * as inAnyLanguage from "#app/content/messages/page-address.ts";

const ENGLISH = { htmlLang: "en-IN", ogLocale: "en_IN" };

export const pageLanguage: typeof inAnyLanguage.pageLanguage = () => ENGLISH;
export const isInSecondLanguage: typeof inAnyLanguage.isInSecondLanguage = () => false;
export const hrefOf: typeof inAnyLanguage.hrefOf = (path) => path;
export const pageAddress: typeof inAnyLanguage.pageAddress = (origin, path) => origin + path;
