import { getJackpotOptions } from '@croupier/sdk/query';
import { JackpotCounter } from '@croupier/ui/JackpotCounter';
import { Skeleton } from '@croupier/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { formatMoney } from '../../shared/format-money.ts';
import { JACKPOT_HEIGHT } from './placeholder-sizes.ts';

/** Random number in [0, 1). */
type Random = () => number;

const CENTS = 100;
/** Initial range in cents [JACKPOT-02]. */
const START = { least: 28_000_000 * CENTS, most: 200_000_000 * CENTS };
/** Growth per step in cents, and interval in seconds [JACKPOT-03]. */
const GROWTH_CENTS = { least: 100 * CENTS, most: 500 * CENTS };
const DELAY_S = { least: 3, most: 5 };

const between = ({ least, most }: { least: number; most: number }, random: Random): number =>
  least + Math.floor(random() * (most - least + 1));

/** Initial demonstration value in cents. */
export const initialPool = (random: Random): number => between(START, random);

/** Next value in cents. */
export const nextPool = (cents: number, random: Random): number => cents + between(GROWTH_CENTS, random);

/** Time until the next value in ms. */
export const nextDelayMs = (random: Random): number => between(DELAY_S, random) * 1000;

/** Formats cents as a decimal string. */
export function formatPool(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const random = (): number => Math.random();

/** A demonstration value that grows while the page is open, as a decimal string. */
function useDemoJackpot(): string {
  const [cents, setCents] = useState(() => initialPool(random));
  useEffect(() => {
    const timer = setTimeout(() => setCents(nextPool(cents, random)), nextDelayMs(random));
    return () => clearTimeout(timer);
  }, [cents]);
  return formatPool(cents);
}

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
