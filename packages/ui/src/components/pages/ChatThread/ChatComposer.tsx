import OutlinedInput from '@mui/material/OutlinedInput';
import type { FormEvent, KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import type { ChatThreadProps } from './chat-types.ts';
import { Composer, Left, SendButton } from '../internal/chat-thread-parts.ts';

/** Share of the limit from which on the rest is shown. */
const NEAR_LIMIT = 0.9;

type ChatComposerProps = Pick<ChatThreadProps, 'labels' | 'limit' | 'onSend' | 'draft' | 'onDraft' | 'focusField'>;

/** Field and button; Enter sends, Shift+Enter starts a line. */
export function ChatComposer({ labels, limit, onSend, draft = '', onDraft, focusField = false }: ChatComposerProps) {
  const [text, setText] = useState(draft);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Only from the dialog itself: the focus on a control stays.
    if (focusField && document.activeElement?.getAttribute('role') === 'dialog') field.current?.focus();
  }, [focusField]);
  const change = (next: string) => {
    setText(next);
    onDraft?.(next);
  };
  const leftId = useId();
  const used = Array.from(text).length;
  const isNear = used >= limit * NEAR_LIMIT;
  const isTooLong = used > limit;
  const send = () => {
    if (text.trim() === '' || isTooLong) return;
    onSend(text.trim());
    change('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <MuiTheme>
      <Composer onSubmit={submit}>
        <OutlinedInput
          multiline
          // Grows by CSS instead of MUI's measuring.
          inputComponent="textarea"
          placeholder={labels.placeholder}
          value={text}
          error={isTooLong}
          onChange={(event) => change(event.target.value)}
          inputRef={field}
          inputProps={{
            rows: 1,
            'aria-label': labels.composer,
            'aria-describedby': isNear ? leftId : undefined,
            'aria-invalid': isTooLong || undefined,
            enterKeyHint: 'send',
            onKeyDown,
          }}
          endAdornment={
            isNear && (
              <Left id={leftId} data-over={isTooLong}>
                {labels.left(limit - used)}
              </Left>
            )
          }
        />
        <SendButton type="submit" variant="action" aria-label={labels.send} title={labels.send}>
          <Icon name="send" />
        </SendButton>
        <VisuallyHidden role="status">{isTooLong ? labels.left(limit - used) : ''}</VisuallyHidden>
      </Composer>
    </MuiTheme>
  );
}
