import type { SalaryStatement, StatementLine, StatementLineKind } from '@croupier/sdk/types';
import type { AmountLine, StatementSection } from '@croupier/ui/data/SettlementStatement';
import { TierLadder } from '@croupier/ui/data/TierLadder';
import { useTranslation } from 'react-i18next';
import type { Link } from 'react-router-dom';

import { isZero } from '../../is-zero.ts';
import { SAME_PLACE } from '../use-open-param.ts';
import { useContractTexts } from '../use-contract-texts.ts';
import { deductions, exactProduct, lineOfKind, linesOfKind, tiersOf } from './statement-figures.ts';

type Section = StatementSection<typeof Link>;
type Line = AmountLine<typeof Link>;

/** URL of the statement of another settlement, by its id. */
export type StatementAddress = (recordId: string) => string;

const DEDUCTION_KINDS = ['BONUS', 'REBATE', 'SALARY'] as const;

/** From the result of the bets to the base of a dividend; undefined for a salary, from whose turnover nothing is deducted. */
export function useDeductionSection({ type, lines, currency }: SalaryStatement): Section | undefined {
  const { t } = useTranslation('contracts');
  const { money } = useContractTexts();
  if (type !== 'DIVIDEND') return undefined;
  const amountOf = (kind: StatementLineKind): string => money(lineOfKind(lines, kind)?.amount ?? '0', currency);
  const labelOf = (reference: string): string => {
    const kind = DEDUCTION_KINDS.find((known) => known === reference);
    return kind === undefined ? reference : t(`statement.deduction.${kind}`);
  };
  return {
    id: 'deductions',
    step: 2,
    title: t('statement.less'),
    lines: [
      ...deductions(lines, currency).map(({ kind, amount }): Line => ({
        id: kind,
        label: labelOf(kind),
        value: money(amount, currency),
      })),
      { id: 'net', label: t('statement.net'), value: amountOf('NET'), kind: 'sum' },
      { id: 'carriedIn', label: t('statement.carriedIn'), value: amountOf('CARRIED_IN') },
      { id: 'total', label: t('statement.base'), value: amountOf('BASE_TOTAL'), kind: 'total' },
    ],
  };
}

/** The tiers of the version, with both conditions. */
export function useTierSection(statement: SalaryStatement, step: number): Section {
  const { t } = useTranslation('contracts');
  const texts = useContractTexts();
  const { lines, currency, activeUsers, version } = statement;
  const { tiers, current } = texts.tiers({ tiers: [...tiersOf(lines)], currency }, statement);
  return {
    id: 'tier',
    step,
    title: t('statement.tier'),
    content: (
      <TierLadder
        label={t('tiersOf', { version })}
        tiers={tiers}
        {...(current !== undefined && { current })}
        texts={{
          current: t('statement.reachedWith', { active: texts.active(activeUsers) }),
          reached: t('reached'),
          open: t('notReached'),
        }}
      />
    ),
    ...(current === undefined && { note: t('statement.noTier', { active: texts.active(activeUsers) }) }),
  };
}

/** Base times rate, rounded down, and why it pays nothing where it does. */
export function useProductSection(statement: SalaryStatement, step: number): Section {
  const { t } = useTranslation('contracts');
  const { money, rate, reason: reasonText } = useContractTexts();
  const { base, rate: share, gross, currency, reason } = statement;
  const exact = exactProduct(base, share);
  const why = reason === 'PAYER_SHORT' ? undefined : reasonText(reason);
  const isRounded = exact !== gross && !isZero(share);
  return {
    id: 'amount',
    step,
    title: t('statement.amount'),
    calculation: {
      product: t(isRounded ? 'statement.productRounded' : 'statement.product', {
        base: money(base, currency),
        rate: rate(share),
        exact: money(exact, currency),
      }),
      result: money(gross, currency),
    },
    ...(why === undefined ? isRounded && { note: t('statement.rounded') } : { note: why }),
  };
}

/** Corrections of earlier windows and what is carried on; undefined without any. */
export function useCorrectionSection(
  { lines, currency, amount, gross }: SalaryStatement,
  addressOf: StatementAddress,
): Section | undefined {
  const { t } = useTranslation('contracts');
  const { money, change } = useContractTexts();
  const lineOf = (kind: 'CORRECTION_CARRIED_IN' | 'CORRECTION_CARRIED_OUT', sign: '' | '-'): readonly Line[] => {
    const carried = lineOfKind(lines, kind)?.amount;
    if (carried === undefined || isZero(carried)) return [];
    // What cannot be covered now is taken off less: it lowers the next pay instead.
    const value = sign === '-' ? carried.replace(/^-/, '') : carried;
    return [{ id: kind, label: t(`statement.${kind}`), value: change(value, currency) }];
  };
  const correctionOf = ({ line, was = '0', is = '0', amount: delta = '0', reference }: StatementLine): Line => ({
    id: String(line),
    label: t('statement.correction', { was: money(was, currency), is: money(is, currency) }),
    value: change(delta, currency),
    ...(reference !== undefined && { source: { to: addressOf(reference), state: SAME_PLACE } }),
  });
  const corrections = [
    ...linesOfKind(lines, 'CORRECTION').map(correctionOf),
    ...lineOf('CORRECTION_CARRIED_IN', ''),
    ...lineOf('CORRECTION_CARRIED_OUT', '-'),
  ];
  if (corrections.length === 0) return undefined;
  return {
    id: 'corrections',
    title: t('statement.corrections'),
    lines: [
      { id: 'gross', label: t('statement.beforeCorrections'), value: money(gross, currency) },
      ...corrections,
      { id: 'paid', label: t('statement.toPay'), value: money(amount, currency), kind: 'total' },
    ],
    note: t('statement.correctionsNote'),
  };
}

/** The negative base that lowers the next period, and what the payee passes on; undefined without any. */
export function useAfterwardsSection(
  { lines, currency }: SalaryStatement,
  addressOf: StatementAddress,
): Section | undefined {
  const { t } = useTranslation('contracts');
  const { money } = useContractTexts();
  const carriedOut = lineOfKind(lines, 'CARRIED_OUT')?.amount ?? '0';
  const kept = lineOfKind(lines, 'KEPT')?.amount;
  const paidOn = linesOfKind(lines, 'PAID_ON').map(({ line, account = '', amount = '0', reference }): Line => ({
    id: String(line),
    label: t('statement.paidOn', { account }),
    value: money(amount, currency),
    ...(reference !== undefined && { source: { to: addressOf(reference), state: SAME_PLACE } }),
  }));
  const shown: readonly Line[] = [
    ...(isZero(carriedOut)
      ? []
      : [{ id: 'carriedOut', label: t('statement.carriedOut'), value: money(carriedOut, currency) }]),
    ...paidOn,
    ...(kept === undefined
      ? []
      : [{ id: 'kept', label: t('statement.kept'), value: money(kept, currency), kind: 'total' } as const]),
  ];
  if (shown.length === 0) return undefined;
  return { id: 'afterwards', title: t('statement.afterwards'), lines: shown };
}
