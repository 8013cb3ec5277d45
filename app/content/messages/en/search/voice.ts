/** Searching by voice. */
export const voiceText = {
  label: "Search by voice",
  told: "Your browser turns speech into words. Its maker may receive your voice for that. We get the words, never your voice.",
  start: "Start",
  notNow: "Not now",
  starting: "Starting the microphone…",
  listening: "Listening. Say a remedy, a potency or a complaint.",
  onDevice: "Your voice stays on this device.",
  stop: "Stop",
  close: "Close",
  again: "Try again",
  language: "Language you speak",
  hindi: "Hindi",
  english: "English",
  faults: {
    blocked: "The microphone is not allowed. Allow it for this site in your browser, or type instead.",
    "no-microphone": "No microphone was found. Please type instead.",
    "no-speech": "We heard nothing. Please try again.",
    "no-network": "Your browser could not turn speech into words now. Please type instead.",
    "no-language": "Your browser does not know this language by voice. Try the other one, or type.",
    other: "Voice search did not work. Please type instead.",
  },
};
