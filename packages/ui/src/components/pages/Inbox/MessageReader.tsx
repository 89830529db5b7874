import type { Ref } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import type { InboxReader } from './inbox-types.ts';
import { Back, Meta, ReaderActions, ReaderCard, ReaderHint, ReaderText, ReaderTitle } from './inbox-parts.ts';

interface MessageReaderProps {
  label: string;
  backLabel: string;
  onBack: () => void;
  /** Shown while no message is open. */
  hint: string | undefined;
  /** Undefined while loading. */
  reader: InboxReader | undefined;
  ref: Ref<HTMLElement>;
}

/** The open message. */
export function MessageReader({ label, backLabel, onBack, hint, reader, ref }: MessageReaderProps) {
  if (hint !== undefined)
    return (
      <ReaderCard ref={ref} aria-label={label}>
        <ReaderHint>{hint}</ReaderHint>
      </ReaderCard>
    );
  return (
    <ReaderCard ref={ref} aria-label={label} aria-busy={reader === undefined} tabIndex={-1}>
      <Back>
        <Button variant="quiet" startIcon={<Icon name="chevronStart" />} onClick={onBack}>
          {backLabel}
        </Button>
      </Back>
      {reader === undefined ? (
        <Skeleton lines={5} />
      ) : (
        <article>
          <Meta>{reader.meta}</Meta>
          <ReaderTitle>{reader.title}</ReaderTitle>
          <ReaderText>{reader.content}</ReaderText>
          {reader.actions && <ReaderActions>{reader.actions}</ReaderActions>}
        </article>
      )}
    </ReaderCard>
  );
}
