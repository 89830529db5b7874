import styled from '@emotion/styled';
import { color, space, typeStyle } from '../../../theme/vars.ts';

export const Subtitle = styled('p')({
  margin: 0,
  marginBlockStart: space(1),
  color: color('text2'),
  ...typeStyle('body'),
});
