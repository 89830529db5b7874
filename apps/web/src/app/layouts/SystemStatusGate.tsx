import { getSiteConfigurationOptions } from '@croupier/sdk/query';
import { Button } from '@croupier/ui/Button';
import { StatusPage } from '@croupier/ui/StatusPage';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../shared/intl-formats.ts';

export interface SystemStatusGateProps {
  readonly children: ReactNode;
}

/** Shows the page only while the platform is open here. A closed region comes before maintenance. */
export function SystemStatusGate({ children }: SystemStatusGateProps): ReactNode {
  const { t, i18n } = useTranslation();
  const { data, refetch, isFetching } = useQuery(getSiteConfigurationOptions({ query: { device: 'WEB' } }));
  const configuration = data?.value;
  if (configuration === undefined || !(configuration.maintenance || configuration.regionRestriction)) return children;

  const { regionRestriction, location, maintenanceEnd } = configuration;
  const check = (
    <Button variant="action" busy={isFetching} busyLabel={t('loading')} onClick={() => void refetch()}>
      {t('maintenance.check')}
    </Button>
  );
  if (regionRestriction) {
    const details = [{ label: t('region.address'), value: location.ip }];
    return <StatusPage title={t('blockip')} text={t('info_ip_block')} details={details} actions={check} />;
  }
  const until = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const details =
    maintenanceEnd === undefined
      ? []
      : [{ label: t('maintenance.until'), value: until.format(new Date(maintenanceEnd)) }];
  return <StatusPage title={t('game_maintenance')} text={t('info_maintenance')} details={details} actions={check} />;
}
