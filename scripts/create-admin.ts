import { createAdmin } from "#app/services/accounts/auth/admins.server.ts";
import { runCommand } from "#server/command.ts";

const USAGE =
  "npm run create-admin -- EMAIL   makes an admin, or makes that account one, with a one-time password";

const [email] = process.argv.slice(2);

await runCommand(async ({ db }) => {
  if (email === undefined) return complain(USAGE);
  const made = await createAdmin(db, { email, password: undefined, now: new Date() });
  if (!made.ok) return complain("This is not an e-mail address.");
  console.log(`${made.value.email} is an admin. One-time password: ${made.value.oneTimePassword}`);
  console.log("It is shown only now; signing in with it asks for a password of your own.");
  return 0;
});

function complain(words: string): number {
  console.error(words);
  return 1;
}
