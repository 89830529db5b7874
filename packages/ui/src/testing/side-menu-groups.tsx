import type { IconName } from '../components/display/Icon/Icon.tsx';
import { Icon } from '../components/display/Icon/Icon.tsx';
import type { SideMenuGroup } from '../components/navigation/SideMenu/SideMenu.tsx';

const entry = (id: string, label: string, icon: IconName, count?: number) => ({
  id,
  label,
  icon: <Icon name={icon} />,
  link: { href: `#${id}` },
  ...(count !== undefined && { badge: { count, label: `${count} new` } }),
});

/** Sample side menu of a member. */
export const memberGroups: readonly SideMenuGroup[] = [
  {
    id: 'games',
    label: 'Games',
    items: [
      entry('hot', 'Hot', 'flame'),
      entry('rng', 'Slots', 'slots'),
      entry('live', 'Live', 'live'),
      entry('pvp', 'Table', 'cards'),
      entry('fish', 'Fishing', 'fish'),
      entry('sports', 'Sports', 'ball'),
      entry('elott', 'Lottery', 'lottery'),
      entry('fav', 'Favourites', 'heart'),
      entry('recent', 'Recent', 'history'),
    ],
  },
  {
    id: 'mine',
    label: 'For you',
    items: [
      entry('promos', 'Promotions', 'gift'),
      entry('missions', 'Missions', 'star', 3),
      entry('records', 'Betting record', 'doc'),
      entry('agent', 'Agent centre', 'users'),
    ],
  },
  {
    id: 'help',
    items: [
      entry('app', 'Get the app', 'download'),
      entry('service', 'Customer service', 'headset', 120),
      entry('help', 'Help', 'info'),
    ],
  },
];

/** Sample side menu of a guest, without favourites and member items. */
export const guestGroups: readonly SideMenuGroup[] = memberGroups
  .map((group) => ({
    ...group,
    items: group.items
      .filter(({ id }) => !['fav', 'recent', 'missions', 'records', 'agent'].includes(id))
      .map(({ badge: _badge, ...item }) => item),
  }))
  .filter(({ items }) => items.length > 0);
