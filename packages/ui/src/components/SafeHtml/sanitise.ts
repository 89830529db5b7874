import type { WindowLike } from 'dompurify';
import DOMPurify from 'dompurify';
import { applyAddressRules } from './address-rules.ts';

const allowedTags =
  'a b blockquote br caption code div em figcaption figure h2 h3 h4 h5 h6 hr i img li ol p pre s small span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  );
// No style, class, id or name: server HTML neither dresses itself nor takes the names of the page's own things.
const allowedAttributes = 'alt colspan dir height href lang rowspan scope src start title width'.split(' ');

// TypeScript's own library does not know Trusted Types.
const page: WindowLike = window;
const purify = DOMPurify(page);

const refuse = () => {
  throw new TypeError('sanitised HTML has no scripts');
};

/** Stays in this module: what it lets through is only ever read by the parser of the sanitiser. */
const policy = page.trustedTypes?.createPolicy('croupier-html', {
  createHTML: (html) => html,
  createScript: refuse,
  createScriptURL: refuse,
});

/** The harmless part of the HTML as nodes. Addresses: own paths, and https on the hosts named. */
export function sanitise(html: string, hosts: readonly string[]): DocumentFragment {
  const fragment = purify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  });
  applyAddressRules(fragment, hosts);
  return fragment;
}
