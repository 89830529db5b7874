import type { Page } from '../src/pages/page.ts';

const firstSegment = (path: string): string => `/${path.split('/')[1] ?? ''}`;

/**
 * Paths that search engines should not open, as prefixes: pages that are not for everyone, and games. A segment without
 * any public page is listed for all pages below it.
 */
export function privatePaths(pages: readonly Pick<Page, 'paths' | 'access' | 'frame'>[]): readonly string[] {
  const isPrivate = ({ access, frame }: Pick<Page, 'access' | 'frame'>): boolean =>
    access !== 'everyone' || frame === 'game';
  const publicSegments = new Set(
    pages.flatMap((page) => (isPrivate(page) ? [] : page.paths.filter((path) => path !== '*').map(firstSegment))),
  );
  const prefixes = pages.filter(isPrivate).flatMap(({ paths }) =>
    paths.map((path) => {
      const segment = firstSegment(path);
      return publicSegments.has(segment) ? path.replace(/\/:.*$/, '/') : segment;
    }),
  );
  return [...new Set(prefixes)].toSorted();
}
