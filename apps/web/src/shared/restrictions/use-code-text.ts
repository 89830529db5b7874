import type { IdentityRequirementKind, Restriction, RestrictionCode } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

type ProofCode = Extract<RestrictionCode, `IDENTITY_${string}`>;
type ProofKind = Exclude<IdentityRequirementKind, 'DOCUMENT'>;

const CODES: Readonly<Record<ProofCode, true>> = {
  IDENTITY_REQUIRED: true,
  IDENTITY_REVIEW: true,
  IDENTITY_REFUSED: true,
  IDENTITY_EXPIRED: true,
};
const KINDS: Readonly<Record<ProofKind, true>> = { ADDRESS: true, SOURCE_OF_FUNDS: true };

const isProofCode = (code: RestrictionCode): code is ProofCode => Object.hasOwn(CODES, code);
const isProofKind = (kind: IdentityRequirementKind | undefined): kind is ProofKind =>
  kind !== undefined && Object.hasOwn(KINDS, kind);

/** Says why something is blocked by its code; of an identity check, by what has to be proven. */
export function useCodeText(): (restriction: Pick<Restriction, 'code' | 'requirement'>) => string {
  const { t } = useTranslation('restrictions');
  return ({ code, requirement }) =>
    isProofCode(code) && isProofKind(requirement) ? t(`proofs.${requirement}.${code}`) : t(`codes.${code}`);
}
