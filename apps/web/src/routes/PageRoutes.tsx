import { lazy, type ComponentType, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

import { homeAddresses, homeAliases, paths } from './paths.ts';

const loadHome = async (): Promise<ComponentType> => (await import('../features/home/HomePage.tsx')).HomePage;
const LazyHome = lazy(async () => ({ default: await loadHome() }));

let ReadyHome: ComponentType | undefined;

/** Loads the home page's code before the first render, which then shows the page and not the wait for it. */
export async function prepareHome(): Promise<void> {
  ReadyHome = await loadHome();
}

const NotFoundPage = lazy(async () => ({
  default: (await import('../features/not-found/NotFoundPage.tsx')).NotFoundPage,
}));

/** Every page, each in a chunk of its own. */
export function PageRoutes(): ReactNode {
  const HomePage = ReadyHome ?? LazyHome;
  return (
    <Routes>
      {/* The same element at the same place, so that moving between these addresses keeps the view. */}
      {homeAddresses.map((path) => (
        <Route key={path} path={path} element={<HomePage />} />
      ))}
      {homeAliases.map((path) => (
        <Route key={path} path={path} element={<Navigate to={paths.home} replace />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
