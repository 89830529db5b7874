import { MISSING_TEXT, SERVER_MESSAGE } from './test-site.ts';

const LANDMARKS = 'main, [role=main], [role=alert], [role=dialog], [role=alertdialog]';
const CONTROLS = 'a[href], button, input, textarea, select';
/** Values and technical terms that must never appear in a text. */
const LEAKED_VALUES = /\bNaN\b|\bundefined\b|\bnull\b|\[object|Invalid Date|SOMETHING_NEW|Bad Gateway|Infinity/;

/** Problems of the current page, such as missing content or leaked values; empty for none. */
export function findPageProblems(): string[] {
  const landmarks = [...document.querySelectorAll(LANDMARKS)];
  const text = landmarks.map(({ textContent }) => textContent?.trim() ?? '').join(' ');
  const controls = landmarks.flatMap((landmark) => [...landmark.querySelectorAll(CONTROLS)]);
  // The page of a game has little text besides the frame.
  const hasGame = document.querySelector('main iframe') !== null;
  const isUsable = (control: Element): boolean =>
    !control.hasAttribute('disabled') && control.getAttribute('aria-disabled') !== 'true';
  const texts = visibleTexts();
  return [
    ...(text.length < 20 && !hasGame ? [`shows nothing but "${text}"`] : []),
    ...(controls.some(isUsable) ? [] : ['has no usable control']),
    ...texts.flatMap((visibleText) =>
      LEAKED_VALUES.test(visibleText) ? [`contains "${visibleText.slice(0, 120)}"`] : [],
    ),
    ...texts.flatMap((visibleText) =>
      visibleText.includes(MISSING_TEXT) || visibleText.includes(SERVER_MESSAGE) ? [`contains "${visibleText}"`] : [],
    ),
  ];
}

/** All text: content, accessible names, placeholders and field values. */
function visibleTexts(): string[] {
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node.nodeValue ?? '');
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt], input')) {
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'value']) {
      texts.push(element.getAttribute(name) ?? '');
    }
  }
  return texts;
}
