/** Reading a barcode with the camera of a phone. */
export const scanText = {
  title: "Scan the barcode of a pack",
  close: "Close",
  starting: "Starting the camera…",
  look: "Point the camera at the barcode of the pack.",
  onDevice: "The pictures stay on this phone. We get only the number.",
  asking: (barcode: string) => `Looking for ${barcode}…`,
  notKept: (barcode: string) =>
    `We do not keep the pack with barcode ${barcode}. Search for its name instead.`,
  unreached: "The shop could not be reached. Please scan again.",
  again: "Scan another pack",
  faults: {
    blocked: "The camera is not allowed. Allow it for this site in your browser, or type the name.",
    "no-camera": "No camera was found. Please type the name instead.",
    other: "The camera could not be started. Please type the name instead.",
  },
};
