import styled from '@emotion/styled';
import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { sanitise as Sanitise } from './sanitise.ts';
import { proseStyles } from './prose-styles.ts';

export interface SafeHtmlProps {
  /** HTML from the server, of any origin and quality. */
  html: string;
  /** Hosts beside our own that links and pictures may lead to, by https; with the port, if not 443. */
  hosts?: readonly string[];
  /** Lines of the skeleton while the sanitiser is fetched. */
  lines?: number;
  /** Shown in its place if the sanitiser cannot be fetched: nothing is shown unsanitised. */
  failed?: ReactNode;
  /** Takes over plain clicks on links to own paths, e.g. a router's navigate. */
  onNavigate?: (path: string) => void;
  className?: string;
}

const noHosts: readonly string[] = [];

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

/** The own path a plain click leads to; clicks for another tab or window stay the browser's. */
function pathOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const plain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  if (!link || !plain || link.target !== '' || link.origin !== location.origin) return undefined;
  return link.pathname + link.search + link.hash;
}

/** The harmless part of HTML from the server, in the brand's clothes. The only way HTML comes onto a page. */
export function SafeHtml({
  html,
  hosts = noHosts,
  lines = 4,
  failed: whenFailed,
  onNavigate,
  className,
}: SafeHtmlProps) {
  const { sanitise, failed } = useSanitiser();
  const room = useRef<HTMLDivElement>(null);
  // By value: a list written in the caller's JSX is another one each time.
  const hostList = hosts.join(' ');
  useLayoutEffect(() => {
    if (sanitise) room.current?.replaceChildren(sanitise(html, hostList.split(' ')));
  }, [sanitise, html, hostList]);
  if (failed) return whenFailed;
  if (!sanitise) return <Skeleton lines={lines} />;
  const follow = (event: MouseEvent) => {
    const path = onNavigate && pathOf(event);
    if (path === undefined) return;
    event.preventDefault();
    onNavigate?.(path);
  };
  // The links in it are the controls; their Enter arrives here as a click.
  return <Prose ref={room} className={className} onClick={follow} />;
}
