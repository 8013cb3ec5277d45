// What a person calls the browser that a session began in: "Chrome on Android". Read from the User-Agent text, which is only a
// claim, so it is shown and never trusted. The order matters: Edge also calls itself Chrome, and Chrome calls itself Safari.

const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad|iPod/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** Browser and system named by a User-Agent text; undefined where it names none that people know. */
export function parseDevice(userAgent: string): { browser: string | undefined; system: string | undefined } {
  const known = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent))?.[1];
  return { browser: known(BROWSERS), system: known(SYSTEMS) };
}
