import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useBrand } from '../../../theme/brand-context.ts';
import { layers } from '../../../theme/tokens.ts';
import { color, elevation, radius, space, typeStyle } from '../../../theme/vars.ts';
import { Mark } from '../../display/internal/Mark.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';

export interface LoaderOverlayProps {
  open: boolean;
  /** Text for the action, shown and announced. */
  label: string;
  /** Covers the whole page, or the nearest positioned ancestor. */
  scope?: 'page' | 'region';
}

const appear = keyframes({ from: { opacity: 0 } });

const Backdrop = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: layers.overlay,
  display: 'grid',
  placeContent: 'center',
  padding: space(4),
  backgroundColor: `color-mix(in srgb, ${color('bg')} 72%, transparent)`,
  borderRadius: 'inherit',
  // Delayed, so that a short wait shows nothing.
  animation: `${appear} 200ms 160ms both`,
  '&[data-scope="region"]': { position: 'absolute', zIndex: layers.raised },
});

const Card = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: space(3),
  minWidth: 176,
  padding: space(6, 6, 5),
  border: `1px solid ${color('line')}`,
  borderRadius: radius('banner'),
  backgroundColor: color('surface1'),
  boxShadow: elevation('dialog'),
  color: color('text2'),
  ...typeStyle('label'),
  textAlign: 'center',
});

const SpinnerSlot = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  color: color('accent'),
});

const Ring = styled(Spinner)({ position: 'absolute', inset: 0, strokeWidth: 1 });
const Center = styled(Mark)({ width: 32, height: 32 });

/** Covers the page or a region during an action. Its live region stays mounted, so that the text is announced. */
export function LoaderOverlay({ open, label, scope = 'page' }: LoaderOverlayProps) {
  const { mark } = useBrand();
  return (
    <div role="status">
      {open && (
        <Backdrop data-scope={scope}>
          <Card>
            <SpinnerSlot>
              <Ring size={72} />
              <Center drawing={mark} />
            </SpinnerSlot>
            {label}
          </Card>
        </Backdrop>
      )}
    </div>
  );
}
