import styled from '@emotion/styled';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { CSSObject } from '@emotion/react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { sanitise as Sanitise } from './sanitise.ts';
import { color, radius, space, typeStyle } from '../../theme/vars.ts';

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
    // Scrolls, so words need not break.
    overflowWrap: 'normal',
    padding: space(2, 3),
    borderBlockEnd: `1px solid ${color('line')}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { ...typeStyle('label'), color: color('text') },
  '& pre': { overflowX: 'auto' },
};

export interface SafeHtmlProps {
  /** Untrusted HTML from the server. */
  html: string;
  /** Hosts that links and pictures may point to by https, in addition to our own; with port if not 443. */
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
  const [sanitise, setSanitise] = useState<typeof Sanitise>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    import('./sanitise.ts').then(
      (loaded) => gone || setSanitise(() => loaded.sanitise),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, []);
  return { sanitise, failed };
}

/** Internal path of a plain click; clicks with modifiers stay with the browser. */
function pathOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const plain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  if (!link || !plain || link.target !== '' || link.origin !== location.origin) return undefined;
  return link.pathname + link.search + link.hash;
}

/** Server HTML, sanitised and styled by the brand. The only way to render HTML. */
export function SafeHtml({
  html,
  hosts = NO_ALLOWED_HOSTS,
  lines = 4,
  failed: whenFailed,
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
  if (failed) return whenFailed;
  if (!sanitise) return <Skeleton lines={lines} />;
  const follow = (event: MouseEvent) => {
    const path = onNavigate && pathOf(event);
    if (path === undefined) return;
    event.preventDefault();
    onNavigate?.(path);
  };
  // Only the links inside are interactive; their Enter arrives as a click.
  return <Prose ref={container} className={className} onClick={follow} />;
}
