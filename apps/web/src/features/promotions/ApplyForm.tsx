import { applyPromotionBody } from '@croupier/sdk/bodies';
import { applyPromotion } from '@croupier/sdk/client';
import { isApiError } from '@croupier/sdk/errors';
import { countCharacters } from '@croupier/sdk/rules';
import type { ApplyPromotionData, Promotion, PromotionParticipation } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { TextArea } from '@croupier/ui/inputs/TextArea';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import { PicturesField } from '../../shared/pictures/PicturesField.tsx';
import { saveUploadedPictures } from '../../shared/pictures/uploaded-pictures.ts';
import { usePictures } from '../../shared/pictures/use-pictures.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { PromotionRefusal } from './PromotionRefusal.tsx';
import { usePromotionCall } from './use-promotion-call.ts';

type ApplyBody = ApplyPromotionData['body'];

const MAX_NOTE = applyPromotionBody.fields.remark?.maxLength ?? 0;

const send = async (body: ApplyBody, intent: string): Promise<PromotionParticipation> =>
  (await applyPromotion({ body, meta: { intent } })).value;

/** Name under which the pictures of an application are stored. */
const pictureFormOf = (promotionId: string): string => `promotion ${promotionId}`;

/** An application: pictures first, a note if wanted, and who sees them; staff decide [PROMO-04]. */
export function ApplyForm({ promotion }: { readonly promotion: Promotion }): ReactNode {
  const { t } = useTranslation('promotions');
  const errorText = useErrorText();
  const { promotionId, requiresImages = false, status, applicationsLeft } = promotion;
  const pictures = usePictures(pictureFormOf(promotionId), 'ACTIVITY_APPLICATION');
  const [remark, setRemark] = useState('');
  const onAccepted = useCallback(
    (): void => saveUploadedPictures(sessionStorage, pictureFormOf(promotionId), []),
    [promotionId],
  );
  const submit = usePromotionCall<ApplyBody, PromotionParticipation>({
    name: `applyPromotion ${promotionId}`,
    rules: applyPromotionBody,
    send,
    onAccepted,
  });
  const { rejection } = submit;
  const isAboutPictures = isApiError(rejection) && PICTURE_ERRORS.has(rejection.code ?? '');
  const isUploading = pictures.pictures.some(({ state }) => state === 'uploading');
  const isTooLong = countCharacters(remark) > MAX_NOTE;
  const isReady = !isTooLong && !isUploading && (!requiresImages || pictures.uploadIds.length > 0);
  return (
    <ContentSection framed title={t(status === 'REJECTED' ? 'apply.again' : 'apply.title')}>
      <PanelStack>
        {applicationsLeft !== undefined && <SmallPrint>{t('apply.left', { count: applicationsLeft })}</SmallPrint>}
        <CheckingAlert submit={submit} title={t('checking.title')}>
          {t('checking.text')}
        </CheckingAlert>
        <PicturesField
          label={t('apply.photos')}
          pictures={pictures}
          error={isAboutPictures ? errorText(rejection) : undefined}
          disabled={submit.state !== 'ready'}
        />
        <TextArea
          label={t('apply.note')}
          value={remark}
          onChange={({ target }) => setRemark(target.value)}
          rows={3}
          error={isTooLong ? t('apply.noteTooLong', { count: MAX_NOTE }) : undefined}
        />
        <SmallPrint>{t('apply.privacy')}</SmallPrint>
        {!isAboutPictures && <PromotionRefusal error={rejection ?? null} />}
        <Button
          variant="action"
          size="lg"
          fullWidth
          disabled={!isReady}
          busy={submit.state !== 'ready'}
          busyLabel={t('apply.busy')}
          onClick={() =>
            submit.submit({
              promotionId,
              ...(pictures.uploadIds.length > 0 && { images: pictures.uploadIds }),
              ...(remark.trim() !== '' && { remark }),
            })
          }
        >
          {t('apply.send')}
        </Button>
      </PanelStack>
    </ContentSection>
  );
}

/** Refusals that are about the pictures: too many, missing, not the member's or used before (rule PR-04). */
const PICTURE_ERRORS: ReadonlySet<string> = new Set(['UPLOAD_TOO_MANY', 'FIELD_INVALID']);
