import { useListLoginHistory } from '@croupier/sdk/hooks';
import type { LoginRecord } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMemberSession } from '../../../../shared/page/MembersOnly.tsx';
import { QueryBoundary } from '../../../../shared/page/QueryBoundary.tsx';
import { useTimeText } from '../../../../shared/use-time-text.ts';
import { usePlaceText } from '../sessions/use-place-text.ts';
import { SheetLink } from '../SheetLink.tsx';

/** Enough to contain the attempts since the login before. */
const LATEST = { pageSize: 20 } as const;

/** The latest attempt to log in that was refused since the login before, with what to do when it was not the member. */
export function RefusedAttempt(): ReactNode {
  const { t } = useTranslation('security');
  const { lastLogin } = useMemberSession().member;
  const history = useListLoginHistory(LATEST, { staleTime: 0 });
  return (
    <QueryBoundary query={history} failure={t('history.failed')} skeleton={<Skeleton shape="box" height="5rem" />}>
      {({ content }) => {
        const attempt = refusedSince(content, lastLogin?.loggedInAt);
        return attempt && <Attempt attempt={attempt} />;
      }}
    </QueryBoundary>
  );
}

function refusedSince(records: readonly LoginRecord[], since: string | undefined): LoginRecord | undefined {
  return records.find(
    ({ outcome, loggedInAt }) =>
      outcome !== 'SUCCESS' && (since === undefined || Date.parse(loggedInAt) > Date.parse(since)),
  );
}

function Attempt({ attempt }: { readonly attempt: LoginRecord }): ReactNode {
  const { t } = useTranslation('security');
  const timeText = useTimeText();
  const placeText = usePlaceText();
  return (
    <InlineAlert
      tone="warning"
      title={t('refused.title', { time: timeText(attempt.loggedInAt), place: placeText(attempt) })}
      action={<SheetLink sheet="password">{t('password.change')}</SheetLink>}
    >
      {t('refused.text')}
    </InlineAlert>
  );
}
