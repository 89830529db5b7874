import { useStoredFlag } from '../../shared/use-stored-flag.ts';

/** Also read by the script in `index.html`, which reserves the menu's width before the code loads. */
const KEY = 'menu-open';

/** Whether the desktop side menu is expanded [SIDE-01]. */
export const useMenuExpanded = () => useStoredFlag(KEY, false);
