import styled from '@emotion/styled';
import { radius, space } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'startSlot' | 'endSlot' | 'type'> {
  /** Address of the picture; its place is kept while there is none. */
  picture?: string | undefined;
  /** What the picture is, for those who do not see it. */
  pictureLabel: string;
  /** Name of the button for another picture. */
  refreshLabel: string;
  onRefresh: () => void;
}

const WIDTH = 112;
const HEIGHT = 40;

const Picture = styled('img')({ display: 'block', width: WIDTH, height: HEIGHT, borderRadius: radius('small') });
const Place = styled('span')({ display: 'block', width: WIDTH, marginInlineEnd: space(1) });

/** The characters of a picture, typed; with a button for another picture. */
export function CaptchaField({ picture, pictureLabel, refreshLabel, onRefresh, ...field }: CaptchaFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      {...field}
      endSlot={
        <>
          <Place>
            {picture === undefined ? (
              <Skeleton shape="box" height={`${HEIGHT}px`} />
            ) : (
              <Picture src={picture} alt={pictureLabel} width={WIDTH} height={HEIGHT} />
            )}
          </Place>
          <IconButton label={refreshLabel} onClick={onRefresh}>
            <Icon name="refresh" />
          </IconButton>
        </>
      }
    />
  );
}
