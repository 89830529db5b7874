import styled from '@emotion/styled';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { useState } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, radius, space, typeStyle } from '../../../theme/vars.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { groupThousands } from '../internal/group-thousands.ts';
import { TextField } from '../TextField/TextField.tsx';
import type { TierDraft, TierEditorTexts, TierErrors, TierPart } from './tier-types.ts';

export interface TierFieldsProps {
  tier: TierDraft;
  /** From 1. */
  position: number;
  count: number;
  currency: string;
  errors: TierErrors;
  texts: TierEditorTexts;
  onChange: (tier: TierDraft) => void;
  onMove: (step: -1 | 1, part: TierPart) => void;
  onRemove: () => void;
}

/** Width of the list from which a tier is one line. */
const LINE = '@container tiers (min-width: 42rem)';

/** Height of the labels, which only the first tier shows in a line. */
const LABEL = '1.1375rem';

const Group = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  alignItems: 'start',
  gap: space(2, 3),
  padding: space(2, 3, 3),
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  [LINE]: {
    gridTemplateColumns: 'auto minmax(0, 1.3fr) minmax(0, 1fr) minmax(8.5rem, 0.8fr) auto',
    padding: 0,
    border: 0,
  },
});

const Head = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  ...typeStyle('label'),
  // The buttons are the last of a line.
  [LINE]: { display: 'contents' },
});

const Position = styled('span')({
  [LINE]: {
    display: 'grid',
    placeItems: 'center',
    width: '1.75rem',
    height: '1.75rem',
    marginBlockStart: space(4.5),
    '[data-tier]:first-of-type &': { marginBlockStart: `calc(${space(4.5)} + ${LABEL})` },
    borderRadius: '50%',
    backgroundColor: color('surface3'),
    '& > [data-text]': visuallyHidden,
  },
  '& > [data-number]': { display: 'none', [LINE]: { display: 'block' } },
});

const Buttons = styled('div')({
  display: 'flex',
  color: color('text2'),
  '& [data-part="down"] > svg': { transform: 'scaleY(-1)' },
  [LINE]: {
    order: 1,
    marginBlockStart: space(2.5),
    '[data-tier]:first-of-type &': { marginBlockStart: `calc(${space(2.5)} + ${LABEL})` },
  },
});

const Threshold = styled('div')({ gridColumn: '1 / -1', [LINE]: { gridColumn: 'auto' } });

const FieldLabel = styled('span')({
  [LINE]: { '[data-tier]:not(:first-of-type) &': visuallyHidden },
});

const Unit = styled('span')({ paddingInlineEnd: space(2) });

/** Fields and buttons of one tier. */
export function TierFields(props: TierFieldsProps) {
  const { tier, position, currency, errors, texts, onChange, onMove } = props;
  // Grouped digits would move the caret while typing.
  const [isTyping, setIsTyping] = useState(false);
  const fieldProps = (part: 'threshold' | 'activeUsers' | 'rate') => ({
    'data-part': part,
    label: <FieldLabel>{texts[part]}</FieldLabel>,
    error: errors[part],
    value: tier[part],
    dir: 'ltr',
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ ...tier, [part]: event.currentTarget.value }),
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      onMove(event.key === 'ArrowUp' ? -1 : 1, part);
    },
  });
  return (
    <li data-tier={tier.id}>
      <Group role="group" aria-label={texts.tier(position)}>
        <Head>
          <Position aria-hidden>
            <span data-text>{texts.tier(position)}</span>
            <span data-number>{position}</span>
          </Position>
          <TierButtons {...props} />
        </Head>
        <Threshold>
          <TextField
            {...fieldProps('threshold')}
            value={isTyping ? tier.threshold : groupThousands(tier.threshold)}
            inputMode="decimal"
            startSlot={currency}
            onFocus={() => setIsTyping(true)}
            onBlur={() => setIsTyping(false)}
          />
        </Threshold>
        <TextField {...fieldProps('activeUsers')} inputMode="numeric" />
        <TextField {...fieldProps('rate')} inputMode="decimal" endSlot={<Unit>%</Unit>} />
      </Group>
    </li>
  );
}

function TierButtons({ position, count, texts, onMove, onRemove }: TierFieldsProps) {
  // Not `disabled`, which would drop the focus after a press.
  return (
    <Buttons>
      <IconButton
        label={texts.moveUp(position)}
        data-part="up"
        aria-disabled={position === 1 || undefined}
        onClick={() => onMove(-1, 'up')}
      >
        <Icon name="arrowUp" size={18} />
      </IconButton>
      <IconButton
        label={texts.moveDown(position)}
        data-part="down"
        aria-disabled={position === count || undefined}
        onClick={() => onMove(1, 'down')}
      >
        <Icon name="arrowUp" size={18} />
      </IconButton>
      <IconButton
        label={texts.remove(position)}
        data-part="remove"
        aria-disabled={count === 1 || undefined}
        onClick={() => count > 1 && onRemove()}
      >
        <Icon name="close" size={18} />
      </IconButton>
    </Buttons>
  );
}
