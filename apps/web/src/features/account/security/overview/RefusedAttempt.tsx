import { useListLoginHistory } from '@croupier/sdk/hooks';
import { DAY_MS } from '@croupier/sdk/rules';
import type { LoginRecord } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../../../shared/page/QueryBoundary.tsx';
import { useTimeText } from '../../../../shared/use-time-text.ts';
import { usePlaceText } from '../sessions/use-place-text.ts';
import { SheetLink } from '../SheetLink.tsx';

/** Enough to know the addresses that the member uses. */
const LATEST = { pageSize: 20 } as const;

/** How long an attempt is shown, from the latest record. */
const SHOWN_MS = 7 * DAY_MS;

/** The latest attempt of somebody else to log in, with what to do about it. */
export function RefusedAttempt(): ReactNode {
  const { t } = useTranslation('security');
  const history = useListLoginHistory(LATEST, { staleTime: 0 });
  return (
    <QueryBoundary query={history} failure={t('history.failed')} skeleton={<Skeleton shape="box" height="5rem" />}>
      {({ content }) => {
        const attempt = strangeAttempt(content);
        return attempt && <Attempt attempt={attempt} />;
      }}
    </QueryBoundary>
  );
}

/**
 * The latest refused attempt from an address from which the member did not log in; a mistyped password of the member is
 * none. Counted back from the latest record, which is the login of this session at the earliest.
 */
function strangeAttempt(records: readonly LoginRecord[]): LoginRecord | undefined {
  const known = new Set(records.filter(({ outcome }) => outcome === 'SUCCESS').map(({ ip }) => ip));
  const latest = Date.parse(records[0]?.loggedInAt ?? '');
  return records.find(
    ({ outcome, ip, loggedInAt }) =>
      outcome !== 'SUCCESS' && !known.has(ip) && latest - Date.parse(loggedInAt) < SHOWN_MS,
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
