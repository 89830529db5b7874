import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

import { lazyPage } from '../shared/page/page-load-error.ts';
import {
  CENTRES,
  loadGameCentrePage,
  loadGameListPage,
  loadGameLobbyPage,
  loadPlayPage,
  loadHome,
  LOBBIES,
} from './page-chunks.ts';
import { categoryPath, homePaths, homeAliases, paths } from './paths.ts';

const LazyHomePage = lazyPage(loadHome);

let loadedHomePage: ComponentType | undefined;

/** Loads the home page's code before the first render, which then needs no placeholder. */
export async function preloadHomePage(): Promise<void> {
  loadedHomePage = await loadHome();
}

const GameLobbyPage = lazyPage(async () => (await loadGameLobbyPage()).GameLobbyPage);
const GameCentrePage = lazyPage(async () => (await loadGameCentrePage()).GameCentrePage);
const GameListPage = lazyPage(async () => (await loadGameListPage()).GameListPage);
const PlayPage = lazyPage(async () => (await loadPlayPage()).PlayPage);
const QuickDeposit = lazyPage(async () => (await import('../features/deposit/QuickDeposit.tsx')).QuickDeposit);
const MemberCentre = lazyPage(async () => (await import('../features/member-centre/MemberCentre.tsx')).MemberCentre);
const DepositPage = lazyPage(async () => (await import('../features/deposit/DepositPage.tsx')).DepositPage);
const BettingRecordPage = lazyPage(
  async () => (await import('../features/betting-record/BettingRecordPage.tsx')).BettingRecordPage,
);
const NotFoundPage = lazyPage(async () => (await import('../features/not-found/NotFoundPage.tsx')).NotFoundPage);

/** All pages, each in its own chunk. */
export function PageRoutes(): ReactNode {
  const HomePage = loadedHomePage ?? LazyHomePage;
  return (
    <Routes>
      {/* One component for all home paths, so that navigation between them keeps it mounted. */}
      {homePaths.map((path) => (
        <Route key={path} path={path} element={<HomePage />} />
      ))}
      {homeAliases.map((path) => (
        <Route key={path} path={path} element={<Navigate to={paths.home} replace />} />
      ))}
      {LOBBIES.map((category) => (
        <Route key={category} path={categoryPath(category)} element={<GameLobbyPage category={category} />} />
      ))}
      {CENTRES.map((category) => (
        <Route key={category} path={categoryPath(category)} element={<GameCentrePage page={category} />} />
      ))}
      <Route path={paths.hot} element={<GameListPage kind="HOT" />} />
      <Route path={paths.favorites} element={<GameListPage kind="FAV" />} />
      <Route path={paths.recent} element={<GameListPage kind="RECENT" />} />
      <Route path={paths.game} element={<PlayPage quickDeposit={renderQuickDeposit} />} />
      <Route path={paths.memberCentre} element={<MemberCentre />}>
        <Route index element={<Navigate to={paths.deposit} replace />} />
        <Route path={paths.deposit} element={<DepositPage />} />
        <Route path={paths.bettingRecord} element={<BettingRecordPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** Composed here, because features must not import each other. */
function renderQuickDeposit(onDone: () => void): ReactNode {
  return (
    <Suspense>
      <QuickDeposit onDone={onDone} />
    </Suspense>
  );
}
