import DOMPurify, { type WindowLike } from 'dompurify';

/** Classifies a URL; undefined when it is not allowed. */
function classifyUrl(value: string | null, hosts: readonly string[]): 'own' | 'foreign' | undefined {
  const url = value === null ? undefined : parseUrl(value);
  if (!url) return undefined;
  if (url.origin === location.origin) return 'own';
  return url.protocol === 'https:' && hosts.includes(url.host) ? 'foreign' : undefined;
}

// `URL.parse` and `URL.canParse` are missing in the oldest supported browsers.
function parseUrl(value: string): URL | undefined {
  try {
    return new URL(value, document.baseURI);
  } catch {
    return undefined;
  }
}

const dataImage = /^data:image\/(?:png|jpeg|gif|webp);/i;

/** Removes links and images of other hosts; opens external links in a new tab. */
function applyUrlRules(fragment: DocumentFragment, hosts: readonly string[]): void {
  for (const link of fragment.querySelectorAll('a')) {
    const target = classifyUrl(link.getAttribute('href'), hosts);
    if (target === undefined) {
      link.replaceWith(...link.childNodes);
    } else if (target === 'foreign') {
      link.target = '_blank';
      link.rel = 'noopener noreferrer nofollow';
    }
  }
  for (const image of fragment.querySelectorAll('img')) {
    const source = image.getAttribute('src');
    if (source === null || !(dataImage.test(source) || classifyUrl(source, hosts))) {
      image.remove();
      continue;
    }
    image.loading = 'lazy';
    image.decoding = 'async';
    image.alt ||= '';
  }
}

const allowedTags =
  'a b blockquote br caption code div em figcaption figure h2 h3 h4 h5 h6 hr i img li ol p pre s small span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  );
// No style, class, id or name: server HTML must not style itself or shadow the page's own names (DOM clobbering).
const allowedAttributes = 'alt colspan dir height href lang rowspan scope src start title width'.split(' ');

// TypeScript's DOM library lacks Trusted Types.
const win: WindowLike = window;
const purify = DOMPurify(win);

const rejectScript = () => {
  throw new TypeError('sanitised HTML has no scripts');
};

/** Not exported, so that only the sanitiser's parser uses it. */
const policy = win.trustedTypes?.createPolicy('croupier-html', {
  createHTML: (html) => html,
  createScript: rejectScript,
  createScriptURL: rejectScript,
});

/** Sanitised HTML as nodes. Allowed URLs: internal paths, and https on the given hosts. */
export function sanitise(html: string, hosts: readonly string[]): DocumentFragment {
  const fragment = purify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  });
  applyUrlRules(fragment, hosts);
  return fragment;
}
