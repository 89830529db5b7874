import { useGetSiteConfiguration } from '@croupier/sdk/hooks';

/** Days of the default range of a list, which every site allows. */
const DEFAULT_RECORDS_DAYS = 7;

/** Maximum number of days that a list of records covers, today included: `recordsDays` of the site's policy. */
export function useRecordsDays(): number {
  const { data } = useGetSiteConfiguration();
  return data?.policy.recordsDays ?? DEFAULT_RECORDS_DAYS;
}
