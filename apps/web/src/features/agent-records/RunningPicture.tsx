import { useGetContract } from '@croupier/sdk/hooks';
import { compareAmounts, formatMoney, parseAmount } from '@croupier/sdk/rules';
import type { Contract, ContractTier, RunningSettlement, SalaryRecord } from '@croupier/sdk/types';
import { TierBarChart, type TierBar } from '@croupier/ui/data/TierBarChart';
import { Progress } from '@croupier/ui/feedback/Progress';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { useContractTexts } from '../../shared/contracts/use-contract-texts.ts';
import { isZero } from '../../shared/is-zero.ts';
import { isBarKind, pastWindows, type BarKind, type PastWindow } from './past-windows.ts';
import type { KindProps } from './kind-props.ts';

export interface RunningPictureProps extends KindProps {
  readonly window: RunningSettlement;
  /** The last settlements, the newest first; undefined while they load. */
  readonly settlements: readonly SalaryRecord[] | undefined;
}

/** The picture of the kind's rhythm: a dividend on a scale of its tiers, days, hours and five minutes as bars. */
export function RunningPicture({ kind, window, settlements }: RunningPictureProps): ReactNode {
  const { data: contract } = useGetContract({ contractId: window.contractId });
  if (contract === undefined) return null;
  if (!isBarKind(kind)) return <Scale contract={contract} window={window} last={settlements?.[0]} />;
  if (settlements === undefined) return <Skeleton shape="box" height="18rem" />;
  return <Bars kind={kind} contract={contract} window={window} settlements={settlements} />;
}

interface ScaleProps extends Pick<RunningPictureProps, 'window'> {
  readonly contract: Contract;
  readonly last: SalaryRecord | undefined;
}

/** The lowest tier above the base, which the scale leads to; undefined at the highest. */
function tierAbove({ tiers, currency }: Contract, base: string): ContractTier | undefined {
  const current = parseAmount(base.startsWith('-') ? '0' : base, currency);
  return tiers.find(({ threshold }) => compareAmounts(parseAmount(threshold, currency), current) > 0);
}

/** The base so far on the scale to the next tier. Numbers are for the drawing only. */
function Scale({ contract, window: { base }, last }: ScaleProps): ReactNode {
  const { t } = useTranslation('agentRecords');
  const texts = useContractTexts();
  const { tiers, currency } = contract;
  const next = tierAbove(contract, base);
  const goal = (next ?? tiers.at(-1))?.threshold ?? '0';
  if (isZero(goal)) return null;
  return (
    <ContentSection framed title={t('scale.title')}>
      <Progress
        label={next === undefined ? t('scale.highest') : t('scale.next', { rate: texts.rate(next.rate) })}
        value={Math.max(0, Number(base))}
        max={Number(goal)}
        valueText={t('scale.value', { base: texts.money(base, currency), goal: texts.threshold(goal, currency) })}
        {...(next === undefined && { tone: 'success' as const })}
        {...(last !== undefined && {
          note: t('scale.last', { window: texts.window(last), base: texts.money(last.base, currency) }),
        })}
      />
    </ContentSection>
  );
}

interface BarsProps {
  readonly kind: BarKind;
  readonly contract: Contract;
  readonly window: RunningSettlement;
  readonly settlements: readonly SalaryRecord[];
}

/** The base of the last windows as bars against the tiers, the running one dashed. Numbers are for the drawing only. */
function Bars({ kind, contract, window, settlements }: BarsProps): ReactNode {
  const { t, i18n } = useTranslation(['agentRecords', 'contracts']);
  const { timeZone } = useSite().brand;
  const texts = useContractTexts();
  const { currency, tiers } = contract;
  const past = pastWindows(kind, window, settlements, timeZone);
  const best = past.reduce<PastWindow | undefined>((most, one) => {
    const amount = Number(one.settlement?.amount ?? 0);
    return amount > Number(most?.settlement?.amount ?? 0) ? one : most;
  }, undefined);
  const barOf = (one: PastWindow): TierBar => {
    const { base = '0.00', amount = '0.00' } = one.settlement ?? {};
    return {
      id: one.periodStart,
      label: texts.windowLabel(one),
      base: Number(base),
      text: texts.money(base, currency),
      paid: texts.money(amount, currency),
      unpaid: isZero(amount),
      marked: one === best,
    };
  };
  const running: TierBar = {
    id: window.periodStart,
    label: texts.windowLabel(window),
    base: Number(window.base),
    text: texts.money(window.base, currency),
    paid: t('running.about', { amount: texts.money(window.estimate, currency) }),
    unsettled: true,
    marked: true,
  };
  return (
    <ContentSection framed title={t(`bars.title.${kind}`)}>
      <TierBarChart
        label={t(`bars.title.${kind}`)}
        summary={t('bars.summary', { count: past.filter(({ settlement }) => settlement !== undefined).length })}
        bars={[...past.map(barOf), running]}
        tiers={tiers.map(({ threshold, activeUsers = 0, rate }) => ({
          id: threshold,
          threshold: Number(threshold),
          rate: texts.rate(rate),
          label: t('bars.tier', {
            rate: texts.rate(rate),
            threshold: texts.threshold(threshold, currency),
            active: texts.active(activeUsers),
          }),
        }))}
        tickText={(value) => formatMoney(String(value), currency, i18n.language, { length: 'compact' })}
        texts={{
          lead: t('contracts:period'),
          showTable: t('contracts:showTable'),
          showChart: t('contracts:showChart'),
          base: t('contracts:turnover'),
          paid: t('bars.paid'),
          unpaid: t('bars.unpaid'),
          unsettled: t('bars.unsettled'),
        }}
      />
    </ContentSection>
  );
}
