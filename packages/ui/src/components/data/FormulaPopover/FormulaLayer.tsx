import styled from '@emotion/styled';
import Popover from '@mui/material/Popover';
import type { ReactNode, RefObject } from 'react';
import { useId } from 'react';
import { useDirection } from '../../../theme/brand-context.ts';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { useIsDesktop } from '../../../theme/use-media.ts';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { BottomSheet } from '../../feedback/BottomSheet/BottomSheet.tsx';
import { FormulaContent } from './FormulaContent.tsx';
import type { Formula } from './formula.ts';

export interface FormulaLayerProps {
  formula: Formula;
  closeLabel: string;
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
  instead: ReactNode;
}

const paperStyle = { width: 360, maxWidth: `calc(100vw - ${space(6)})`, padding: space(2, 5, 4) };

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  marginBlockEnd: space(1),
  marginInlineEnd: `calc(${space(3)} * -1)`,
  '& > h2': { margin: 0, ...typeStyle('section'), fontSize: '1.125rem' },
  '& > button': { color: color('text2') },
});

/** Popover or sheet of a formula; loaded when the first one is opened. */
export function FormulaLayer({ formula, closeLabel, anchor, open, onClose }: FormulaLayerProps) {
  const isDesktop = useIsDesktop();
  const titleId = useId();
  // MUI does not mirror the sides of a popover.
  const side = useDirection() === 'rtl' ? 'right' : 'left';
  if (!isDesktop) {
    return (
      <BottomSheet open={open} onClose={onClose} title={formula.title} closeLabel={closeLabel}>
        <FormulaContent formula={formula} />
      </BottomSheet>
    );
  }
  return (
    <MuiTheme needed={open}>
      <Popover
        open={open}
        anchorEl={() => anchor.current}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: side }}
        transformOrigin={{ vertical: 'top', horizontal: side }}
        marginThreshold={12}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: paperStyle } }}
      >
        <Head>
          <h2 id={titleId}>{formula.title}</h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </Head>
        <FormulaContent formula={formula} />
      </Popover>
    </MuiTheme>
  );
}
