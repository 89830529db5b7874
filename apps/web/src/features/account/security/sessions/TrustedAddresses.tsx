import { queryKeyOf, useDeleteTrustedAddress, useListTrustedAddresses } from '@croupier/sdk/hooks';
import type { TrustedAddress } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { SettingList, type Setting } from '@croupier/ui/data/SettingList';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../../../shared/FailureAlert.tsx';
import { QueryBoundary } from '../../../../shared/page/QueryBoundary.tsx';
import { useTimeText } from '../../../../shared/use-time-text.ts';

/** More than a member trusts. */
const ALL = { pageSize: 100 } as const;

/** Addresses from which a login needs no code, each with its removal. */
export function TrustedAddresses(): ReactNode {
  const { t } = useTranslation('security');
  const addresses = useListTrustedAddresses(ALL, { staleTime: 0 });
  return (
    <QueryBoundary
      query={addresses}
      failure={t('trusted.failed')}
      skeleton={<SettingList title={t('trusted.title')} settings={[]} loading={1} />}
    >
      {({ content }) => <AddressList addresses={content} />}
    </QueryBoundary>
  );
}

function AddressList({ addresses }: { readonly addresses: readonly TrustedAddress[] }): ReactNode {
  const { t } = useTranslation('security');
  const timeText = useTimeText();
  const queryClient = useQueryClient();
  const removal = useDeleteTrustedAddress({
    onSettled: async () => queryClient.invalidateQueries({ queryKey: queryKeyOf('listTrustedAddresses') }),
  });
  const settingOf = ({ addressId, ip, location, lastUsedAt, current }: TrustedAddress): Setting => {
    const name = location === undefined ? ip : t('place', { location, ip });
    const used = lastUsedAt === undefined ? undefined : t('trusted.used', { time: timeText(lastUsedAt) });
    return {
      id: addressId,
      icon: 'pin',
      title: name,
      note: current ? t('trusted.current') : used,
      action: (
        <Button
          aria-label={t('trusted.removeOf', { address: name })}
          busy={removal.isPending && removal.variables.path.addressId === addressId}
          busyLabel={t('trusted.removing')}
          onClick={() => removal.mutate({ path: { addressId } })}
        >
          {t('remove')}
        </Button>
      ),
    };
  };
  return (
    <SettingList
      title={t('trusted.title')}
      text={t('trusted.text')}
      settings={addresses.map(settingOf)}
      empty={t('trusted.none')}
      footer={removal.error !== null && <FailureAlert error={removal.error} />}
    />
  );
}
