import styled from '@emotion/styled';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, media, radius, size, space, transition, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';

export interface BalancePillProps {
  /** Label for the balance. */
  label: string;
  /** Shows the label on phones as well, above the amount. */
  labelShown?: boolean;
  /** Formatted amount with its currency; undefined while loading. */
  amount?: string;
  /** Hides the amount. */
  masked: boolean;
  onMaskedChange: (masked: boolean) => void;
  /** Accessible names of the amount button while the amount is shown and hidden. */
  hideLabel: string;
  showLabel: string;
  onRefresh: () => void;
  refreshLabel: string;
  refreshing?: boolean;
  /** Announced while refreshing. */
  refreshingLabel?: string;
}

const Root = styled('div')({
  display: 'flex',
  alignItems: 'stretch',
  flex: 'none',
  minHeight: size('target'),
  borderRadius: radius('control'),
  backgroundColor: color('surface2'),
  color: color('text'),
  fontVariantNumeric: 'tabular-nums',
  outline: '1px solid transparent',
});

const Part = styled('button')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minWidth: size('target'),
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: radius('control'),
  background: 'none',
  color: 'inherit',
  ...typeStyle('action'),
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: transition(['background-color']),
  '&:focus-visible': { borderRadius: radius('control') },
  '&[aria-disabled="true"]': { cursor: 'progress' },
  [media.hover]: { '&:hover': { backgroundColor: color('surface3') } },
});

const Toggle = styled(Part)({
  paddingInline: space(3),
  '& > svg': { display: 'none', color: color('text2') },
  [media.phone]: { '&[data-stacked="true"]': { flexDirection: 'column', gap: 0, lineHeight: 1.2 } },
  [media.desktop]: { paddingInline: `${space(4)} ${space(3)}`, '& > svg': { display: 'block' } },
});

const Refresh = styled(Part)({ color: color('text2'), [media.phone]: { display: 'none' } });

const Label = styled('span')({
  ...typeStyle('meta'),
  fontSize: '0.75rem',
  color: color('text2'),
  [media.phone]: { '&[data-shown="false"]': visuallyHidden },
});

const Amount = styled('span')({ minWidth: '5ch', textAlign: 'end', whiteSpace: 'nowrap' });

const Hidden = styled('span')(visuallyHidden);

const MASK = '••••••';

/**
 * A member's balance in the header. Pressing it hides or shows the amount; on desktops a second button refreshes the
 * balance.
 */
export function BalancePill(props: BalancePillProps) {
  const { label, labelShown = false, amount, masked, onMaskedChange, hideLabel, showLabel } = props;
  const { onRefresh, refreshLabel, refreshing = false, refreshingLabel } = props;
  return (
    <Root role="group" aria-label={label}>
      <Toggle type="button" data-stacked={labelShown} onClick={() => onMaskedChange(!masked)}>
        <Label data-shown={labelShown}>{label}</Label>
        <Amount aria-hidden={masked || amount === undefined}>{masked ? MASK : (amount ?? '—')}</Amount>
        <Hidden>{masked ? showLabel : hideLabel}</Hidden>
        <Icon name={masked ? 'eyeOff' : 'eye'} size={18} />
      </Toggle>
      <Refresh
        type="button"
        aria-label={refreshLabel}
        title={refreshLabel}
        aria-disabled={refreshing}
        aria-busy={refreshing}
        onClick={() => !refreshing && onRefresh()}
      >
        {refreshing ? <Spinner size={18} /> : <Icon name="refresh" size={18} />}
      </Refresh>
      {refreshingLabel !== undefined && <Hidden role="status">{refreshing ? refreshingLabel : ''}</Hidden>}
    </Root>
  );
}
