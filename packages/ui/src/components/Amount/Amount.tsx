import styled from '@emotion/styled';
import type { ColorRole } from '../../theme/tokens.ts';
import { visuallyHidden } from '../../theme/control-styles.ts';
import { color } from '../../theme/vars.ts';

interface AmountFormat {
  locale: string;
  /** ISO 4217 code. */
  currency: string;
  compact: boolean;
  signed: boolean;
}

interface AmountStyle extends AmountFormat {
  /** Minimum number of decimals; 0 for the locale's default of the currency. */
  decimals: number;
}

const formatCache = new Map<string, Intl.NumberFormat>();

function numberFormatFor({ locale, currency, compact, signed, decimals }: AmountStyle): Intl.NumberFormat {
  const key = `${locale} ${currency} ${compact} ${signed} ${decimals}`;
  let format = formatCache.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      signDisplay: signed ? 'exceptZero' : 'auto',
      ...(compact
        ? // Truncated, so that it never shows more than the amount.
          { notation: 'compact', maximumFractionDigits: 1, roundingMode: 'trunc' }
        : // By default Intl rounds to the usual decimals of the currency, e.g. to none for IDR.
          decimals > 0 && { minimumFractionDigits: Math.max(decimals, 2) }),
    });
    formatCache.set(key, format);
  }
  return format;
}

/** Formats an amount in a language. The decimal string is never converted to a number. */
function formatAmount(value: string, options: AmountFormat): string {
  const decimals = value.split('.')[1]?.length ?? 0;
  // Intl formats decimal strings exactly; the caller guarantees that `value` is a decimal string.
  return numberFormatFor({ ...options, decimals }).format(value as Intl.StringNumericLiteral);
}

/** 1, -1 or 0. */
function signOf(value: string): number {
  if (!/[1-9]/.test(value)) return 0;
  return value.trim().startsWith('-') ? -1 : 1;
}

export type AmountTone = 'plain' | 'muted' | 'change';

export interface AmountProps {
  /** A decimal string such as `-1250.50`. */
  value: string;
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 language tag. */
  locale: string;
  /** `change` shows the sign, green or red; `muted` is grey. */
  tone?: AmountTone;
  /**
   * Compact form such as ₱1.2M, truncated and never rounded up. The full amount is the tooltip and the accessible
   * text.
   */
  compact?: boolean;
  /** Shows dots instead of the amount; screen readers get this text. */
  hiddenLabel?: string;
  className?: string;
}

const changeColors: Record<number, ColorRole | undefined> = { [-1]: 'danger', 1: 'success' };

function amountColor(tone: AmountTone, value: string): ColorRole | undefined {
  if (tone === 'muted') return 'text3';
  return tone === 'change' ? changeColors[signOf(value)] : undefined;
}

const Figures = styled('bdi', { shouldForwardProp: (name) => name !== 'ink' })<{ ink?: ColorRole }>(({ ink }) => ({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...(ink && { color: color(ink) }),
}));

const Hidden = styled('span')(visuallyHidden);

/** A money amount in the font size of the surrounding text. */
export function Amount(props: AmountProps) {
  const { value, currency, locale, tone = 'plain', compact = false, hiddenLabel, className } = props;
  if (hiddenLabel !== undefined) {
    return (
      <Figures className={className}>
        <span aria-hidden>••••</span>
        <Hidden>{hiddenLabel}</Hidden>
      </Figures>
    );
  }
  const format = { locale, currency, signed: tone === 'change' };
  const fullText = formatAmount(value, { ...format, compact: false });
  return (
    <Figures ink={amountColor(tone, value)} className={className} title={compact ? fullText : undefined}>
      {compact ? (
        <>
          <span aria-hidden>{formatAmount(value, { ...format, compact })}</span>
          <Hidden>{fullText}</Hidden>
        </>
      ) : (
        fullText
      )}
    </Figures>
  );
}
