import styled from '@emotion/styled';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { color, radius, size, space } from '../../../theme/vars.ts';
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx';

export interface SummaryError {
  /** Id of the invalid control, to which the line links. */
  id: string;
  text: ReactNode;
}

export interface ErrorSummaryProps {
  title: ReactNode;
  errors: readonly SummaryError[];
  /** For moving the focus to the summary after a failed submit, so that it is announced. */
  ref?: Ref<HTMLDivElement>;
}

const Root = styled('div')({ borderRadius: radius('control') });

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Line = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size('target'),
  boxSizing: 'border-box',
  // Spacing for wrapped lines.
  paddingBlock: space(1),
  color: color('text'),
  textUnderlineOffset: space(1),
});

function focusField(event: MouseEvent, id: string) {
  // Focus without changing the URL's hash.
  event.preventDefault();
  const control = document.getElementById(id);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** Summary of the errors of a long form, each linked to its field. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <Root ref={ref} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <InlineAlert tone="danger" title={<span id={titleId}>{title}</span>}>
        <List>
          {errors.map(({ id, text }) => (
            <li key={id}>
              <Line href={`#${id}`} onClick={(event) => focusField(event, id)}>
                {text}
              </Line>
            </li>
          ))}
        </List>
      </InlineAlert>
    </Root>
  );
}
