import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { FieldError } from '../internal/field-frame.tsx';
import type { TierDraft, TierEditorTexts, TierErrors } from './tier-types.ts';
import { TierFields } from './TierFields.tsx';
import { useTierList } from './use-tier-list.ts';

export type { TierDraft, TierEditorTexts, TierErrors } from './tier-types.ts';

export interface TierEditorProps {
  /** Name of the group: "Tiers". */
  label: string;
  value: readonly TierDraft[];
  onChange: (value: readonly TierDraft[]) => void;
  /** Makes the draft of a new tier, with an id of its own. */
  createTier: () => TierDraft;
  /** Most tiers, of the contract's rules. */
  max: number;
  currency: string;
  /** Bounds in words: "Thresholds must rise. Never above your own 30%." */
  hint?: ReactNode;
  /** Validation messages by id of a tier. */
  errors?: Readonly<Record<string, TierErrors>>;
  /** Message about all tiers. */
  error?: ReactNode;
  disabled?: boolean;
  /** What the tiers would have paid in the last period, counted by the caller; beside the tiers where there is space. */
  preview?: ReactNode;
  texts: TierEditorTexts;
}

const PREVIEW_FROM = '@container tier-editor (min-width: 58rem)';

const Root = styled('div')({ containerType: 'inline-size', containerName: 'tier-editor' });

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(6),
  [PREVIEW_FROM]: { '&[data-preview="true"]': { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: space(8) } },
});

const Group = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  containerType: 'inline-size',
  containerName: 'tiers',
});

const Legend = styled('legend')({ padding: 0, marginBlockEnd: space(3), ...typeStyle('label') });
const List = styled('ol')({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' });

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 4),
  marginBlockStart: space(3),
});

const Hint = styled('p')({ flex: '1 1 14rem', margin: 0, ...typeStyle('meta'), color: color('text2') });

/**
 * Tiers of a contract's terms: add, remove, move (buttons, or Alt with an arrow in a field). The caller validates and
 * counts the preview.
 */
export function TierEditor(props: TierEditorProps) {
  const {
    label,
    value,
    onChange,
    createTier,
    max,
    currency,
    hint,
    errors = {},
    error,
    disabled,
    preview,
    texts,
  } = props;
  const { ref, announcement, ...list } = useTierList({ value, onChange, createTier, texts });
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <Root>
      <Columns data-preview={preview !== undefined}>
        <Group disabled={disabled} aria-describedby={described === '' ? undefined : described}>
          <Legend>{label}</Legend>
          <List ref={ref}>
            {value.map((tier, index) => (
              <TierFields
                key={tier.id}
                tier={tier}
                position={index + 1}
                count={value.length}
                currency={currency}
                errors={errors[tier.id] ?? {}}
                texts={texts}
                onChange={(changed) => list.change(index, changed)}
                onMove={(step, part) => list.move(index, step, part)}
                onRemove={() => list.remove(index)}
              />
            ))}
          </List>
          {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
          <Foot>
            <Button
              startIcon={<Icon name="plus" />}
              aria-disabled={value.length >= max || undefined}
              onClick={() => value.length < max && list.add()}
            >
              {texts.add}
            </Button>
            {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
          </Foot>
        </Group>
        {preview}
      </Columns>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Root>
  );
}
