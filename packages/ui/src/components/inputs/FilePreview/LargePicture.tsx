import styled from '@emotion/styled';
import { radius } from '../../../theme/vars.ts';
import { Dialog } from '../../feedback/Dialog/Dialog.tsx';

export interface LargePictureProps {
  open: boolean;
  onClose: () => void;
  /** Name of the file, which is the title and the picture's description. */
  name: string;
  url: string;
  closeLabel: string;
}

const Title = styled('span')({ overflowWrap: 'anywhere' });

const Picture = styled('img')({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '70dvh',
  margin: 'auto',
  borderRadius: radius('small'),
});

/** A picture as large as the screen allows; loaded when it is first opened. */
export function LargePicture({ open, onClose, name, url, closeLabel }: LargePictureProps) {
  return (
    <Dialog open={open} onClose={onClose} title={<Title>{name}</Title>} closeLabel={closeLabel} width="lg">
      <Picture src={url} alt={name} />
    </Dialog>
  );
}
