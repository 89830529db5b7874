/** Classifies a URL; undefined when it is not allowed. */
function destination(address: string | null, hosts: readonly string[]): 'own' | 'foreign' | undefined {
  const url = address === null ? undefined : urlOf(address);
  if (!url) return undefined;
  if (url.origin === location.origin) return 'own';
  return url.protocol === 'https:' && hosts.includes(url.host) ? 'foreign' : undefined;
}

// `URL.parse` and `URL.canParse` are missing in the oldest supported browsers.
function urlOf(address: string): URL | undefined {
  try {
    return new URL(address, document.baseURI);
  } catch {
    return undefined;
  }
}

const picture = /^data:image\/(?:png|jpeg|gif|webp);/i;

/** Removes links and pictures of other hosts; opens external links in a new tab. */
export function applyAddressRules(fragment: DocumentFragment, hosts: readonly string[]): void {
  for (const link of fragment.querySelectorAll('a')) {
    const leads = destination(link.getAttribute('href'), hosts);
    if (leads === undefined) {
      link.replaceWith(...link.childNodes);
    } else if (leads === 'foreign') {
      link.target = '_blank';
      link.rel = 'noopener noreferrer nofollow';
    }
  }
  for (const image of fragment.querySelectorAll('img')) {
    const source = image.getAttribute('src');
    if (source === null || !(picture.test(source) || destination(source, hosts))) {
      image.remove();
      continue;
    }
    image.loading = 'lazy';
    image.decoding = 'async';
    image.alt ||= '';
  }
}
