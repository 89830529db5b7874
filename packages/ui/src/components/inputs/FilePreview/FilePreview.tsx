import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, radius, space, transition, typeStyle } from '../../../theme/vars.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { FileThumbnail } from './FileThumbnail.tsx';

export interface PreviewedFile {
  id: string;
  name: string;
  /** `image` by default. A PDF has no picture; it opens in a new tab. */
  kind?: 'image' | 'pdf';
  /** URL of the picture, or of the PDF. */
  preview?: string;
  /** Formatted size, e.g. "1.2 MB". */
  size?: string;
  state: 'uploading' | 'done' | 'failed';
  /** Uploaded fraction, 0 to 1. */
  progress?: number;
}

export interface FilePreviewTexts {
  removeLabel: (name: string) => string;
  cancelLabel: (name: string) => string;
  retryLabel: (name: string) => string;
  /** State in words, e.g. "40 % sent". */
  stateText: (file: PreviewedFile) => string;
}

export interface FilePreviewProps extends Partial<FilePreviewTexts> {
  file: PreviewedFile;
  /** Removes the file, or cancels its upload; without it, or without its labels, there is no such button. */
  onRemove?: (id: string) => void;
  onRetry?: (id: string) => void;
  /** With both labels the picture opens large; with the first one a PDF opens in a new tab. */
  openLabel?: (name: string) => string;
  closeLabel?: string;
  /** Why it was not sent. */
  error?: ReactNode;
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  padding: space(2),
  border: `1px solid ${color('line')}`,
  borderRadius: radius('field'),
  backgroundColor: color('surface1'),
  '&[data-state="failed"]': { borderColor: color('danger') },
});
const Text = styled('div')({
  // With large text the image and the buttons wrap to their own lines.
  flex: '1 1 min(8em, 100%)',
  minWidth: 0,
  display: 'grid',
  gap: space(1),
  '& b': { ...typeStyle('label'), color: color('text'), overflowWrap: 'anywhere' },
  '& span': { ...typeStyle('meta'), color: color('text2') },
});
const Bar = styled('div')({
  height: 4,
  overflow: 'hidden',
  borderRadius: radius('pill'),
  backgroundColor: color('surface3'),
  '& div': { height: '100%', backgroundColor: color('accent'), transition: transition(['width'], 'base') },
});
const Failure = styled('span')({ '&&': { color: color('danger') } });

/** A file that is being sent, was sent or could not be sent. */
export function FilePreview(props: FilePreviewProps) {
  const { file, onRemove, onRetry, removeLabel, cancelLabel, retryLabel, stateText, openLabel, closeLabel, error } =
    props;
  const { id, name, kind = 'image', preview, size, state, progress = 0 } = file;
  const endLabel = state === 'uploading' ? cancelLabel : removeLabel;
  const facts = [size, stateText?.(file)].filter((text) => text !== undefined).join(', ');
  return (
    <Row data-state={state}>
      <FileThumbnail name={name} kind={kind} preview={preview} openLabel={openLabel} closeLabel={closeLabel} />
      <Text>
        <b>{name}</b>
        {facts !== '' && <span>{facts}</span>}
        {state === 'failed' && error && <Failure>{error}</Failure>}
        {state === 'uploading' && (
          <Bar>
            <div style={{ width: `${Math.round(progress * 100)}%` }} />
          </Bar>
        )}
      </Text>
      {state === 'failed' && onRetry && retryLabel && (
        <IconButton label={retryLabel(name)} onClick={() => onRetry(id)}>
          <Icon name="refresh" />
        </IconButton>
      )}
      {onRemove && endLabel && (
        <IconButton label={endLabel(name)} onClick={() => onRemove(id)}>
          <Icon name="close" />
        </IconButton>
      )}
    </Row>
  );
}
