// Runs before the first paint, so that nobody sees the wrong theme for a moment.
{
  const wishes = new URLSearchParams(location.search);
  const prefersLight = window.matchMedia('(prefers-color-scheme: light)').matches;
  document.documentElement.dataset['theme'] = wishes.get('theme') ?? (prefersLight ? 'light' : 'dark');
  document.documentElement.dataset['framed'] = String(window.parent !== window);
  document.documentElement.lang = wishes.get('lang') ?? document.documentElement.lang;
}
