import * as drawings from 'country-flag-icons/react/3x2';

const byCode: Record<string, drawings.FlagComponent | undefined> = drawings;

/** All flags, by country code; a chunk of their own. Nothing for a country without one. */
export default function FlagDrawing({ countryCode }: { countryCode: string }) {
  const Drawing = byCode[countryCode];
  return Drawing ? <Drawing width="100%" height="100%" preserveAspectRatio="xMidYMid slice" /> : null;
}
