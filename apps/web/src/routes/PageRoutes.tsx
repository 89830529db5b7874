import { lazy, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

import { homeAddresses, homeAliases, paths } from './paths.ts';

const HomePage = lazy(async () => ({ default: (await import('../features/home/HomePage.tsx')).HomePage }));
const NotFoundPage = lazy(async () => ({
  default: (await import('../features/not-found/NotFoundPage.tsx')).NotFoundPage,
}));

/** Every page, each in a chunk of its own. */
export function PageRoutes(): ReactNode {
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
