import type { AgentProfile, DownlineDetail } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Icon } from '@croupier/ui/display/Icon';
import { ButtonGrid } from '@croupier/ui/layout/ButtonGrid';
import { SpreadRow } from '@croupier/ui/layout/SpreadRow';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { offerPath } from '../../../shared/agent-links.ts';
import { agentPaths } from '../../../shared/agent-paths.ts';
import { hasKnownKind } from '../../../shared/contracts/contract-kinds.ts';
import { useTimeText } from '../../../shared/use-time-text.ts';
import { accountKinds } from '../known-kinds.ts';
import { AccountContracts } from './AccountContracts.tsx';
import { AccountFigures } from './AccountFigures.tsx';
import { AccountPayments } from './AccountPayments.tsx';
import { AccountRates } from './AccountRates.tsx';
import type { DrawerPart } from './drawer-part.ts';
import { MakeAgent } from './MakeAgent.tsx';
import { NoteForm } from './NoteForm.tsx';

export interface AccountDetailsProps {
  readonly downline: DownlineDetail;
  /** Undefined while loading. */
  readonly profile: AgentProfile | undefined;
  readonly onPart: (part: DrawerPart) => void;
  readonly onBranch: (account: string) => void;
}

/** An account with its actions, its month, and what is between the two. */
export function AccountDetails({ downline, profile, onPart, onBranch }: AccountDetailsProps): ReactNode {
  const { t } = useTranslation('team');
  const { account, accountType, level, teamSize } = downline;
  // Nobody can offer more than the own contracts pay [CT-11], and only to a direct downline [CT-12].
  const ownContract = profile?.contracts.find(hasKnownKind);
  const query = `?account=${encodeURIComponent(account)}`;
  return (
    <>
      <AccountLead downline={downline} />
      <ButtonGrid label={t('account.actions')}>
        <Button variant="action" startIcon={<Icon name="swap" />} onClick={() => onPart('transfer')}>
          {t('account.transfer')}
        </Button>
        <Button startIcon={<Icon name="percent" />} onClick={() => onPart('rates')}>
          {t('account.rates')}
        </Button>
        {ownContract !== undefined && level === 1 && (
          <LinkButton component={Link} to={offerPath(ownContract.type, account)} startIcon={<Icon name="doc" />}>
            {t('account.offer')}
          </LinkButton>
        )}
        {teamSize > 0 && (
          <Button startIcon={<Icon name="users" />} onClick={() => onBranch(account)}>
            {t('account.branch', { count: teamSize })}
          </Button>
        )}
      </ButtonGrid>
      <AccountFigures downline={downline} />
      {level === 1 && <AccountPayments downline={downline} />}
      <AccountContracts downline={downline} />
      {profile !== undefined && <AccountRates downline={downline} own={profile.rebate} />}
      <NoteForm downline={downline} />
      <SpreadRow>
        <LinkButton component={Link} to={agentPaths.bets + query} variant="link">
          {t('account.bets')}
        </LinkButton>
        <LinkButton component={Link} to={agentPaths.transactions + query} variant="link">
          {t('account.movements')}
        </LinkButton>
      </SpreadRow>
      {accountType === 'MEMBER' && <MakeAgent downline={downline} />}
    </>
  );
}

function AccountLead({ downline }: Pick<AccountDetailsProps, 'downline'>): ReactNode {
  const { t, i18n } = useTranslation('team');
  const timeText = useTimeText();
  const { account, accountType, level, online, lastLoginAt, registeredAt } = downline;
  const seen = lastLoginAt === undefined ? t('account.neverSeen') : t('account.seen', { time: timeText(lastLoginAt) });
  return (
    <p>
      {t('account.lead', {
        account,
        kind: i18n.t(accountKinds.textOf(accountType)),
        level,
        time: timeText(registeredAt),
      })}{' '}
      {online ? t('account.online') : seen}
    </p>
  );
}
