import { checkAffiliateCode } from '@croupier/sdk/client';
import { isApiError, type ApiError } from '@croupier/sdk/errors';
import type { UseFormReturn } from 'react-hook-form';

import { useErrorText } from '../../shared/use-error-text.ts';
import type { RegistrationValues } from './registration-fields.ts';

export interface AffiliateCheck {
  /** Why the platform refuses the code; undefined when it does not, or when there is none. */
  readonly check: (code: string | undefined) => Promise<ApiError | undefined>;
  /** Marks the field when the code in it is none. A call that fails is left to the registration itself. */
  readonly checkTyped: () => Promise<void>;
}

/** The invitation code of an affiliate, checked before captcha and slider are spent [REG-19] [VAL-27]. */
export function useAffiliateCheck(form: UseFormReturn<RegistrationValues>): AffiliateCheck {
  const errorText = useErrorText();
  const check: AffiliateCheck['check'] = async (code) => {
    if (code === undefined || code === '') return undefined;
    try {
      await checkAffiliateCode({ query: { code, domain: location.hostname } });
      return undefined;
    } catch (error) {
      if (!isApiError(error)) throw error;
      return error;
    }
  };
  const typed = (): string => form.getValues('affiliateCode').trim();
  return {
    check,
    checkTyped: async () => {
      const code = typed();
      const refusal = await check(code);
      if (typed() !== code) return;
      if (refusal?.code === 'AFFILIATE_CODE_INVALID') {
        form.setError('affiliateCode', { type: 'refused', message: errorText(refusal) });
      } else form.clearErrors('affiliateCode');
    },
  };
}
