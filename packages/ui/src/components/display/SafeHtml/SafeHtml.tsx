import styled from '@emotion/styled';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { CSSObject } from '@emotion/react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { loadedSanitiser, loadSanitiser } from './load-sanitiser.ts';
import { color, radius, space, typeStyle } from '../../../theme/vars.ts';

/** Styles of running text: spacing, headings, lists, scrolling tables. */
const proseStyles: CSSObject = {
  ...typeStyle('body'),
  color: color('text2'),
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '& > * + *': { marginBlockStart: space(3) },
  '& :is(p, ul, ol, figure, blockquote, pre, h2, h3, h4, h5, h6)': { marginBlockEnd: 0 },
  '& > :first-child': { marginBlockStart: 0 },
  '& :is(h2, h3)': { ...typeStyle('section'), color: color('text') },
  '& :is(h4, h5, h6)': { ...typeStyle('label'), color: color('text') },
  '& > * + :is(h2, h3, h4, h5, h6)': { marginBlockStart: space(6) },
  '& :is(strong, b)': { color: color('text'), fontWeight: 650 },
  '& :is(ul, ol)': { paddingInlineStart: space(5) },
  '& li + li': { marginBlockStart: space(1.5) },
  '& li::marker': { color: color('accent') },
  '& a': { color: color('accent'), textUnderlineOffset: '0.2em' },
  '& hr': { border: 0, borderBlockStart: `1px solid ${color('line')}` },
  '& blockquote': {
    marginInline: 0,
    paddingInlineStart: space(4),
    borderInlineStart: `2px solid ${color('accentLine')}`,
  },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: radius('control') },
  '& table': { display: 'block', maxWidth: '100%', overflowX: 'auto', borderCollapse: 'collapse' },
  '& :is(th, td)': {
    // The table scrolls, so words do not break.
    overflowWrap: 'normal',
    padding: space(2, 3),
    borderBlockEnd: `1px solid ${color('line')}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { ...typeStyle('label'), color: color('text') },
  '& pre': { whiteSpace: 'pre-wrap' },
};

export interface SafeHtmlProps {
  /** Untrusted HTML from the server. */
  html: string;
  /** Hosts allowed for https links and images, besides the page's own; with port if not 443. */
  hosts?: readonly string[];
  /** Skeleton lines while the sanitiser loads. */
  lines?: number;
  /** Fallback if the sanitiser cannot be loaded: nothing is shown unsanitised. */
  failed?: ReactNode;
  /** Handles plain clicks on internal links, e.g. a router's navigate. */
  onNavigate?: (path: string) => void;
  className?: string;
}

const NO_ALLOWED_HOSTS: readonly string[] = [];

const Prose = styled('div')(proseStyles);

function useSanitiser() {
  const [sanitise, setSanitise] = useState(loadedSanitiser);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let cancelled = false;
    loadSanitiser().then(
      (loaded) => cancelled || setSanitise(() => loaded),
      () => cancelled || setFailed(true),
    );
    return () => {
      cancelled = true;
    };
  }, []);
  return { sanitise, failed };
}

/** Internal path of a clicked link; undefined for other links, for clicks with modifier keys and for those that were handled. */
function pathOf(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  if (!link || !isPlain || link.target !== '' || link.origin !== location.origin) return undefined;
  return link.pathname + link.search + link.hash;
}

/** Server HTML, sanitised and styled by the brand. The only way to render HTML. */
export function SafeHtml({
  html,
  hosts = NO_ALLOWED_HOSTS,
  lines = 4,
  failed: fallback,
  onNavigate,
  className,
}: SafeHtmlProps) {
  const { sanitise, failed } = useSanitiser();
  const container = useRef<HTMLDivElement>(null);
  // Compared by value: a list literal in JSX is new on each render.
  const hostList = hosts.join(' ');
  useLayoutEffect(() => {
    if (sanitise) container.current?.replaceChildren(sanitise(html, hostList.split(' ')));
  }, [sanitise, html, hostList]);
  if (failed) return fallback;
  if (!sanitise) return <Skeleton lines={lines} />;
  const handleClick = (event: MouseEvent) => {
    const path = onNavigate && pathOf(event);
    if (path === undefined) return;
    event.preventDefault();
    onNavigate?.(path);
  };
  // Only the links inside are interactive; Enter on a link fires a click.
  return <Prose ref={container} className={className} onClick={handleClick} />;
}
