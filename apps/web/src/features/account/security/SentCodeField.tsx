import { sendSecurityCode } from '@croupier/sdk/client';
import { useGetTwoStep } from '@croupier/sdk/hooks';
import type { ContactChannel } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../../shared/page/QueryBoundary.tsx';
import { CodeField, type CodeInputProps } from '../../../shared/verification/CodeField.tsx';
import { useSendCode } from '../../../shared/verification/use-send-code.ts';

export interface ChannelCodeFieldProps extends CodeInputProps {
  readonly channel: ContactChannel;
}

/** A code that is sent to the verified contact of a channel. */
export function ChannelCodeField({ channel, ...field }: ChannelCodeFieldProps): ReactNode {
  const { t } = useTranslation('auth');
  const [target, setTarget] = useState<string>();
  const codeSender = useSendCode({ name: 'security' });
  return (
    <CodeField
      {...field}
      hint={target === undefined ? undefined : t('twoStep.sentTo', { target })}
      codeSender={codeSender}
      onSend={() =>
        codeSender.send(async () => {
          const response = await sendSecurityCode({ body: { channel } });
          setTarget(response.value.maskedTarget);
          return response;
        })
      }
    />
  );
}

/** A code that is sent to one of the account's verified contacts; says so when there is none. */
export function SentCodeField(field: CodeInputProps): ReactNode {
  const { t } = useTranslation(['security', 'auth']);
  const twoStep = useGetTwoStep({ staleTime: 0 });
  const [chosen, setChosen] = useState<ContactChannel>();
  return (
    <QueryBoundary query={twoStep} skeleton={<Skeleton shape="box" height="4.5rem" />}>
      {({ channels }) => {
        const channel = channels.find((candidate) => candidate === chosen) ?? channels[0];
        if (channel === undefined) return <InlineAlert tone="warning">{t('noContact')}</InlineAlert>;
        return (
          <>
            {channels.length > 1 && (
              <SegmentedControl
                label={t('auth:twoStep.channel')}
                labelShown
                value={channel}
                onChange={setChosen}
                options={channels.map((value) => ({ value, label: t(`auth:twoStep.methods.${value}`) }))}
              />
            )}
            <ChannelCodeField {...field} channel={channel} />
          </>
        );
      }}
    </QueryBoundary>
  );
}
