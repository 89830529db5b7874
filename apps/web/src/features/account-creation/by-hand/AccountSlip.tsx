import type { AgentProfile } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { CopyButton } from '@croupier/ui/actions/CopyButton';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { ShareButton } from '@croupier/ui/actions/ShareButton';
import { PaymentSlip } from '@croupier/ui/data/PaymentSlip';
import { QrCode } from '@croupier/ui/display/QrCode';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { ButtonGrid } from '@croupier/ui/layout/ButtonGrid';
import { PreviewLayout } from '@croupier/ui/layout/PreviewLayout';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../../config/site-context.ts';
import { teamAccountPath } from '../../../shared/agent-links.ts';
import { paths } from '../../../shared/paths.ts';
import { useTimeText } from '../../../shared/use-time-text.ts';
import type { OpenedAccount } from './use-account-form.ts';

export interface AccountSlipProps {
  readonly opened: OpenedAccount;
  readonly profile: Pick<AgentProfile, 'account' | 'nickname' | 'domains'>;
  /** Opens the form again, for another account. */
  readonly onAnother: () => void;
}

/** Slip to hand over, with the first password; it is shown this once. */
export function AccountSlip({ opened, profile, onAnother }: AccountSlipProps): ReactNode {
  const { t } = useTranslation('accountCreation');
  const { brand } = useSite();
  const timeText = useTimeText();
  const { account, name, password } = opened;
  const [host = location.host] = profile.domains;
  const loginUrl = `https://${host}${paths.login}`;
  const text = t('slip.message', { name, account: account.account, password, url: loginUrl });
  const result = { copiedLabel: t('share.copied'), failedLabel: t('share.copyFailed') };
  return (
    <PreviewLayout preview={<QrCode value={loginUrl} label={t('slip.code')} caption={t('slip.scan')} />}>
      <PanelStack>
        <InlineAlert tone="success" live="polite" title={t('slip.open', { name })}>
          {t('slip.once')}
        </InlineAlert>
        <PaymentSlip
          title={t('slip.title', { brand: brand.name })}
          amount={account.account}
          lines={[
            { id: 'name', label: t('hand.nickname'), value: <bdi>{name}</bdi> },
            { id: 'password', label: t('hand.password'), value: <bdi dir="ltr">{password}</bdi> },
            { id: 'url', label: t('slip.url'), value: <bdi dir="ltr">{host}</bdi> },
            {
              id: 'opened',
              label: t('slip.opened'),
              value: t('slip.by', {
                time: timeText(account.registeredAt),
                agent: profile.nickname ?? profile.account,
              }),
            },
          ]}
          note={t('slip.warning')}
        />
        <ButtonGrid label={t('slip.send')}>
          <ShareButton text={text} title={brand.name} label={t('slip.share')} variant="action" fullWidth {...result} />
          <CopyButton value={text} label={t('slip.copy')} {...result} />
        </ButtonGrid>
        <ButtonGrid label={t('slip.after')}>
          <Button onClick={onAnother}>{t('slip.another')}</Button>
          <LinkButton component={Link} to={teamAccountPath(account.account)}>
            {t('slip.inTeam')}
          </LinkButton>
        </ButtonGrid>
      </PanelStack>
    </PreviewLayout>
  );
}
