import styled from '@emotion/styled';
import { Button } from '../Button/Button.tsx';
import type { ButtonLook } from '../internal/button-parts.ts';
import { CopyResult } from '../internal/CopyResult.tsx';
import { useCopy } from '../internal/use-copy.ts';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface ShareButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'fullWidth'> {
  /** What is shared, and copied where the system has no share sheet: a URL, or else the text. */
  url?: string;
  text?: string;
  /** Title for the receiving app. */
  title?: string;
  label: string;
  /** Confirmation when it was copied because sharing is unavailable. */
  copiedLabel: string;
  /** Text when copying failed too; followed by what to copy by hand. */
  failedLabel: string;
}

const Root = styled('span')({ display: 'inline-block', maxWidth: '100%', '&[data-full="true"]': { display: 'block' } });

/** True when the system's share sheet opened, also when it was dismissed. */
async function shareBySystem(data: ShareData): Promise<boolean> {
  // Missing in some browsers, despite the types.
  if (!('share' in navigator) || !navigator.canShare(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Opens the system's share sheet, or copies the URL or text where there is none. */
export function ShareButton(props: ShareButtonProps) {
  const { url, title, text, label, copiedLabel, failedLabel, variant, size, fullWidth = false } = props;
  const copied = url ?? text ?? '';
  const { state, copy } = useCopy();
  const share = async () => {
    if (!(await shareBySystem({ url, title, text }))) await copy(copied);
  };
  const isCopied = state === 'copied';
  return (
    <Root data-full={fullWidth}>
      <Button
        variant={variant}
        size={size}
        fullWidth={fullWidth}
        startIcon={<Icon name={isCopied ? 'check' : 'share'} />}
        onClick={share}
      >
        {isCopied ? copiedLabel : label}
      </Button>
      <CopyResult state={state} value={copied} copiedLabel={copiedLabel} failedLabel={failedLabel} />
    </Root>
  );
}
