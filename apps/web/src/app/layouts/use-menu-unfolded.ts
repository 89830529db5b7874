import { useKeptChoice } from '../../shared/use-kept-choice.ts';

/** Also read by the script in `index.html`, which keeps the menu's room before the code is there. */
const KEY = 'menu-open';

/** Whether the side menu of desktops shows words beside its icons [SIDE-01]. */
export const useMenuUnfolded = () => useKeptChoice(KEY, false);
