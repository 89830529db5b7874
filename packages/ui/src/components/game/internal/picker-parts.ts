import styled from '@emotion/styled';
import { color, space, typeStyle } from '../../../theme/vars.ts';

export const PickerHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  marginBlockEnd: space(3),
});

export const PickerTexts = styled('div')({ flex: '1 1 6rem', minWidth: 0 });
export const PickerTitle = styled('h2')({ margin: 0, ...typeStyle('section') });
export const PickerStatus = styled('p')({ margin: 0, ...typeStyle('meta'), color: color('text2') });

export const PickerActions = styled('div')({ display: 'flex', alignItems: 'center', gap: space(1) });
