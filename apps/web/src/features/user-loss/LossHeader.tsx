import { downloadCsv } from '@croupier/sdk/csv';
import type { ListUserLossStatementsParameters } from '@croupier/sdk/hooks';
import { SummaryHeader } from '@croupier/ui/layout/SummaryHeader';
import { SelectMenu } from '@croupier/ui/navigation/SelectMenu';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { BoldText } from '../../shared/BoldText.tsx';
import { listedCategories, type ListedCategory } from '../../shared/games/game-categories.ts';
import { CsvDownload } from '../../shared/lists/CsvDownload.tsx';
import { PeriodChoice } from '../../shared/team-figures/PeriodChoice.tsx';
import type { TeamPeriod } from '../../shared/team-figures/use-team-period.ts';
import { paramsWith, type LossScope } from './loss-request.ts';
import { useLossAnswer } from './use-loss-answer.ts';
import { useScopePaths } from './use-scope-paths.ts';

export interface LossHeaderProps {
  readonly period: TeamPeriod;
  readonly scope: LossScope;
  readonly request: ListUserLossStatementsParameters;
  /** Names from the agent down to the shown branch; undefined until it is known. */
  readonly path: readonly string[] | undefined;
}

/** Title, way up and answer; period, category and the file of all accounts. */
export function LossHeader({ period, scope, request, path }: LossHeaderProps): ReactNode {
  const { t } = useTranslation('userLoss');
  const { text, accounts } = useLossAnswer(request, period);
  const toScope = useScopePaths();
  const isBranch = scope.parentAccount !== undefined;
  // The agent is the first of the path, whose branch is the whole team.
  const uplines = path?.slice(0, -1) ?? [];
  const upline = uplines.length > 1 ? uplines.at(-1) : undefined;
  return (
    <SummaryHeader
      title={isBranch ? t('branchTitle', { account: scope.parentAccount }) : t('title')}
      {...(isBranch && {
        back: {
          label: upline === undefined ? t('toTeam') : t('toBranch', { account: upline }),
          link: { to: toScope(upline) },
        },
        eyebrow: uplines.map((account, index) => (
          <Fragment key={account}>
            {index > 0 && ' › '}
            <Link to={toScope(index === 0 ? undefined : account)}>{index === 0 ? t('wholeTeam') : account}</Link>
          </Fragment>
        )),
      })}
      linkComponent={Link}
      summary={text === undefined ? undefined : <BoldText>{text}</BoldText>}
      loading={text === undefined ? t('loading') : undefined}
      actions={
        <>
          <CategoryChoice gameType={scope.gameType} />
          <PeriodChoice period={period} />
          {accounts > 0 && <CsvDownload download={() => downloadCsv('listUserLossStatements', { query: request })} />}
        </>
      }
    />
  );
}

/** Value of all categories. */
const ALL = 'ALL';

function CategoryChoice({ gameType }: Pick<LossScope, 'gameType'>): ReactNode {
  const { t } = useTranslation(['userLoss', 'games']);
  const [params, setParams] = useSearchParams();
  const change = (value: ListedCategory | typeof ALL): void =>
    setParams(paramsWith(params, { gameType: value === ALL ? undefined : value }), { replace: true });
  return (
    <SelectMenu
      label={t('games')}
      value={gameType ?? ALL}
      onChange={change}
      options={[
        { value: ALL, label: t('allGames') },
        ...listedCategories.map((value) => ({ value, label: t(`games:categories.${value}`) })),
      ]}
    />
  );
}
