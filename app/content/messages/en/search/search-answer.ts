/** Words of the buttons in what /shop says to a search. */
export const searchAnswerText = {
  call: (number: string) => `Call ${number}`,
  callAmbulance: (number: string) => `Call ${number} for an ambulance`,
  callTeleManas: (number: string) => `Call Tele-MANAS, ${number}`,
  writeToUs: "Write to us",
};
