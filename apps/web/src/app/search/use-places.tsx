import { Icon, type IconName } from '@croupier/ui/display/Icon';
import { useQuery } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

import { gamePages } from '../../pages/game-pages.ts';
import type { Visitor } from '../../pages/menus.ts';
import type { Page, TitledPage } from '../../pages/page.ts';
import { isAdmitted, pages } from '../../pages/pages.ts';
import { agentEntryPage, forgotPage, homePage, unknownPage } from '../../pages/site-pages.ts';
import { categoryIcon } from '../../shared/games/category-icon.tsx';
import { listKinds } from '../../shared/games/game-selections.ts';
import { vendorsQuery } from '../../shared/games/game-queries.ts';
import { categoryPath, listPaths, paths, vendorPath } from '../../shared/paths.ts';
import { useCategories } from '../layouts/use-categories.ts';
import { keywordsOf, type Find } from './find.ts';

interface PageLook {
  readonly icon: IconName;
  readonly keywords?: ParseKeys<'search'>;
}

/** Icons and further words by the id of a page; others have a plain icon. */
const LOOKS: Readonly<Record<string, PageLook | undefined>> = {
  deposit: { icon: 'wallet', keywords: 'keywords.deposit' },
  depositRecord: { icon: 'history', keywords: 'keywords.depositRecord' },
  record: { icon: 'ticket', keywords: 'keywords.record' },
  feedback: { icon: 'chat', keywords: 'keywords.feedback' },
  announcements: { icon: 'horn', keywords: 'keywords.announcements' },
  help: { icon: 'info', keywords: 'keywords.help' },
  download: { icon: 'download', keywords: 'keywords.download' },
  forgot: { icon: 'key', keywords: 'keywords.forgot' },
  agentEntry: { icon: 'users' },
};

/** Pages of games are categories; `/` has no title of its own, and the others are for guests or for nobody. */
const isListed = (page: Page): page is TitledPage =>
  page.titleKey !== undefined && page !== unknownPage && !gamePages.includes(page) && !page.paths[0].includes(':');

const isForGuests = (page: Page): boolean => page === forgotPage || page === agentEntryPage;

const offeredPages = ({ role }: Visitor): readonly TitledPage[] =>
  pages.filter(isListed).filter((page) => isAdmitted(page, role) && (role === 'guest' || !isForGuests(page)));

const namespaceOf = ({ titleKey, texts }: TitledPage) => texts.filter((name) => titleKey.startsWith(`${name}:`));

/** Pages that the visitor may open, by the registry. */
export function usePageFinds(visitor: Visitor): readonly Find[] {
  const offered = offeredPages(visitor);
  const { t } = useTranslation(['search', ...new Set(offered.flatMap(namespaceOf))]);
  const home: Find = {
    item: { id: `page:${homePage.id}`, label: t('site:home'), icon: <Icon name="home" /> },
    to: paths.home,
  };
  const others = offered.map((page): Find => {
    const { icon, keywords }: PageLook = LOOKS[page.id] ?? { icon: 'doc' };
    return {
      item: {
        id: `page:${page.id}`,
        label: t(page.titleKey),
        icon: <Icon name={icon} />,
        ...(keywords !== undefined && { keywords: keywordsOf(t(`search:${keywords}`)) }),
      },
      to: page.paths[0],
    };
  });
  return [home, ...others];
}

/** Lists of games that the visitor may open, and the categories with vendors. */
export function useCategoryFinds({ role }: Visitor): readonly Find[] {
  const { t } = useTranslation('games');
  const categories = useCategories();
  const lists = listKinds.filter((kind) => gamePages.some((page) => page.id === kind && isAdmitted(page, role)));
  const addresses = [
    ...categories.map(({ category }) => [category, categoryPath(category)] as const),
    ...lists.map((kind) => [kind, listPaths[kind]] as const),
  ];
  return addresses.map(([id, to]) => ({
    item: { id: `category:${id}`, label: t(`categories.${id}`), icon: categoryIcon(id) },
    to,
  }));
}

/** Makers, once for each of their categories. */
export function useMakerFinds(): readonly Find[] {
  const { t } = useTranslation('games');
  const { data } = useQuery(vendorsQuery());
  const offered = new Set(useCategories().map(({ category }) => category));
  return (data?.cards ?? [])
    .filter(({ category }) => offered.has(category))
    .flatMap(({ category, vendors }) =>
      vendors.map(({ code, name }) => ({
        item: {
          id: `maker:${category}:${code}`,
          label: name,
          hint: t(`categories.${category}`),
          icon: categoryIcon(category),
        },
        to: vendorPath(category, code),
        isRemembered: true,
      })),
    );
}
