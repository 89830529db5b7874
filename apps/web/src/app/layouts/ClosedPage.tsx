import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import type { SiteConfiguration } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { MaintenancePage } from '@croupier/ui/pages/MaintenancePage';
import { StatusPage } from '@croupier/ui/pages/StatusPage';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { useCustomerService } from '../../shared/customer-service/use-customer-service.ts';
import { dateFormat } from '../../shared/intl-formats.ts';

export interface ClosedPageProps {
  readonly configuration: SiteConfiguration;
}

/** Maintenance or a blocked region, which takes precedence. */
export function ClosedPage({ configuration }: ClosedPageProps): ReactNode {
  const { t, i18n } = useTranslation();
  const { brand } = useSite();
  const { refetch, isFetching } = useGetSiteConfiguration();
  const { regionRestriction, location, maintenanceEnd } = configuration;
  const check = (): void => void refetch();
  if (regionRestriction) {
    return (
      <StatusPage
        title={t('blockip')}
        text={t('info_ip_block')}
        details={[{ label: t('region.address'), value: location.ip }]}
        actions={
          <>
            <Button variant="action" busy={isFetching} busyLabel={t('loading')} onClick={check}>
              {t('maintenance.check')}
            </Button>
            <SupportButton />
          </>
        }
      />
    );
  }
  const format = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', timeZone: brand.timeZone });
  return (
    <MaintenancePage
      title={t('game_maintenance')}
      text={t('info_maintenance')}
      {...(maintenanceEnd !== undefined && {
        end: { label: t('maintenance.until'), value: format.format(new Date(maintenanceEnd)) },
      })}
      onCheck={check}
      checkLabel={t('maintenance.check')}
      checking={isFetching}
      checkingLabel={t('loading')}
      countdownLabel={(seconds) => t('maintenance.next', { seconds })}
      support={<SupportButton />}
    />
  );
}

function SupportButton(): ReactNode {
  const { t } = useTranslation();
  const open = useCustomerService();
  return open === undefined ? null : <Button onClick={open}>{t('customerService')}</Button>;
}
