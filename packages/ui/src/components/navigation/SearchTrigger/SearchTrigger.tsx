import styled from '@emotion/styled';
import { buttonVariants } from '../../../theme/control-styles.ts';
import { oneLine } from '../../../theme/text-styles.ts';
import { breakpoints } from '../../../theme/tokens.ts';
import { color, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { ButtonElement } from '../../actions/internal/button-parts.ts';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface SearchTriggerProps {
  label: string;
  /** Keys that open the search, as printed on the keyboard: 'Ctrl K'. */
  shortcut: string;
  onPress: () => void;
  /** The visitor may press soon: load what opens. */
  onIntent?: () => void;
  /** Takes the width of its place: a field, or only an icon where that is too narrow. */
  fill?: boolean;
}

const FIELD_FROM = `@media (min-width:${breakpoints.xl}px)`;

const fieldStyles = {
  ...buttonVariants.outline,
  justifyContent: 'flex-start',
  paddingInline: space(3),
  color: color('text2'),
  '& > span': { display: 'block' },
  '& > span:last-of-type': { marginInlineStart: 'auto' },
} as const;

const Trigger = styled(ButtonElement)({
  flex: 'none',
  width: size('target'),
  padding: 0,
  color: color('text2'),
  ...typeStyle('label'),
  '& > span': { display: 'none' },
});

// Only an icon where the header is crowded.
const HeaderTrigger = styled(Trigger)({
  [FIELD_FROM]: { ...fieldStyles, width: '13em', marginInlineEnd: space(4) },
});

const Place = styled('div')({ containerType: 'inline-size' });
const FillingTrigger = styled(Trigger)({
  '@container (min-width: 8rem)': {
    ...fieldStyles,
    width: '100%',
    ...typeStyle('meta'),
    '& > span:first-of-type': { ...oneLine, minWidth: 0 },
  },
});

const Keys = styled('span')({
  padding: space(0.5, 1.5),
  border: `1px solid ${color('lineStrong')}`,
  borderRadius: radius('small'),
  ...typeStyle('meta'),
  color: color('text3'),
});

/** Opens the search: looks like a field on wide screens, and is an icon on others. */
export function SearchTrigger({ label, shortcut, onPress, onIntent, fill = false }: SearchTriggerProps) {
  const Root = fill ? FillingTrigger : HeaderTrigger;
  const trigger = (
    <Root
      type="button"
      variant="quiet"
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      title={`${label} (${shortcut})`}
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Icon name="search" />
      <span>{label}</span>
      <Keys aria-hidden>{shortcut}</Keys>
    </Root>
  );
  return fill ? <Place>{trigger}</Place> : trigger;
}
