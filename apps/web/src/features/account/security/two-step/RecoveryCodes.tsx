import { Button } from '@croupier/ui/actions/Button';
import { CopyButton } from '@croupier/ui/actions/CopyButton';
import { CodeList } from '@croupier/ui/display/CodeList';
import { Icon } from '@croupier/ui/display/Icon';
import { Checkbox } from '@croupier/ui/inputs/Checkbox';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { SpreadRow } from '@croupier/ui/layout/SpreadRow';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../../../config/site-context.ts';
import { saveFile } from '../../../../shared/save-file.ts';
import { printText } from './print-text.ts';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Called when the member says that the codes are kept. */
  readonly onDone: () => void;
}

/** New recovery codes: the only time that they can be read, so they are kept before the sheet closes. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps): ReactNode {
  const { t } = useTranslation('security');
  const { brand } = useSite();
  const [isKept, setIsKept] = useState(false);
  const heading = t('recoveryCodes.file', { site: brand.name });
  const text = `${heading}\n\n${codes.join('\n')}\n`;
  return (
    <PanelStack>
      <p>{t('recoveryCodes.once')}</p>
      <CodeList label={t('recoveryCodes.title')} codes={codes} />
      <SpreadRow>
        <CopyButton
          value={codes.join('\n')}
          label={t('recoveryCodes.copy')}
          copiedLabel={t('recoveryCodes.copied')}
          failedLabel={t('recoveryCodes.notCopied')}
        />
        <Button
          startIcon={<Icon name="download" />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          {t('recoveryCodes.download')}
        </Button>
        <Button startIcon={<Icon name="doc" />} onClick={() => printText(heading, codes)}>
          {t('recoveryCodes.print')}
        </Button>
      </SpreadRow>
      <Checkbox
        checked={isKept}
        onChange={(event) => setIsKept(event.target.checked)}
        label={t('recoveryCodes.kept')}
      />
      <Button variant="action" size="lg" fullWidth disabled={!isKept} onClick={onDone}>
        {t('done')}
      </Button>
    </PanelStack>
  );
}
