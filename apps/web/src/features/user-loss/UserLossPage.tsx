import { useListUserLossStatements } from '@croupier/sdk/hooks';
import { timesOfDays } from '@croupier/sdk/rules';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { keepPreviousData } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { useGrid } from '../../shared/team-figures/use-grid.ts';
import { useTeamPeriod } from '../../shared/team-figures/use-team-period.ts';
import { LOSS_SORTS, LossGrid } from './LossGrid.tsx';
import { LossHeader } from './LossHeader.tsx';
import { requestOf, scopeOf } from './loss-request.ts';

/** Which accounts lost or won, with everything below each direct downline [AGENT-07]. */
export function UserLossPage(): ReactNode {
  const { timeZone } = useSite().brand;
  const [now] = useState(() => new Date());
  const period = useTeamPeriod('thisMonth', now);
  const [params] = useSearchParams();
  const scope = scopeOf(params);
  const request = requestOf(scope, timesOfDays(period.days, timeZone));
  const grid = useGrid(LOSS_SORTS);
  const { column, direction } = grid.sort;
  const query = useListUserLossStatements(
    { ...request, rows: 'BRANCHES', sort: column, order: direction, pageNo: grid.page, pageSize: grid.pageSize },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <LossHeader period={period} scope={scope} request={request} path={query.data?.path} />
      <PageStack headed>
        <LossGrid query={query} grid={grid} period={period} scope={scope} request={request} />
      </PageStack>
    </>
  );
}
