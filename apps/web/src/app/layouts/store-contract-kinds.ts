import type { ConsolidatedContracts } from '@croupier/sdk/types';

const yesOrNo = (isTrue: boolean): string => (isTrue ? '1' : '0');

/**
 * Stores the kinds of contract in the tab under the platform's keys: `consolidated` as the platform answered them,
 * `enableSalary` with a salary of any kind, `enableContract` with a dividend, which has a page of its own [STORE-02].
 */
export function storeContractKinds(kinds: ConsolidatedContracts): void {
  const { divtypereq, dailysalreqtype, contracthoursalreq, realtimesalreqtype } = kinds;
  const hasSalary = [dailysalreqtype, contracthoursalreq, realtimesalreqtype].some((period) => period !== '');
  sessionStorage.setItem('consolidated', JSON.stringify(kinds));
  sessionStorage.setItem('enableSalary', yesOrNo(hasSalary));
  sessionStorage.setItem('enableContract', yesOrNo(divtypereq !== ''));
}
