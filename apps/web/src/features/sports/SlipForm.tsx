import { combinedOdds, formatMoney } from '@croupier/sdk/rules';
import type { SportsBetsRequest, SportsBook } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { BetSlip, type BetSlipSum } from '@croupier/ui/game/BetSlip';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { numberFormat } from '../../shared/intl-formats.ts';
import { priceSlip, requestOf, type PricedSlip } from './priced-slip.ts';
import { MODES } from './slip.ts';
import type { Offers } from './use-offers.ts';
import { useOddsText } from './use-odds-text.ts';
import { useSlipLines } from './use-slip-lines.ts';
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
  const { brand } = useSite();
  const language = usePlatformLanguage();
  const book = books.find((one) => one.vassalage === slip.selections[0]?.vassalage);
  const priced = priceSlip(slip, { book, currency: book?.currency ?? brand.currency, offerOf: offers.of });
  const { mode, sums, isShared, maxSelections, currency } = priced;
  const { lines, stake } = useSlipLines(slip, priced);
  const texts = useSlipTexts(priced);
  const request = requestOf(priced, language);
  const place = (): void => {
    if (guest !== undefined) return guest.onPress();
    if (request === undefined || isPlacing) return;
    // From now on these odds are accepted.
    slip.change({ selections: priced.lines.map(({ selection, offer }) => ({ ...selection, odds: offer.odds })) });
    onPlace?.(request);
  };
  return (
    <>
      {maxSelections !== undefined && (
        <InlineAlert tone="warning">{t('slip.tooMany', { count: maxSelections })}</InlineAlert>
      )}
      <BetSlip
        currency={signOf(currency, i18n.language)}
        lines={lines}
        onRemove={slip.remove}
        mode={
          lines.length > 1 && (
            <SegmentedControl
              label={t('slip.modes.label')}
              options={MODES.map((value) => ({ value, label: t(`slip.modes.${value}`), disabled: isShared }))}
              value={mode}
              onChange={(next) => slip.change({ mode: next })}
            />
          )
        }
        {...(mode === 'TOGETHER' && { stake })}
        sums={texts.sums}
        {...(texts.total !== undefined && { total: texts.total })}
        footnote={texts.footnote}
        onPlace={place}
        placing={isPlacing}
        disabled={guest === undefined && (request === undefined || maxSelections !== undefined)}
        labels={{
          remove: (selection) => t('slip.remove', { selection }),
          changed: (count) => t('slip.changed', { count }),
          closed: t('slip.closed'),
          place:
            guest?.label ??
            (sums === undefined
              ? t('slip.placeNone')
              : t('slip.place', { amount: formatMoney(sums.stake, currency, i18n.language) })),
          accept: guest?.label ?? texts.accept,
          placing: t('slip.placing'),
          empty: { title: t('slip.empty.title'), text: t('slip.empty.text') },
        }}
      />
    </>
  );
}

interface SlipTexts {
  readonly sums: readonly BetSlipSum[];
  readonly total?: Omit<BetSlipSum, 'id'>;
  readonly footnote: string;
  readonly accept: string;
}

/** Sums of a slip in words, and what its conditions are. */
function useSlipTexts({ mode, odds, lines, sums, currency, changed, isShared }: PricedSlip): SlipTexts {
  const { t, i18n } = useTranslation('sports');
  const oddsText = useOddsText();
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const together = (): BetSlipSum => ({
    id: 'odds',
    label: t('slip.allRight', { odds: odds.map(oddsText).join(' × ') }),
    value: oddsText(combinedOdds(odds)),
  });
  const singles = (): readonly BetSlipSum[] =>
    lines.length > 1 && sums !== undefined ? [{ id: 'stakes', label: t('slip.stakes'), value: money(sums.stake) }] : [];
  const [first] = changed;
  return {
    sums: mode === 'TOGETHER' ? [together()] : singles(),
    ...(sums !== undefined && { total: { label: t('slip.back'), value: money(sums.back) } }),
    footnote: isShared ? t('slip.shared') : t(mode === 'TOGETHER' ? 'slip.footnote.together' : 'slip.footnote.singles'),
    accept:
      changed.length === 1 && first !== undefined
        ? t('slip.accept', { odds: oddsText(first.offer.odds) })
        : t('slip.acceptAll'),
  };
}
