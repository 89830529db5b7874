import { combinedOdds, formatAmount, formatMoney, stakeLimitsOf, type AmountReading } from '@croupier/sdk/rules';
import type { SportsBetsRequest, SportsBook } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { BetSlip } from '@croupier/ui/game/BetSlip';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { numberFormat } from '../../shared/intl-formats.ts';
import { MODES, readStake, sharesMatch, sumsOf, type SlipSelection } from './slip.ts';
import type { Offers } from './use-offers.ts';
import { useOddsText } from './use-odds-text.ts';
import { useStakeError } from './use-stake-error.ts';
import type { Slip } from './use-slip.ts';

export interface SlipFormProps {
  readonly slip: Slip;
  readonly books: readonly SportsBook[];
  readonly offers: Offers;
  readonly isPlacing: boolean;
  /** Instead of placing. */
  readonly guest?: { readonly label: string; readonly onPress: () => void };
  readonly onPlace?: (request: SportsBetsRequest) => void;
}

/** Sign of a currency before a typed amount. */
function signOf(currency: string, language: string): string {
  const format = numberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Selections with their stakes, and what they pay back at most. */
export function SlipForm({ slip, books, offers, isPlacing, guest, onPlace }: SlipFormProps): ReactNode {
  const { t, i18n } = useTranslation('sports');
  const oddsText = useOddsText();
  const language = usePlatformLanguage();
  const { brand } = useSite();
  const { selections } = slip;
  const vassalage = selections[0]?.vassalage ?? '';
  const book = books.find((one) => one.vassalage === vassalage);
  const currency = book?.currency ?? brand.currency;
  const errorOf = useStakeError(currency);
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const count = selections.length;
  const isShared = sharesMatch(selections);
  const mode = count > 1 && !isShared ? slip.mode : 'SINGLES';
  const odds = selections.map((selection) => offers.of(selection).odds);
  const read = (text: string, ...of: readonly string[]): AmountReading =>
    readStake(text, currency, book && stakeLimitsOf(book, of));
  const singles = selections.map(({ stake }, index) => read(stake, odds[index] ?? '1'));
  const combined = read(slip.stake, ...odds);
  const sums = sumsOf(
    mode === 'TOGETHER'
      ? [{ stake: combined, odds }]
      : singles.map((stake, index) => ({ stake, odds: odds.slice(index, index + 1) })),
    currency,
  );
  const changed = selections.filter((selection, index) => selection.odds !== odds[index]);
  const isTooLong = book !== undefined && count > book.maxSelections;

  const place = (): void => {
    if (guest !== undefined) return guest.onPress();
    if (sums === undefined || isPlacing) return;
    // From now on these odds are accepted.
    slip.change({ selections: selections.map((selection, index) => ({ ...selection, odds: odds[index] ?? selection.odds })) });
    onPlace?.({
      vassalage,
      kind: mode,
      amount: sums.stake,
      currency,
      language,
      selections: selections.map(({ matchId, selectionId }, index) => {
        const stake = singles[index];
        const own = mode === 'SINGLES' && stake?.ok === true ? { stake: formatAmount(stake.amount) } : {};
        return { matchId, selectionId, odds: odds[index] ?? '', ...own };
      }),
    });
  };
  const setStake = (selection: SlipSelection, stake: string): void =>
    slip.change({ selections: selections.map((one) => (one.selectionId === selection.selectionId ? { ...one, stake } : one)) });
  const placeText = guest?.label ?? (sums === undefined ? t('slip.placeNone') : t('slip.place', { amount: money(sums.stake) }));
  const acceptText =
    changed.length === 1
      ? t('slip.accept', { odds: oddsText(odds[selections.findIndex((one) => one === changed[0])] ?? '') })
      : t('slip.acceptAll');

  return (
    <>
      {isTooLong && (
        <InlineAlert tone="warning">{t('slip.tooMany', { count: book.maxSelections })}</InlineAlert>
      )}
      <BetSlip
        currency={signOf(currency, i18n.language)}
        lines={selections.map((selection, index) => {
          const offer = offers.of(selection);
          const reading = singles[index];
          const back = reading && sumsOf([{ stake: reading, odds: [offer.odds] }], currency)?.back;
          const error = errorOf(reading, book && stakeLimitsOf(book, [offer.odds]));
          return {
            id: selection.selectionId,
            selection: selection.selection,
            market: t('slip.market', { market: selection.market, match: selection.match }),
            price: oddsText(offer.odds),
            ...(offer.odds !== selection.odds && { changed: t('slip.was', { odds: oddsText(selection.odds) }) }),
            ...(offer.state !== 'OPEN' && { closed: t(`state.${offer.state}`) }),
            ...(mode === 'SINGLES' && {
              stake: {
                label: t('slip.stakeOn', { selection: selection.selection }),
                value: selection.stake,
                onChange: (stake: string) => setStake(selection, stake),
                ...(error !== undefined && { error }),
              },
              ...(back !== undefined && { returns: t('slip.returns', { amount: money(back) }) }),
            }),
          };
        })}
        onRemove={slip.remove}
        mode={
          count > 1 && (
            <SegmentedControl
              label={t('slip.modes.label')}
              options={MODES.map((value) => ({ value, label: t(`slip.modes.${value}`), disabled: isShared }))}
              value={mode}
              onChange={(next) => slip.change({ mode: next })}
            />
          )
        }
        {...(mode === 'TOGETHER' && { stake: togetherStake() })}
        sums={sumLines()}
        {...(sums !== undefined && { total: { label: t('slip.back'), value: money(sums.back) } })}
        onPlace={place}
        placing={isPlacing}
        disabled={guest === undefined && (sums === undefined || isTooLong)}
        labels={{
          remove: (selection) => t('slip.remove', { selection }),
          changed: (number) => t('slip.changed', { count: number }),
          closed: t('slip.closed'),
          place: placeText,
          accept: guest?.label ?? acceptText,
          placing: t('slip.placing'),
          empty: { title: t('slip.empty.title'), text: t('slip.empty.text') },
        }}
        footnote={footnote()}
      />
    </>
  );

  function togetherStake() {
    const error = errorOf(combined, book && stakeLimitsOf(book, odds));
    return {
      label: t('slip.stake'),
      value: slip.stake,
      onChange: (stake: string) => slip.change({ stake }),
      ...(error !== undefined && { error }),
    };
  }

  function sumLines() {
    if (mode === 'TOGETHER') {
      const label = t('slip.allRight', { odds: odds.map(oddsText).join(' × ') });
      return [{ id: 'odds', label, value: oddsText(combinedOdds(odds)) }];
    }
    return count > 1 && sums !== undefined ? [{ id: 'stakes', label: t('slip.stakes'), value: money(sums.stake) }] : [];
  }

  function footnote(): string {
    if (isShared) return t('slip.shared');
    return mode === 'TOGETHER' ? t('slip.footnote.together') : t('slip.footnote.singles');
  }
}
