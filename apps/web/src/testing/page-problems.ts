import { MISSING_TEXT, SERVER_MESSAGE } from './test-site.ts';

const LANDMARKS = 'main, [role=main], [role=alert], [role=dialog], [role=alertdialog]';
const CONTROLS = 'a[href], button, input, textarea, select';
/** Text that must never appear: invalid values, technical terms and missing texts. */
const LEAKED_VALUES = /\bNaN\b|\bundefined\b|\bnull\b|\[object|Invalid Date|SOMETHING_NEW|Bad Gateway|Infinity/;

/** Problems of the page's current state. */
export function findPageProblems(): string[] {
  const shown = [...document.querySelectorAll(LANDMARKS)];
  const text = shown.map(({ textContent }) => textContent?.trim() ?? '').join(' ');
  const controls = shown.flatMap((place) => [...place.querySelectorAll(CONTROLS)]);
  // A game fills its frame; its page shows only the title.
  const hasGame = document.querySelector('main iframe') !== null;
  const isUsable = (control: Element): boolean =>
    !control.hasAttribute('disabled') && control.getAttribute('aria-disabled') !== 'true';
  const all = visibleTexts();
  return [
    ...(text.length < 20 && !hasGame ? [`shows nothing but "${text}"`] : []),
    ...(controls.some(isUsable) ? [] : ['has nothing to press']),
    ...all.flatMap((word) => (LEAKED_VALUES.test(word) ? [`says "${word.slice(0, 120)}"`] : [])),
    ...all.flatMap((word) => (word.includes(MISSING_TEXT) || word.includes(SERVER_MESSAGE) ? [`says "${word}"`] : [])),
  ];
}

/** All readable text: content, names, hints and field values. */
function visibleTexts(): string[] {
  const words: string[] = [document.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) words.push(node.nodeValue ?? '');
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt], input')) {
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'value']) {
      words.push(element.getAttribute(name) ?? '');
    }
  }
  return words;
}
