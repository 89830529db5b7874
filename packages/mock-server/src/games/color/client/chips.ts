import { byId, make } from '../../client/dom.ts';
import type { ColorSay } from '../locales/en.data.ts';

/** The chips to choose from; gives the chosen one's value. */
export function createChips(
  values: readonly string[],
  { say, money }: { readonly say: ColorSay; readonly money: (amount: string) => string },
): () => string {
  let chosen = values[1] ?? values[0] ?? '0.00';
  const chips = values.map((value, index) => {
    const input = make('input', 'unseen');
    Object.assign(input, { type: 'radio', name: 'chip', value, checked: value === chosen });
    input.setAttribute('aria-label', say('chip', { amount: money(value) }));
    input.addEventListener('change', () => void (chosen = value));
    return make('label', `chip chip-${index}`, input, make('span', 'disc', value.replace(/\.00$/, '')));
  });
  byId('chips').replaceChildren(...chips);
  return () => chosen;
}
