import { useStoredFlag } from '../../shared/use-stored-flag.ts';

/** Also read by the script in `index.html`, which reserves the menu's width before the code loads. */
const STORAGE_KEY = 'menu-open';

/** True when the desktop side menu is expanded [SIDE-01]. */
export const useMenuExpanded = () => useStoredFlag(STORAGE_KEY, false);
