import type { Chrome } from '../controls.ts';
import { byId, make } from '../dom.ts';

/** Adds the switch of the quick mode beside that of the sound; in quick mode a game leaves out its animations. */
export function addQuickMode(chrome: Chrome, label: string): Chrome {
  let isQuick = false;
  const button = make('button', 'tool', make('i', 'icon quick-icon'));
  button.type = 'button';
  button.id = 'quick';
  button.title = label;
  button.setAttribute('aria-label', label);
  button.setAttribute('aria-pressed', 'false');
  button.addEventListener('click', () => {
    isQuick = !isQuick;
    button.setAttribute('aria-pressed', String(isQuick));
  });
  byId('sound').before(button);
  return { ...chrome, isMotionReduced: () => isQuick || chrome.isMotionReduced() };
}
