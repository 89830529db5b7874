import styled from '@emotion/styled';
import { Button } from '../Button/Button.tsx';
import type { ButtonLook } from '../Button/button-parts.ts';
import { CopyOutcome } from '../CopyButton/CopyOutcome.tsx';
import { useCopy } from '../CopyButton/use-copy.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface ShareButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'fullWidth'> {
  /** The address that is shared. */
  url: string;
  /** Given to the app that is shared with. */
  title?: string;
  text?: string;
  label: string;
  /** Where nothing can share, the address is copied: what is said then. */
  copiedLabel: string;
  /** When that is refused too; the address follows it, to be copied by hand. */
  failedLabel: string;
}

const Root = styled('span')({ display: 'inline-block', maxWidth: '100%', '&[data-full="true"]': { display: 'block' } });

/** Whether the system took it over; closing its sheet is an answer too. */
async function shareBySystem(data: ShareData): Promise<boolean> {
  // Not in every browser, whatever the types say.
  if (!('share' in navigator) || !navigator.canShare(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Hands an address to the system's share sheet, or copies it where there is none. */
export function ShareButton(props: ShareButtonProps) {
  const { url, title, text, label, copiedLabel, failedLabel, variant, size, fullWidth = false } = props;
  const { state, copy } = useCopy();
  const share = async () => {
    if (!(await shareBySystem({ url, title, text }))) await copy(url);
  };
  const copied = state === 'copied';
  return (
    <Root data-full={fullWidth}>
      <Button
        variant={variant}
        size={size}
        fullWidth={fullWidth}
        startIcon={<Icon name={copied ? 'check' : 'share'} />}
        onClick={share}
      >
        {copied ? copiedLabel : label}
      </Button>
      <CopyOutcome state={state} value={url} copiedLabel={copiedLabel} failedLabel={failedLabel} />
    </Root>
  );
}
