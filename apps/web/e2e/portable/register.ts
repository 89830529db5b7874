import type { SandboxWorld } from './sandbox-world.ts';
import { solveSlider } from './solve-slider.ts';
import type { Tab } from './tab.ts';
import type { Target } from './target.ts';

/** Fills in and sends the registration form that is open. */
export async function register(tab: Tab, world: SandboxWorld, account: string): Promise<void> {
  const form: Target = { role: 'dialog', name: 'Take your seat' };
  await tab.write({ role: 'textbox', name: 'Username', within: form }, account);
  await tab.write({ label: 'Password', within: form }, 'Ilangilang8');
  await tab.write({ label: 'Password again', within: form }, 'Ilangilang8');
  await tab.write({ label: 'Email', within: form }, `${account}@mail.example`);
  await tab.write({ label: /^Birthday/, within: form }, '1990-01-31');
  await tab.click({ role: 'checkbox', within: form });
  await tab.click({ role: 'button', name: 'Create account', within: form });
  await solveSlider(tab, world);
}
