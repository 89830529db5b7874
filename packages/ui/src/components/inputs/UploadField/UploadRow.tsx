import styled from '@emotion/styled';
import { color, radius, size, space, transition, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';

export interface UploadItem {
  id: string;
  name: string;
  /** URL of a preview. */
  preview?: string;
  state: 'uploading' | 'done' | 'failed';
  /** Uploaded fraction, 0 to 1. */
  progress?: number;
}

export interface UploadActions {
  /** Removes an image, or cancels its upload. */
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  removeLabel: (name: string) => string;
  cancelLabel: (name: string) => string;
  retryLabel: (name: string) => string;
  /** Announcements during and after an upload. */
  stateText: (item: UploadItem) => string;
}

interface UploadRowProps extends UploadActions {
  item: UploadItem;
}

const Row = styled('li')({
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
const Preview = styled('img')({
  width: size('targetLarge'),
  height: size('targetLarge'),
  flex: 'none',
  objectFit: 'cover',
  borderRadius: radius('small'),
  backgroundColor: color('surface3'),
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

/** One image: uploading, uploaded or failed. */
export function UploadRow({
  item,
  onRemove,
  onRetry,
  removeLabel,
  cancelLabel,
  retryLabel,
  stateText,
}: UploadRowProps) {
  const { id, name, preview, state, progress = 0 } = item;
  return (
    <Row data-state={state}>
      {preview === undefined ? <Icon name="info" /> : <Preview src={preview} alt="" />}
      <Text>
        <b>{name}</b>
        <span>{stateText(item)}</span>
        {state === 'uploading' && (
          <Bar>
            <div style={{ width: `${Math.round(progress * 100)}%` }} />
          </Bar>
        )}
      </Text>
      {state === 'failed' && (
        <IconButton label={retryLabel(name)} onClick={() => onRetry(id)}>
          <Icon name="refresh" />
        </IconButton>
      )}
      <IconButton label={(state === 'uploading' ? cancelLabel : removeLabel)(name)} onClick={() => onRemove(id)}>
        <Icon name="close" />
      </IconButton>
    </Row>
  );
}
