import styled from '@emotion/styled';
import { Suspense, useRef, useState } from 'react';
import { color, space } from '../../../theme/vars.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { lazyDrawing } from '../internal/lazy-drawing.ts';
import type { Formula } from './formula.ts';
import { FormulaContent } from './FormulaContent.tsx';

export type { Formula, FormulaTerm } from './formula.ts';

export interface FormulaPopoverProps {
  formula: Formula;
  /** Accessible name of the button: "How net loss is counted". */
  label: string;
  closeLabel: string;
}

const Layer = lazyDrawing(async () => (await import('./FormulaLayer.tsx')).FormulaLayer);

const Root = styled('div')({ display: 'inline-block', '& > button': { color: color('accent') } });
// Shown in the page when the code of the popover cannot be loaded.
const Inline = styled('div')({ paddingBlock: space(2), color: color('text') });

/** Button with the formula of a figure: a popover on desktops, a sheet on phones. */
export function FormulaPopover({ formula, label, closeLabel }: FormulaPopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const open = () => {
    setIsOpen(true);
    setWasOpen(true);
  };
  const layer = { formula, closeLabel, anchor, open: isOpen, onClose: () => setIsOpen(false) };
  return (
    <Root ref={anchor}>
      <IconButton label={label} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        <Icon name="formula" size={18} />
      </IconButton>
      {wasOpen && (
        <Suspense fallback={null}>
          <Layer
            {...layer}
            instead={
              isOpen && (
                <Inline>
                  <FormulaContent formula={formula} />
                </Inline>
              )
            }
          />
        </Suspense>
      )}
    </Root>
  );
}
