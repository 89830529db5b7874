import { agentPages, type AgentPage } from '../../pages/agent-pages.ts';

/** Pages of the navigation in their order, by id. A page that does not exist yet is left out. */
const GROUPS = [
  { id: 'centre', pages: ['agentNews', 'teamOverview'] },
  { id: 'people', pages: ['newAccounts', 'teamMembers', 'teamBets'] },
  { id: 'figures', pages: ['teamLosses', 'income', 'teamTransactions'] },
  { id: 'pay', pages: ['dividends', 'dailySalary', 'hourlySalary', 'realTimeSalary'] },
] as const;

/** Pages in the bar of phones, which has short names. */
const BAR = ['teamOverview', 'teamMembers', 'newAccounts', 'income'] as const;

export type BarPageId = (typeof BAR)[number];

const pageOf = (id: string): AgentPage[] => agentPages.filter((page) => page.id === id);

/** Groups of the navigation with their pages, without the page of a kind of contract that the agent does not have. */
export function menuGroups(hasDividends: boolean): readonly { readonly id: string; readonly pages: AgentPage[] }[] {
  const groups = GROUPS.map(({ id, pages }) => ({
    id,
    pages: pages.filter((page) => page !== 'dividends' || hasDividends).flatMap(pageOf),
  }));
  return groups.filter(({ pages }) => pages.length > 0);
}

/** Pages in the bar of phones. */
export function barPages(): readonly { readonly id: BarPageId; readonly page: AgentPage }[] {
  return BAR.flatMap((id) => pageOf(id).map((page) => ({ id, page })));
}
