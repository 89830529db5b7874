import styled from '@emotion/styled';
import { color, elevation, media, radius, space } from '../../../theme/vars.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Engraving } from '../Engraving/Engraving.tsx';
import { LazyImage } from '../LazyImage/LazyImage.tsx';

export interface PhonePreviewProps {
  /** The brand's name. */
  name: string;
  /** URLs of portrait pictures, 3:4; at most nine are shown. Undefined while they load. */
  pictures: readonly string[] | undefined;
}

const SHOWN = 9;
const COLUMNS = 3;

const Phone = styled('div')({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  overflow: 'hidden',
  width: 'min(100%, 232px)',
  aspectRatio: '9 / 18',
  marginInline: 'auto',
  padding: space(2),
  border: `2px solid ${color('lineStrong')}`,
  borderRadius: 32,
  backgroundColor: color('bgSunken'),
  boxShadow: elevation('dialog'),
  [media.desktop]: { width: 248 },
});

const Bar = styled('div')({ padding: space(3, 2, 2) });

const Band = styled('div')({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  height: 92,
  marginBlockEnd: space(3),
  borderRadius: radius('control'),
  background: `radial-gradient(120% 160% at 100% 0%, ${color('bgHighlight')} 0, ${color('bg')} 70%)`,
});

const Wave = styled(Engraving)({ width: '100%', height: '100%', color: color('engraving'), opacity: 0.5 });

const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`,
  alignContent: 'start',
  gap: space(2),
});

const Tile = styled('div')({ overflow: 'hidden', aspectRatio: '3 / 4', borderRadius: radius('small') });
const Picture = styled(LazyImage)({ width: '100%', height: '100%' });

/** The site on a phone, as a picture: hidden from screen readers. */
export function PhonePreview({ name, pictures }: PhonePreviewProps) {
  const placeholder = <Skeleton shape="box" height="100%" />;
  return (
    <Phone aria-hidden inert>
      <Bar>
        <BrandMark name={name} size="sm" />
      </Bar>
      <Band data-ground="panel">
        <Wave kind="wave" lines={16} />
      </Band>
      <Tiles>
        {Array.from({ length: SHOWN }, (_, index) => {
          const picture = pictures?.[index];
          return (
            <Tile key={index}>
              {picture === undefined ? (
                placeholder
              ) : (
                <Picture src={picture} alt="" width={72} height={96} fallback={placeholder} />
              )}
            </Tile>
          );
        })}
      </Tiles>
    </Phone>
  );
}
