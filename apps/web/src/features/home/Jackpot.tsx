import { useGetJackpot } from '@croupier/sdk/hooks';
import { formatMoney } from '@croupier/sdk/rules';
import { JackpotCounter } from '@croupier/ui/game/JackpotCounter';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { categoryPath } from '../../shared/paths.ts';
import { JACKPOT_SKELETON } from './placeholder-sizes.ts';

const CENTS = 100;
/** Range of the initial value in cents [JACKPOT-02]. */
const INITIAL_CENTS = { min: 28_000_000 * CENTS, max: 200_000_000 * CENTS };
/** Range of an increase in cents, and of the delay between increases in s [JACKPOT-03]. */
const GROWTH_CENTS = { min: 100 * CENTS, max: 500 * CENTS };
const DELAY_S = { min: 3, max: 5 };

/** Polling interval of the jackpot in ms. */
const REFETCH_INTERVAL_MS = 30_000;

/** Random number in [0, 1). */
type Random = () => number;

/** Slots with a jackpot. */
const JACKPOT_GAMES = `${categoryPath('RNG')}?classify=JP`;

interface PoolProps {
  readonly amount: string;
  readonly currency: string;
  readonly demoNote?: string;
}

const randomBetween = ({ min, max }: { min: number; max: number }, random: Random): number =>
  min + Math.floor(random() * (max - min + 1));

/** Initial demo value in cents. */
export const initialPool = (random: Random): number => randomBetween(INITIAL_CENTS, random);

/** Next value in cents. */
export const nextPool = (cents: number, random: Random): number => cents + randomBetween(GROWTH_CENTS, random);

/** Time until the next value in ms. */
export const nextDelayMs = (random: Random): number => randomBetween(DELAY_S, random) * 1000;

/** Formats cents as a decimal string. */
export function formatPool(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

// Reads Math.random at each call, so that tests can replace it.
const random = (): number => Math.random();

/** Demo value that grows while the page is open, as a decimal string. */
function useDemoJackpot(): string {
  const [cents, setCents] = useState(() => initialPool(random));
  useEffect(() => {
    const timer = setTimeout(() => setCents(nextPool(cents, random)), nextDelayMs(random));
    return () => clearTimeout(timer);
  }, [cents]);
  return formatPool(cents);
}

function Pool({ amount, currency, ...note }: PoolProps): ReactNode {
  const { t, i18n } = useTranslation('home');
  const format = (value: string): string => formatMoney(value, currency, i18n.language);
  return (
    <JackpotCounter
      label={t('jackpot.label')}
      value={amount}
      format={format}
      action={{ label: t('jackpot.games'), link: { to: JACKPOT_GAMES } }}
      linkComponent={Link}
      {...note}
    />
  );
}

function DemoPool(): ReactNode {
  const { t } = useTranslation('home');
  const { brand } = useSite();
  return <Pool amount={useDemoJackpot()} currency={brand.currency} demoNote={t('jackpot.demo')} />;
}

/** The platform's jackpot or a labelled demo value; nothing when it is off or fails to load. */
export function Jackpot(): ReactNode {
  const { brand } = useSite();
  const { data, error } = useGetJackpot({ refetchInterval: REFETCH_INTERVAL_MS });
  if (data === undefined) return error === null ? <Skeleton {...JACKPOT_SKELETON} /> : null;
  const { mode, amount, currency = brand.currency } = data;
  if (mode === 'DEMO') return <DemoPool />;
  return mode === 'SERVER' && amount !== undefined ? <Pool amount={amount} currency={currency} /> : null;
}
