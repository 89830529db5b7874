import OutlinedInput from '@mui/material/OutlinedInput';
import type { FormEvent, KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import type { ChatThreadProps } from './chat-types.ts';
import { Composer, Left, SendButton } from './chat-thread-parts.ts';

/** Share of the limit from which on the rest is shown. */
const NEAR_LIMIT = 0.9;

/** Field and button; Enter sends, Shift+Enter starts a line. */
export function ChatComposer({ labels, limit, onSend }: Pick<ChatThreadProps, 'labels' | 'limit' | 'onSend'>) {
  const [text, setText] = useState('');
  const leftId = useId();
  const used = Array.from(text).length;
  const isNear = used >= limit * NEAR_LIMIT;
  const isTooLong = used > limit;
  const send = () => {
    if (text.trim() === '' || isTooLong) return;
    onSend(text.trim());
    setText('');
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
          onChange={(event) => setText(event.target.value)}
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
