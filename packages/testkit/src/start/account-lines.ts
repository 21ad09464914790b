import { type DemoAccount, demoAccounts, demoPassword } from "../demo/index.ts";

/** Who can sign in to the demo, as a small table. */
export function accountLines(): readonly string[] {
  const accounts: readonly DemoAccount[] = Object.values(demoAccounts);
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    "",
    `Cuentas de demostración (contraseña: ${demoPassword})`,
    ...accounts.map(({ email, role }) => `  ${email.padEnd(width)}  ${role}`),
    "",
  ];
}
