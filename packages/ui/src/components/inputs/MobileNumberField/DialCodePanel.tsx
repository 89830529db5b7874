import styled from '@emotion/styled';
import { useMemo } from 'react';
import { layers } from '../../../theme/tokens.ts';
import { color, elevation, radius, space } from '../../../theme/vars.ts';
import { SearchList, type SearchListProps } from '../SearchList/SearchList.tsx';
import { CountryFlag } from './CountryFlag.tsx';
import type { DialCountry } from './dial-countries.ts';

export interface DialCodePanelProps extends Pick<
  SearchListProps,
  'label' | 'searchLabel' | 'noMatchLabel' | 'onClose' | 'onStay'
> {
  countries: readonly DialCountry[];
  country: DialCountry | undefined;
  onChoose: (country: DialCountry) => void;
}

const Panel = styled('div')({
  position: 'absolute',
  zIndex: layers.raised,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${space(2)})`,
  overflow: 'hidden',
  border: `1px solid ${color('lineStrong')}`,
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
  boxShadow: elevation('dialog'),
});

/** With large text the code wraps to its own line. */
const Name = styled('span')({ flex: `1 1 min(6em, 100% - ${space(9)})`, minWidth: 0 });

const DialCode = styled('bdi')({ marginInlineStart: 'auto', color: color('text2') });

const optionOf = ({ name, countryCode, dialCode }: DialCountry) => ({
  id: countryCode,
  searchText: `${name} ${countryCode} +${dialCode}`,
  content: (
    <>
      <CountryFlag countryCode={countryCode} />
      <Name>{name}</Name>
      <DialCode dir="ltr">+{dialCode}</DialCode>
    </>
  ),
});

/** Country list with search; loaded shortly before it is needed. */
export function DialCodePanel({ countries, country, onChoose, ...rest }: DialCodePanelProps) {
  const options = useMemo(() => countries.map(optionOf), [countries]);
  const choose = (id: string) => {
    const chosen = countries.find(({ countryCode }) => countryCode === id);
    if (chosen) onChoose(chosen);
  };
  return (
    <Panel>
      <SearchList {...rest} options={options} value={country?.countryCode} onChoose={choose} maxHeight="264px" />
    </Panel>
  );
}
