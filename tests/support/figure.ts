import { appendFileSync } from "node:fs";

/** Says a figure of docs/promises.md; `npm test -- promises` writes it there, under the same name. */
export function noteFigure(name: string, figure: string): void {
  console.info(`${name}: ${figure}`);
  const file = process.env.FIGURES_FILE;
  if (file) appendFileSync(file, `${JSON.stringify({ name, figure })}\n`);
}
