/** A widget with controls of its own, because a first view draws it. Sizes in kB of JS, brotli. */
export interface FirstViewWidget {
  /** The whole widget, besides what every page loads. */
  readonly own: number;
  /** MUI's control besides MUI's base, which is 26.8 kB with the first control of a visit. */
  readonly mui: number;
}

/**
 * Widgets of packages/ui/src/components that do not use MUI's controls, by folder: what home, a lobby and the frame draw
 * before anybody presses anything (docs/decisions/0062). Measured with Vite's production build, each import alone.
 */
export const firstViewWidgets: Readonly<Record<string, FirstViewWidget>> = {
  'actions/Button': { own: 1.3, mui: 3.4 },
  'actions/IconButton': { own: 0.8, mui: 2.4 },
  'actions/LinkButton': { own: 1, mui: 3.4 },
  'display/CollapsibleList': { own: 2.9, mui: 5.2 },
  'display/CountBadge': { own: 0.9, mui: 2.4 },
  'display/Marquee': { own: 3.9, mui: 0.1 },
  'feedback/OfflineBar': { own: 3, mui: 5.2 },
  'feedback/SnackbarProvider': { own: 4.9, mui: 5.2 },
  'feedback/Skeleton': { own: 0.5, mui: 1.3 },
  'feedback/Spinner': { own: 0.3, mui: 1.5 },
  'game/FavouriteButton': { own: 0.9, mui: 2.4 },
  'game/GameRail': { own: 6, mui: 2.4 },
  'game/VendorCard': { own: 3.4, mui: 2 },
  'inputs/SearchField': { own: 3.5, mui: 24.4 },
  'layout/ScrollRow': { own: 3.3, mui: 2.4 },
  'navigation/BalancePill': { own: 3.3, mui: 4.2 },
  'navigation/BottomBar': { own: 1.5, mui: 1.8 },
  'navigation/CategoryMenu': { own: 4.4, mui: 3.7 },
  'navigation/LoadMore': { own: 1.9, mui: 4.4 },
  'navigation/Pagination': { own: 5.6, mui: 4.4 },
  'navigation/RightBar': { own: 3.6, mui: 16.4 },
  'navigation/SideMenu': { own: 5.9, mui: 3.4 },
  'navigation/TopNav': { own: 4.9, mui: 8 },
  'pages/AnnouncementDialog': { own: 7.8, mui: 12 },
};
