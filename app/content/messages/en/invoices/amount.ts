const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const CRORE = 10_000_000;

/** An amount in the words of India: lakh, crore and paise. */
export const amountText = {
  inWords: (paise: number) => {
    const [rupees, odd] = [Math.floor(paise / 100), paise % 100];
    const whole = rupees === 1 ? "Rupee one" : `Rupees ${counted(rupees)}`;
    return odd === 0 ? `${whole} only.` : `${whole} and ${belowHundred(odd)} paise only.`;
  },
};

function counted(number: number): string {
  if (number >= CRORE) return joined(`${counted(Math.floor(number / CRORE))} crore`, number % CRORE);
  if (number >= 100_000)
    return joined(`${belowHundred(Math.floor(number / 100_000))} lakh`, number % 100_000);
  if (number >= 1000) return joined(`${belowHundred(Math.floor(number / 1000))} thousand`, number % 1000);
  if (number >= 100) return joined(`${ONES[Math.floor(number / 100)]} hundred`, number % 100);
  return belowHundred(number);
}

function joined(large: string, rest: number): string {
  if (rest === 0) return large;
  return rest < 100 ? `${large} and ${belowHundred(rest)}` : `${large} ${counted(rest)}`;
}

function belowHundred(number: number): string {
  if (number < 20) return ONES[number]!;
  const tens = TENS[Math.floor(number / 10)]!;
  return number % 10 === 0 ? tens : `${tens}-${ONES[number % 10]}`;
}
