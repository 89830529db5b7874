import type { DayRange } from '@croupier/sdk/rules';
import type { AgentRevenuePage, AgentRevenueTotal } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { StatGrid, type Stat } from '@croupier/ui/data/StatGrid';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { daysPath } from '../../shared/agent-links.ts';
import { agentPaths } from '../../shared/agent-paths.ts';
import { negated } from '../../shared/team-figures/team-amounts.ts';
import { useFormula } from '../../shared/team-figures/use-formula.tsx';
import { useTeamTexts } from '../../shared/team-figures/use-team-texts.ts';
import { INCOME_PARTS } from './income-parts.ts';

export interface IncomeFiguresProps {
  readonly query: UseQueryResult<AgentRevenuePage>;
  readonly days: DayRange;
}

/** The parts of the income and what remains, each with its formula. */
export function IncomeFigures({ query, days }: IncomeFiguresProps): ReactNode {
  const { t } = useTranslation('agentIncome');
  return (
    <QueryBoundary
      query={query}
      failure={t('failed')}
      skeleton={<Skeleton shape="box" height="7rem" />}
      empty={{
        when: ({ totalElements }) => totalElements === 0,
        state: (
          <EmptyState
            icon="coins"
            headingLevel={2}
            title={t('none.title')}
            text={t('none.text')}
            actions={
              <LinkButton component={Link} to={agentPaths.overview}>
                {t('none.action')}
              </LinkButton>
            }
          />
        ),
      }}
    >
      {({ total }) => <Figures total={total} days={days} />}
    </QueryBoundary>
  );
}

function Figures({ total, days }: Pick<IncomeFiguresProps, 'days'> & { readonly total: AgentRevenueTotal }): ReactNode {
  const { t } = useTranslation(['agentIncome', 'teamFigures']);
  const texts = useTeamTexts();
  const formula = useFormula();
  const { currency } = total;
  const parts = INCOME_PARTS.map(({ field, path }): Stat => {
    const figure = t(`teamFigures:pay.${field}`);
    const value = texts.money(total[field], currency);
    return {
      id: field,
      label: figure,
      value,
      formula: formula({
        figure,
        terms: [],
        result: value,
        note: t(`notes.${field}`),
        source: {
          label: t(field === 'rebate' ? 'teamFigures:seeBets' : 'settlements'),
          to: daysPath(path, days),
        },
      }),
    };
  });
  const net: Stat = {
    id: 'net',
    label: t('keep'),
    value: texts.money(total.net, currency),
    formula: formula({
      figure: t('keep'),
      terms: [
        ...INCOME_PARTS.map(({ field }) => ({
          id: field,
          label: t(`teamFigures:pay.${field}`),
          value: texts.money(total[field], currency),
        })),
        {
          id: 'paidOut',
          label: t('teamFigures:less.passedOn'),
          value: texts.change(negated(total.paidOut), currency),
        },
      ],
      result: texts.money(total.net, currency),
      note: t('notes.net'),
    }),
  };
  return <StatGrid columns={6} missing={t('teamFigures:missing')} stats={[...parts, net]} />;
}
