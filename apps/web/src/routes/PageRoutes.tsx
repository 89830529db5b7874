import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

import { categoryPath, homeAddresses, homeAliases, paths } from './paths.ts';

const loadHome = async (): Promise<ComponentType> => (await import('../features/home/HomePage.tsx')).HomePage;
const LazyHome = lazy(async () => ({ default: await loadHome() }));

let ReadyHome: ComponentType | undefined;

/** Loads the home page's code before the first render, which then shows the page and not the wait for it. */
export async function prepareHome(): Promise<void> {
  ReadyHome = await loadHome();
}

const loadGameLobbyPage = () => import('../features/lobby/GameLobbyPage.tsx');
const GameLobbyPage = lazy(async () => ({ default: (await loadGameLobbyPage()).GameLobbyPage }));
const loadGameCentrePage = () => import('../features/lobby/GameCentrePage.tsx');
const GameCentrePage = lazy(async () => ({ default: (await loadGameCentrePage()).GameCentrePage }));
const loadGameListPage = () => import('../features/lobby/GameListPage.tsx');
const GameListPage = lazy(async () => ({ default: (await loadGameListPage()).GameListPage }));
const loadGamePage = () => import('../features/play/GamePage.tsx');
const GamePage = lazy(async () => ({ default: (await loadGamePage()).GamePage }));
const QuickDeposit = lazy(async () => ({
  default: (await import('../features/deposit/QuickDeposit.tsx')).QuickDeposit,
}));
const MemberCentre = lazy(async () => ({
  default: (await import('../features/member-centre/MemberCentre.tsx')).MemberCentre,
}));
const DepositPage = lazy(async () => ({ default: (await import('../features/deposit/DepositPage.tsx')).DepositPage }));
const BettingRecordPage = lazy(async () => ({
  default: (await import('../features/betting-record/BettingRecordPage.tsx')).BettingRecordPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('../features/not-found/NotFoundPage.tsx')).NotFoundPage,
}));

/** Categories whose page lists games [ROUTE-19], and those whose page lists vendors [ROUTE-18]. */
const LOBBIES = ['RNG', 'LIVE', 'FISH', 'PVP'] as const;
const CENTRES = ['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const;

/** Begins to load the code of the page at this address, which the first render will ask for. */
export function fetchPageCode(pathname: string): void {
  const pages: readonly { readonly at: readonly string[]; readonly load: () => Promise<unknown> }[] = [
    { at: LOBBIES.map(categoryPath), load: loadGameLobbyPage },
    { at: CENTRES.map(categoryPath), load: loadGameCentrePage },
    { at: [paths.hot, paths.favorites, paths.recent], load: loadGameListPage },
    { at: [paths.game], load: loadGamePage },
  ];
  // The first render hears of a failure.
  pages
    .find(({ at }) => at.includes(pathname))
    ?.load()
    .catch(() => undefined);
}

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
      {LOBBIES.map((category) => (
        <Route key={category} path={categoryPath(category)} element={<GameLobbyPage category={category} />} />
      ))}
      {CENTRES.map((category) => (
        <Route key={category} path={categoryPath(category)} element={<GameCentrePage page={category} />} />
      ))}
      <Route path={paths.hot} element={<GameListPage kind="HOT" />} />
      <Route path={paths.favorites} element={<GameListPage kind="FAV" />} />
      <Route path={paths.recent} element={<GameListPage kind="RECENT" />} />
      <Route path={paths.game} element={<GamePage quickDeposit={payInGame} />} />
      <Route path={paths.memberCentre} element={<MemberCentre />}>
        <Route index element={<Navigate to={paths.deposit} replace />} />
        <Route path={paths.deposit} element={<DepositPage />} />
        <Route path={paths.bettingRecord} element={<BettingRecordPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** The deposit over a game; features do not know each other, so they meet here. */
function payInGame(onDone: () => void): ReactNode {
  return (
    <Suspense>
      <QuickDeposit onDone={onDone} />
    </Suspense>
  );
}
