import { useGetRegisterSetting } from '@croupier/sdk/hooks';
import type { AgentProfile } from '@croupier/sdk/types';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMemberSession } from '../../../shared/page/MembersOnly.tsx';
import { QueryBoundary } from '../../../shared/page/QueryBoundary.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountSlip } from './AccountSlip.tsx';
import type { OpenedAccount } from './use-account-form.ts';

export interface ByHandProps {
  readonly profile: AgentProfile;
}

/** Opens an account for somebody, and shows its first password once. */
export function ByHand({ profile }: ByHandProps): ReactNode {
  const { t } = useTranslation('accountCreation');
  const { member } = useMemberSession();
  const [opened, setOpened] = useState<OpenedAccount>();
  const settings = useGetRegisterSetting({ registerMethod: 'USERNAME' }, { select: ({ fields }) => fields });
  if (opened !== undefined)
    return <AccountSlip opened={opened} profile={profile} onAnother={() => setOpened(undefined)} />;
  return (
    <>
      <ContentSection titleSize="section" title={t('hand.title')}>
        <p>{t('hand.text')}</p>
      </ContentSection>
      <QueryBoundary query={settings} failure={t('failed')} skeleton={<Skeleton shape="box" height="24rem" />}>
        {({ username, password }) => (
          <AccountForm
            memberId={member.id}
            profile={profile}
            // Without a configuration the platform accepts what the contract does.
            configs={{ username: username ?? ANY_TEXT, password: password ?? ANY_TEXT }}
            onOpened={setOpened}
          />
        )}
      </QueryBoundary>
    </>
  );
}

const ANY_TEXT = { enabled: true, required: true };
