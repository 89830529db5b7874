import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

import type { Page, PageFrame } from '../pages/page.ts';
import { pages } from '../pages/pages.ts';
import { lazyPage } from '../shared/page/lazy-page.ts';
import { PageView } from './PageView.tsx';

const AgentPageHeading = lazyPage(async () => (await import('./agent/AgentPageHeading.tsx')).AgentPageHeading);
const MemberFrame = lazyPage(async () => (await import('./layouts/MemberFrame.tsx')).MemberFrame);

/** Routes of pages; the paths of a page share one element, so that navigation between them keeps it mounted. */
function routesOf(frame: readonly Page[]): ReactNode {
  return frame.flatMap((page) => [
    ...page.paths.map((path) => <Route key={path} path={path} element={<PageView page={page} />} />),
    ...(page.redirects ?? []).map((path) => (
      <Route key={path} path={path} element={<Navigate to={page.paths[0]} replace />} />
    )),
  ]);
}

const inFrame = (name: PageFrame): readonly Page[] => pages.filter(({ frame }) => frame === name);

/** All pages of the registry, each in its own chunk. */
export function PageRoutes(): ReactNode {
  return (
    <Routes>
      <Route element={<MemberFrame />}>{routesOf(inFrame('member'))}</Route>
      <Route element={<AgentPageHeading />}>{routesOf(inFrame('agent'))}</Route>
      {routesOf(pages.filter(({ frame }) => frame !== 'member' && frame !== 'agent'))}
    </Routes>
  );
}
