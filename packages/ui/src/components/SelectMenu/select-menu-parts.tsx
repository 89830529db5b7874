import styled from '@emotion/styled';
import { color } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';

export const ItemLabel = styled('span')({ flex: 1, minWidth: 0 });

const Column = styled('span')({ flex: 'none', width: 20, height: 20, color: color('accent') });

/** Fixed width that aligns all options. */
export function CheckColumn({ checked }: { checked: boolean }) {
  return <Column>{checked && <Icon name="check" />}</Column>;
}
