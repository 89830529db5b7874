import { byId, make } from '../../client/dom.ts';
import type { FishTranslate } from '../locales/en.data.ts';
import { FISH, type FishKind } from '../rules.ts';
import { fishPicture } from './pictures.ts';

/** The list of targets: one radio button per kind of fish. */
export interface Targets {
  /** Index of the chosen kind in the rules. */
  chosen(): number;
  choose(kind: number): void;
}

export function createTargets(
  gameId: string,
  { t, onChange }: { readonly t: FishTranslate; readonly onChange: (kind: number) => void },
): Targets {
  let chosen = 0;
  const inputs = FISH.map((fish, kind) => drawInput(fish, kind, t));
  const choose = (kind: number): void => {
    chosen = kind;
    for (const [index, input] of inputs.entries()) input.checked = index === kind;
    inputs[kind]?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    onChange(kind);
  };
  byId('targets').replaceChildren(
    ...FISH.map((fish, kind) => {
      const input = inputs[kind] ?? make('input', '');
      input.addEventListener('change', () => choose(kind));
      return make(
        'label',
        'target',
        input,
        fishPicture(gameId, fish, 'target-picture'),
        make('span', 'target-pays', `${fish.pays}×`),
      );
    }),
  );
  const step = (by: number): void => choose((chosen + by + FISH.length) % FISH.length);
  document.addEventListener('keydown', (event) => {
    // Radio buttons with the focus handle the arrow keys themselves.
    if (event.target !== document.body || document.querySelector('dialog[open]') !== null) return;
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  });
  choose(0);
  return { chosen: () => chosen, choose };
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function drawInput({ id, pays }: FishKind, kind: number, t: FishTranslate): HTMLInputElement {
  const input = make('input', 'visually-hidden');
  Object.assign(input, { type: 'radio', name: 'target', value: id, checked: kind === 0 });
  input.setAttribute('aria-label', t('target', { fish: t(id), pays }));
  return input;
}
