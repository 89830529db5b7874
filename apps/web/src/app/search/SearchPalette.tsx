import { Icon } from '@croupier/ui/display/Icon';
import { CommandPalette, type CommandGroup, type CommandItem } from '@croupier/ui/navigation/CommandPalette';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { Session } from '../../session/use-session.ts';
import { visitorOf } from '../layouts/visitor.ts';
import type { Find } from './find.ts';
import { useRecentSearches } from './recent-searches.ts';
import {
  useDepositFinds,
  useEntranceFinds,
  useLogoutFinds,
  usePreferenceFinds,
  useServiceFinds,
} from './use-action-finds.tsx';
import { useAccountFinds } from './use-account-finds.tsx';
import { useFoundGames, type FoundGames } from './use-found-games.ts';
import { usePopularGames, useToGameFinds } from './use-game-finds.tsx';
import { useCategoryFinds, useMakerFinds, usePageFinds } from './use-places.tsx';

export interface SearchPaletteProps {
  readonly session: Session;
  readonly onClose: () => void;
  readonly onLogOut: () => void;
}

interface FindGroup extends Omit<CommandGroup, 'items'> {
  readonly finds: readonly Find[];
}

interface Finds {
  /** Everything that can be found. */
  readonly all: readonly FindGroup[];
  /** Shown while nothing is typed, after the recent searches. */
  readonly idle: readonly FindGroup[];
  /** Shown when nothing is found. */
  readonly instead: readonly FindGroup[];
}

function useFinds({ session, onLogOut }: SearchPaletteProps, query: string, { games }: FoundGames): Finds {
  const { t } = useTranslation('search');
  const visitor = visitorOf(session);
  const toGameFinds = useToGameFinds();
  const popular = { id: 'popular', label: t('groups.popular'), finds: toGameFinds(usePopularGames()) };
  const categories = { id: 'categories', label: t('groups.categories'), limit: 4, finds: useCategoryFinds(visitor) };
  const accounts = useAccountFinds(session, query);
  const entrance = useEntranceFinds(session);
  const service = useServiceFinds();
  const actions = [
    ...useDepositFinds(session, query),
    ...entrance,
    ...service,
    ...usePreferenceFinds(),
    ...useLogoutFinds(session, onLogOut),
  ];
  return {
    all: [
      { id: 'accounts', label: t('groups.accounts'), matched: true, finds: accounts },
      { id: 'games', label: t('groups.games'), matched: true, finds: toGameFinds(games) },
      { id: 'makers', label: t('groups.makers'), limit: 4, finds: useMakerFinds() },
      categories,
      { id: 'pages', label: t('groups.pages'), limit: 5, finds: usePageFinds(visitor) },
      { id: 'actions', label: t('groups.actions'), limit: 5, finds: actions },
    ],
    idle: [popular, categories],
    instead: [{ id: 'next', label: t('groups.next'), finds: [...entrance, ...service] }, popular],
  };
}

const fold = (text: string): string => text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Moves groups up in which a name begins with the query: 'fish' is Fishing before the makers that have fishing games. */
function nearestFirst(groups: readonly FindGroup[], query: string): readonly FindGroup[] {
  const start = fold(query);
  const isNear = ({ finds }: FindGroup): boolean => finds.some(({ item }) => fold(item.label).startsWith(start));
  return [...groups.filter(isNear), ...groups.filter((group) => !isNear(group))];
}

const toGroups = (groups: readonly FindGroup[]): readonly CommandGroup[] =>
  groups.map(({ finds, ...group }) => ({ ...group, items: finds.map(({ item }) => item) }));

/** Search of games, makers, categories, pages and actions from anywhere; of accounts in the agent centre. */
export function SearchPalette(props: SearchPaletteProps): ReactNode {
  const { session, onClose } = props;
  const { t } = useTranslation(['search', 'site']);
  const [query, setQuery] = useState('');
  const recent = useRecentSearches(session);
  const found = useFoundGames(query);
  const finds = useFinds(props, query, found);
  const navigate = useNavigate();
  const isMember = session.state === 'member' && !session.isTrial;
  const recentItems = recent.names.map((name) => ({
    id: `recent:${name}`,
    label: name,
    query: name,
    removable: true,
    icon: <Icon name="history" />,
  }));
  const select = ({ id, label }: CommandItem): void => {
    const groups = [...finds.all, ...finds.idle, ...finds.instead];
    const find = groups.flatMap((group) => group.finds).find(({ item }) => item.id === id);
    if (find === undefined) return;
    const { to, state, run } = find;
    if (find.isRemembered === true) recent.add(label);
    const isHere = state === undefined && to === location.pathname + location.search;
    // Replaces the entry of the search, so that Back leads to the page below it.
    if (to !== undefined && !isHere) void navigate(to, { replace: true, state });
    else onClose();
    run?.();
  };
  return (
    <CommandPalette
      open
      onOpenChange={onClose}
      label={t('label')}
      placeholder={isMember ? t('placeholderMember') : t('placeholder')}
      query={query}
      onQueryChange={setQuery}
      groups={toGroups(nearestFirst(finds.all, query))}
      idleGroups={[{ id: 'recent', label: t('groups.recent'), items: recentItems }, ...toGroups(finds.idle)]}
      emptyGroups={toGroups(finds.instead)}
      onSelect={select}
      onRemove={({ label }) => recent.remove(label)}
      removeLabel={t('removeRecent')}
      removeItemLabel={(name) => t('removeRecentItem', { name })}
      status={found.status}
      foundText={(count) => t('found', { count })}
      loadingText={t('loading')}
      emptyText={t('none')}
      errorText={t('failed')}
      retryLabel={t('site:retry')}
      onRetry={found.retry}
      closeLabel={t('site:close')}
      {...(recentItems.length > 0 && { idleAction: { label: t('clearRecent'), onPress: recent.clear } })}
    />
  );
}
