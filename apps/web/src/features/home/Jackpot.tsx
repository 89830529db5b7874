import { getJackpotOptions } from '@croupier/sdk/query';
import { JackpotCounter } from '@croupier/ui/JackpotCounter';
import { Skeleton } from '@croupier/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { formatMoney } from '../../shared/format-money.ts';
import { JACKPOT_HEIGHT } from './placeholder-sizes.ts';
import { useDemoJackpot } from './use-demo-jackpot.ts';

/** Polling interval of the jackpot in ms. */
const REFETCH_INTERVAL_MS = 30_000;

/** Jackpot: the platform's, or a labelled demonstration; nothing when off or unavailable. */
export function Jackpot(): ReactNode {
  const { brand } = useSite();
  const { data, error } = useQuery({ ...getJackpotOptions(), refetchInterval: REFETCH_INTERVAL_MS });
  if (data === undefined) return error === null ? <Skeleton {...JACKPOT_HEIGHT} /> : null;
  const { mode, amount, currency = brand.currency } = data.value;
  if (mode === 'DEMO') return <DemoPool />;
  return mode === 'SERVER' && amount !== undefined ? <Pool amount={amount} currency={currency} /> : null;
}

interface PoolProps {
  readonly amount: string;
  readonly currency: string;
  readonly demoNote?: string;
}

function Pool({ amount, currency, ...note }: PoolProps): ReactNode {
  const { t, i18n } = useTranslation('home');
  const format = (value: string): string => formatMoney(value, currency, i18n.language);
  return <JackpotCounter label={t('jackpot.label')} value={amount} format={format} {...note} />;
}

function DemoPool(): ReactNode {
  const { t } = useTranslation('home');
  const { brand } = useSite();
  return <Pool amount={useDemoJackpot()} currency={brand.currency} demoNote={t('jackpot.demo')} />;
}
