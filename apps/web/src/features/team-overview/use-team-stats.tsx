import type { DayRange } from '@croupier/sdk/rules';
import type { TeamFigures, TeamOverview } from '@croupier/sdk/types';
import type { Stat } from '@croupier/ui/data/StatGrid';
import { useTranslation } from 'react-i18next';

import { numberFormat } from '../../shared/intl-formats.ts';
import { daysPath } from '../../shared/agent-links.ts';
import { agentPaths } from '../../shared/agent-paths.ts';
import { differenceOf, negated, signOf } from '../../shared/team-figures/team-amounts.ts';
import { useFormula } from '../../shared/team-figures/use-formula.tsx';
import { useTeamTexts } from '../../shared/team-figures/use-team-texts.ts';

type AmountField = 'validBet' | 'deposit' | 'withdrawal';

const DIRECTIONS = { '-1': 'down', '0': 'same', '1': 'up' } as const;

interface StatContext {
  readonly days: DayRange;
  /** Name of the time of the comparison. */
  readonly compared: string;
}

/** The figures of the team with their changes, formulas and sources. */
export function useTeamStats(overview: TeamOverview, context: StatContext): readonly Stat[] {
  const { t, i18n } = useTranslation(['teamOverview', 'teamFigures']);
  const texts = useTeamTexts();
  const formulas = useFigureFormulas(overview, context.days);
  const { currency, previous } = overview;
  const count = numberFormat(i18n.language, {});
  const trendOf = (field: AmountField): Pick<Stat, 'trend'> => {
    if (previous === undefined) return {};
    const change = differenceOf(overview[field], previous[field], currency);
    const text = t('compared.change', { change: texts.change(change, currency), days: context.compared });
    return { trend: { direction: DIRECTIONS[`${signOf(change)}`], text } };
  };
  const beside = (value: string): string => t('compared.beside', { days: context.compared, value });
  const amount = (field: AmountField, label: string): Stat => ({
    id: field,
    label,
    value: texts.money(overview[field], currency),
    ...trendOf(field),
    formula: formulas[field],
  });
  return [
    amount('validBet', t('teamFigures:figures.turnover')),
    {
      id: 'netLoss',
      label: t('figures.netLoss'),
      value: texts.money(overview.operatorResult, currency),
      // A change from a win to a loss has no share and no direction that says more than both results.
      ...(previous !== undefined && { note: beside(texts.money(previous.operatorResult, currency)) }),
      formula: formulas.netLoss,
    },
    {
      id: 'active',
      label: t('figures.active'),
      value: count.format(overview.activeUsers),
      unit: t('figures.ofTeam', { size: count.format(overview.teamSize) }),
      ...(previous !== undefined && { note: beside(count.format(previous.activeUsers)) }),
      formula: formulas.active,
    },
    amount('deposit', t('teamFigures:figures.deposits')),
    amount('withdrawal', t('teamFigures:figures.withdrawals')),
    {
      id: 'balance',
      label: t('figures.balance'),
      value: texts.money(overview.teamBalance, currency),
      note: t('figures.members', {
        agents: t('figures.agents', { count: overview.agents }),
        players: t('figures.players', { count: overview.members }),
      }),
      formula: formulas.balance,
    },
  ];
}

/** How each figure is counted, what is left out, and where its parts are. */
function useFigureFormulas(overview: TeamOverview, days: DayRange) {
  const { t } = useTranslation(['teamOverview', 'teamFigures']);
  const { money, change } = useTeamTexts();
  const formula = useFormula();
  const { currency } = overview;
  const less = (id: keyof TeamFigures, label: string) => ({
    id,
    label,
    value: change(negated(String(overview[id])), currency),
  });
  const stakes = {
    id: 'betAmount',
    label: t('teamFigures:figures.stakes'),
    value: money(overview.betAmount, currency),
  };
  const bets = { label: t('teamFigures:seeBets'), to: daysPath(agentPaths.bets, days) };
  const members = { label: t('sources.members'), to: agentPaths.members };
  const movements = { label: t('sources.movements'), to: daysPath(agentPaths.transactions, days) };
  return {
    validBet: formula({
      figure: t('teamFigures:figures.turnover'),
      terms: [
        stakes,
        {
          id: 'notCounted',
          label: t('teamFigures:less.notCounted'),
          value: change(differenceOf(overview.validBet, overview.betAmount, currency), currency),
        },
      ],
      result: money(overview.validBet, currency),
      note: t('notes.bets'),
      source: bets,
    }),
    netLoss: formula({
      figure: t('figures.netLoss'),
      terms: [
        stakes,
        less('payout', t('teamFigures:less.payouts')),
        less('bonus', t('teamFigures:less.bonuses')),
        less('rebate', t('teamFigures:less.rebates')),
      ],
      result: money(overview.operatorResult, currency),
      note: t('notes.netLoss'),
      source: { label: t('sources.losses'), to: daysPath(agentPaths.losses, days) },
    }),
    active: formula({
      figure: t('figures.active'),
      terms: [],
      result: t('figures.accounts', { count: overview.activeUsers }),
      note: t('notes.active'),
      source: bets,
    }),
    deposit: formula({
      figure: t('teamFigures:figures.deposits'),
      terms: [],
      result: money(overview.deposit, currency),
      note: t('notes.deposits', { count: overview.firstDepositors }),
      source: movements,
    }),
    withdrawal: formula({
      figure: t('teamFigures:figures.withdrawals'),
      terms: [],
      result: money(overview.withdrawal, currency),
      note: t('notes.withdrawals'),
      source: movements,
    }),
    balance: formula({
      figure: t('figures.balance'),
      terms: [],
      result: money(overview.teamBalance, currency),
      note: t('notes.balance'),
      source: members,
    }),
  };
}
