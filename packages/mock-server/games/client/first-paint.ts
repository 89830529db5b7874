// Sets theme and language before the first paint, to avoid a flash of the wrong theme.
{
  const preferences = new URLSearchParams(location.search);
  const prefersLight = window.matchMedia('(prefers-color-scheme: light)').matches;
  document.documentElement.dataset['theme'] = preferences.get('theme') ?? (prefersLight ? 'light' : 'dark');
  document.documentElement.dataset['framed'] = String(window.parent !== window);
  document.documentElement.lang = preferences.get('lang') ?? document.documentElement.lang;
}
