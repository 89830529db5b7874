/** IANA time zone that decides when the site's day begins. */
export const SITE_TIME_ZONE = 'Asia/Manila';
/** UTC offset of `SITE_TIME_ZONE`, which has no daylight saving time. */
export const SITE_UTC_OFFSET_MS = 8 * 3_600_000;
/** The brand's currency: of accounts, and of the stakes of games and live tables. */
export const SITE_CURRENCY = 'PHP';
/** Maximum number of local days of a list of records, first and last counted; `recordsDays` of the policy. */
export const RECORDS_DAYS = 93;
