import { solveSlider } from './solve-slider.ts';
import type { Target } from './target.ts';
import { expect, test } from './test.ts';

const heading: Target = { role: 'heading', level: 1 };
const form: Target = { role: 'main' };

test('a forgotten password is replaced by a code, which logs in', async ({ tab, world }) => {
  await world.changeSettings({ flags: { CHNGPASSVERIF3: true } });
  await tab.open('/forget');
  await tab.expectContent(heading, /^Forgot your password\?$/);
  await tab.write({ role: 'textbox', name: 'Mobile number', within: form }, '0917 123 4567');
  await tab.click({ role: 'button', name: /^Send code/, within: form });
  await solveSlider(tab, world);
  await tab.expectShown({ text: /^Resend in (60|[1-5]\d) s$/, within: form });
  await tab.write({ label: 'Verification code', within: form }, await world.latestCode());
  await tab.write({ label: 'New password', within: form }, 'Ilangilang8');
  await tab.click({ role: 'button', name: 'Set the password and log in', within: form });
  await tab.expectContent(heading, /^Welcome, Maricel$/);
});

test('a form keeps what was typed when the language changes', async ({ tab }) => {
  await tab.open('/agent');
  await tab.expectContent(heading, /^Every peso/);
  await tab.write({ role: 'textbox', name: 'Username', within: form }, 'laurel');
  await tab.click({ role: 'button', name: /^Language/ });
  await tab.click({ role: 'menuitemradio', name: 'Filipino' });
  await tab.expectContent(heading, /^Bawat piso/);
  await tab.expectContent({ role: 'textbox', name: 'Username', within: form }, /^laurel$/);
  await tab.expectNoSidewaysScroll();
});

test('a question in the chat is answered, and both are there after a reload', async ({ tab, world }) => {
  const chat: Target = { role: 'dialog', name: 'Customer service' };
  await tab.open(`/hot?token=${await world.login('member')}`);
  await tab.click({ role: 'button', name: 'Chat with us', within: { role: 'contentinfo' } });
  await tab.write({ role: 'textbox', name: 'Message', within: chat }, 'My deposit is missing');
  await tab.click({ role: 'button', name: 'Send', within: chat });
  await tab.expectShown({ text: /, sent$/, within: chat });
  await world.passTime(10_000);
  await tab.expectShown({ text: /proof of payment/, within: chat });
  await tab.reload();
  await tab.expectShown({ text: 'My deposit is missing', within: chat });
  await tab.expectShown({ text: /proof of payment/, within: chat });
  expect(await tab.read(chat)).toContain('My deposit is missing');
});
