import { MINUTE_MS, zoneOffset, formatMoney } from '@croupier/sdk/rules';
import { AccountLine } from '@croupier/ui/AccountLine';
import { Clock } from '@croupier/ui/Clock';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import type { Session } from '../../session/use-session.ts';
import { HiddenAmount } from '../../shared/HiddenAmount.tsx';
import { dateFormat } from '../../shared/intl-formats.ts';
import { useBalanceHidden } from '../../shared/use-stored-flag.ts';

export interface AgentAccountProps {
  readonly session: Session;
}

const now = (): number => Date.now();

/** Such as GMT+8, the same in every language. */
function zoneName(timeZone: string): string | undefined {
  const parts = dateFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now());
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}

/** Nickname or account name, balance, and the time of the brand's zone [AGENT-15] [AGENT-16]. */
export function AgentAccount({ session }: AgentAccountProps): ReactNode {
  const { i18n } = useTranslation();
  const { brand } = useSite();
  const [isHidden] = useBalanceHidden();
  if (session.state !== 'member') return null;
  const { member } = session;
  return (
    <AccountLine
      name={member.nickname ?? member.account}
      balance={isHidden ? <HiddenAmount /> : formatMoney(member.balance, member.currency, i18n.language)}
      clock={
        <Clock
          now={now}
          utcOffset={zoneOffset(now(), brand.timeZone) / MINUTE_MS}
          zoneLabel={zoneName(brand.timeZone)}
        />
      }
    />
  );
}
