import styled from '@emotion/styled';
import { color, typeStyle } from '../../../theme/vars.ts';

/** A small secondary line: facts below a button, a condition. */
export const SmallPrint = styled('p')({ margin: 0, ...typeStyle('meta'), color: color('text2'), textWrap: 'pretty' });
