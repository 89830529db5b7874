import styled from '@emotion/styled';
import { Button } from '../Button/Button.tsx';
import type { ButtonLook } from '../internal/button-parts.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CopyResult } from '../internal/CopyResult.tsx';
import { useCopy } from '../internal/use-copy.ts';

export interface CopyButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** Text to copy. */
  value: string;
  label: string;
  /** Shown and announced briefly after copying. */
  copiedLabel: string;
  /** Shown when copying fails, followed by the value to copy by hand. */
  failedLabel: string;
  /** Shows only the icon; the label is its accessible name. */
  iconOnly?: boolean;
}

const Root = styled('span')({ display: 'inline-block', maxWidth: '100%', verticalAlign: 'middle' });

/** Both labels are laid out, so that the button keeps its width. */
const Labels = styled('span')({
  display: 'inline-grid',
  alignItems: 'center',
  '& > span': { gridArea: '1 / 1' },
  '& > [data-shown="false"]': { visibility: 'hidden' },
});

/** Copies a value to the clipboard and confirms it. */
export function CopyButton(props: CopyButtonProps) {
  const { value, label, copiedLabel, failedLabel, iconOnly = false, variant, size } = props;
  const { state, copy } = useCopy();
  const copied = state === 'copied';
  const icon = <Icon name={copied ? 'check' : 'copy'} />;
  return (
    <Root>
      {iconOnly ? (
        <IconButton label={label} onClick={() => copy(value)}>
          {icon}
        </IconButton>
      ) : (
        <Button variant={variant} size={size} startIcon={icon} onClick={() => copy(value)}>
          <Labels>
            <span data-shown={!copied}>{label}</span>
            <span data-shown={copied}>{copiedLabel}</span>
          </Labels>
        </Button>
      )}
      <CopyResult state={state} value={value} copiedLabel={copiedLabel} failedLabel={failedLabel} />
    </Root>
  );
}
