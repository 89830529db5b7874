import * as drawings from 'country-flag-icons/react/3x2';

const byCode: Record<string, drawings.FlagComponent | undefined> = drawings;

/** All flags by country code, in their own chunk; nothing for a country without a flag. */
export default function FlagDrawing({ countryCode }: { countryCode: string }) {
  const Drawing = byCode[countryCode];
  return Drawing ? <Drawing width="100%" height="100%" preserveAspectRatio="xMidYMid slice" /> : null;
}
