import { formatMoney } from '@croupier/sdk/rules';
import { AccountLine } from '@croupier/ui/display/AccountLine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import type { Session } from '../../session/use-session.ts';
import { HiddenAmount } from '../../shared/HiddenAmount.tsx';
import { dateFormat } from '../../shared/intl-formats.ts';
import { useBalanceHidden } from '../../shared/use-stored-flag.ts';
import { BrandClock } from '../layouts/BrandClock.tsx';

export interface AgentAccountProps {
  readonly session: Session;
}

/** Such as GMT+8, the same in every language. */
function zoneName(timeZone: string): string | undefined {
  const parts = dateFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(Date.now());
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
      clock={<BrandClock zoneLabel={zoneName(brand.timeZone)} />}
    />
  );
}
