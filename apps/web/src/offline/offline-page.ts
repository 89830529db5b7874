/** The page without a connection: shows itself in the visitor's language, and tries again by itself. */

/** Time in ms between two questions whether the site answers. */
const PROBE_EVERY_MS = 4_000;

const stored = readLanguage();
const sections = [...document.querySelectorAll<HTMLElement>('[data-language]')];
const chosen = sections.find(({ dataset }) => dataset['language'] === stored) ?? sections[0];
for (const section of sections) section.hidden = section !== chosen;
if (chosen !== undefined) {
  document.documentElement.lang = chosen.lang;
  document.documentElement.dir = chosen.dir;
  document.title = `${chosen.querySelector('h1')?.textContent ?? ''} · ${document.title}`;
}
for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => location.reload());
// A browser may report a connection before there is one, so the page is left only when the site answers.
const reloadIfOnline = async (): Promise<void> => {
  if (document.hidden || !navigator.onLine) return;
  const isBack = await fetch('/config.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isBack) location.reload();
};
addEventListener('online', () => void reloadIfOnline());
setInterval(() => void reloadIfOnline(), PROBE_EVERY_MS);

/** The platform's code of the chosen language; undefined where storage is unavailable. */
function readLanguage(): string | undefined {
  try {
    return localStorage.getItem('lang') ?? undefined;
  } catch {
    return undefined;
  }
}
