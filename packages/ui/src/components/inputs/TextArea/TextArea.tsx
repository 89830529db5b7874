import styled from '@emotion/styled';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentPropsWithRef, InputEvent } from 'react';
import { useCallback, useId, useRef, useState } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color } from '../../../theme/vars.ts';
import { FieldFrame, useFieldIds, type FieldTexts } from '../internal/field-frame.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useInputValue } from '../internal/use-input-value.ts';

export interface TextAreaCounter {
  /** Maximum of what is counted. */
  limit: number;
  /** Counts something else than code points, in which an emoji is one. */
  count?: (text: string) => number;
  /** Counter text at the end under the field, e.g. `12 / 140`. */
  text: (used: number, limit: number) => string;
  /** Announced near, at and above the limit; `left` is negative above. */
  announce: (left: number) => string;
}

export interface TextAreaProps
  extends Omit<FieldTexts, 'hintEnd'>, Omit<ComponentPropsWithRef<'textarea'>, 'maxLength'> {
  /** Input above the limit is allowed, so that pasted text is not cut silently; the caller then sets `error`. */
  counter?: TextAreaCounter;
}

const Count = styled('div')({
  '&[data-level="near"], &[data-level="full"]': { color: color('warning'), fontWeight: 550 },
  '&[data-level="over"]': { color: color('danger'), fontWeight: 550 },
});

const Announcement = styled('div')(visuallyHidden);

type Level = 'free' | 'near' | 'full' | 'over';

function levelOf(left: number, limit: number): Level {
  if (left < 0) return 'over';
  if (left === 0) return 'full';
  return left * 10 <= limit ? 'near' : 'free';
}

function Counter({ value, counter, id }: { value: string; counter: TextAreaCounter; id: string }) {
  const used = counter.count?.(value) ?? Array.from(value).length;
  const left = counter.limit - used;
  const level = levelOf(left, counter.limit);
  const [{ previousLevel, announcement }, setState] = useState<{ previousLevel: Level; announcement: string }>({
    previousLevel: level,
    announcement: '',
  });
  if (previousLevel !== level)
    setState({ previousLevel: level, announcement: level === 'free' ? '' : counter.announce(left) });
  return (
    <>
      <Count id={id} data-level={level}>
        {counter.text(used, counter.limit)}
      </Count>
      <Announcement role="status">{announcement}</Announcement>
    </>
  );
}

/** Multi-line field with an optional character counter. */
export function TextArea(props: TextAreaProps) {
  const { label, labelEnd, hint, error, counter, id, className, ref, disabled, onInput, ...rest } = props;
  const countId = useId();
  const described = [rest['aria-describedby'], counter && countId].filter(Boolean).join(' ');
  const ids = useFieldIds({ hint, error }, { id, describedBy: described });
  const area = useRef<HTMLTextAreaElement>(null);
  const attach = useCallback((node: HTMLTextAreaElement | null) => mergeRefs(area, ref)(node), [ref]);
  const { value, read } = useInputValue(area);
  return (
    <FieldFrame
      label={label}
      labelEnd={labelEnd}
      hint={hint}
      error={error}
      hintEnd={counter && <Counter value={value} counter={counter} id={countId} />}
      ids={ids}
      className={className}
    >
      <OutlinedInput
        multiline
        // Grows by CSS instead of MUI's measuring.
        inputComponent="textarea"
        inputRef={attach}
        disabled={disabled}
        inputProps={{
          rows: 4,
          ...rest,
          ...ids.control,
          type: undefined,
          onInput: (event: InputEvent<HTMLTextAreaElement>) => {
            read();
            onInput?.(event);
          },
        }}
      />
    </FieldFrame>
  );
}
