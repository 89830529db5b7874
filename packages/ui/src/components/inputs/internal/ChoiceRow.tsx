import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import { useId } from 'react';
import { focusRing } from '../../../theme/base-styles.ts';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { media, size } from '../../../theme/vars.ts';
import type { LinkTarget } from '../../actions/internal/link-target.ts';

export interface ChoiceItem<C extends ElementType = 'a'> {
  value: string;
  label: string;
  /** Content beside the label: icon, logo. */
  icon?: ReactNode;
  /** Link target; if any item has one, all items are links and `onChange` is not called. */
  link?: LinkTarget<C>;
}

export interface ChoiceProps<C extends ElementType = 'a'> {
  /** Accessible name of the group. */
  label: string;
  items: readonly ChoiceItem<C>[];
  /** The chosen item; with links also several. */
  value: string | readonly string[];
  onChange?: (value: string) => void;
  /** Router link component for links; `'a'` by default. */
  linkComponent?: C;
}

export interface ChoiceRowProps<C extends ElementType> extends ChoiceProps<C> {
  /** Styles of the row and its items: `[data-choice]`, and `[data-current="true"]` for the selected item. */
  className?: string;
}

const List = styled('ul')({
  display: 'flex',
  width: 'max-content',
  minWidth: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Item = styled('li')({ position: 'relative', flex: 'none' });

const Radio = styled('input')({
  ...visuallyHidden,
  '&:focus-visible + span': focusRing,
});

const choiceStyle = {
  boxSizing: 'border-box' as const,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: size('target'),
  minHeight: size('target'),
  border: '1px solid transparent',
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitUserSelect: 'none' as const,
  userSelect: 'none' as const,
  WebkitTapHighlightColor: 'transparent',
  [media.forcedColors]: { '&[data-current="true"]': { borderColor: 'Highlight', borderWidth: 3 } },
};

const RadioText = styled('span')(choiceStyle);
const Link = styled('a')(choiceStyle);
const RadioLabel = styled('label')({ display: 'flex' });

/** Unstyled single choice: radio buttons, or links with the same meaning, of which several may be chosen. */
export function ChoiceRow<C extends ElementType = 'a'>(props: ChoiceRowProps<C>) {
  const { label, items, value, onChange, linkComponent = 'a', className } = props;
  const name = useId();
  const isChosen = (item: ChoiceItem<C>): boolean => [value].flat().includes(item.value);
  if (items.some(({ link }) => link)) {
    return (
      <nav aria-label={label}>
        <List className={className}>
          {items.map((item) => (
            <Item key={item.value}>
              <Link
                as={linkComponent}
                {...item.link}
                data-choice
                data-current={isChosen(item)}
                // A page is one; of several filters each is active.
                aria-current={isChosen(item) ? (typeof value === 'string' ? 'page' : 'true') : undefined}
              >
                {item.icon}
                {item.label}
              </Link>
            </Item>
          ))}
        </List>
      </nav>
    );
  }
  return (
    <List as="div" role="radiogroup" aria-label={label} className={className}>
      {items.map((item) => (
        <Item as="div" key={item.value}>
          <RadioLabel>
            <Radio
              type="radio"
              name={name}
              value={item.value}
              checked={isChosen(item)}
              onChange={() => onChange?.(item.value)}
            />
            <RadioText data-choice data-current={isChosen(item)}>
              {item.icon}
              {item.label}
            </RadioText>
          </RadioLabel>
        </Item>
      ))}
    </List>
  );
}
