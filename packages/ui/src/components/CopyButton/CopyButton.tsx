import styled from '@emotion/styled';
import { Button } from '../Button/Button.tsx';
import type { ButtonLook } from '../Button/button-parts.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CopyOutcome } from './CopyOutcome.tsx';
import { useCopy } from './use-copy.ts';

export interface CopyButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** What is copied. */
  value: string;
  label: string;
  /** Shown and read out for a moment. */
  copiedLabel: string;
  /** When the clipboard is refused; the value follows it, to be copied by hand. */
  failedLabel: string;
  /** The icon alone; the label is its name. */
  iconOnly?: boolean;
}

const Root = styled('span')({ display: 'inline-block', maxWidth: '100%', verticalAlign: 'middle' });

/** Both labels keep their room, so that the button keeps its width. */
const Labels = styled('span')({
  display: 'inline-grid',
  alignItems: 'center',
  '& > span': { gridArea: '1 / 1' },
  '& > [data-shown="false"]': { visibility: 'hidden' },
});

/** Puts a value on the clipboard and says so. */
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
      <CopyOutcome state={state} value={value} copiedLabel={copiedLabel} failedLabel={failedLabel} />
    </Root>
  );
}
