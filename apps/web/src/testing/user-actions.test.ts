import { expect, it, vi } from 'vitest';

import { choose, fill, press, pressKey } from './user-actions.ts';

function show(html: string): void {
  document.body.innerHTML = html;
}

it.each([
  ['disabled', '<button disabled>Send</button>'],
  ['disabled', '<fieldset disabled><button>Send</button></fieldset>'],
  ['hidden or covered', '<div aria-hidden="true"><button>Send</button></div>'],
  ['hidden or covered', '<div inert><button>Send</button></div>'],
])('presses no control that is %s: %s', async (reason, html) => {
  show(html);
  await expect(press('Send')).rejects.toThrow(`Send is ${reason}.`);
});

it('types in place of the old text, letter by letter, and leaves the field', async () => {
  show('<input aria-label="Name" value="old" /><button>Send</button>');
  const onKeyDown = vi.fn<(event: Event) => void>();
  const field = document.querySelector('input');
  field?.addEventListener('keydown', onKeyDown);
  await fill('Name', 'a{b[');
  expect(field?.value).toBe('a{b[');
  // Four letters and Tab.
  expect(onKeyDown).toHaveBeenCalledTimes(5);
  expect(document.activeElement?.textContent).toBe('Send');
  await fill('Name', '');
  expect(field?.value).toBe('');
});

it('fills in a date', async () => {
  show('<input type="date" aria-label="Birthday" value="2000-12-31" />');
  await fill('Birthday', '1990-01-01');
  expect(document.querySelector('input')?.value).toBe('1990-01-01');
});

it('chooses an option, and refuses one that is missing', async () => {
  show('<select aria-label="Kind"><option value="a">First</option><option value="b">Second</option></select>');
  await choose('Kind', 'Second');
  expect(document.querySelector('select')?.value).toBe('b');
  await expect(choose('Kind', 'Third')).rejects.toThrow('Third');
});

it('presses keys on the focused element', async () => {
  show('<button>Send</button>');
  const onClick = vi.fn<() => void>();
  document.querySelector('button')?.addEventListener('click', onClick);
  document.querySelector('button')?.focus();
  await pressKey('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});
