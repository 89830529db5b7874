import styled from '@emotion/styled';
import type { InputEvent } from 'react';
import { useId, useMemo, useRef } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { PasswordField, type PasswordFieldProps } from '../PasswordField/PasswordField.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useInputValue } from '../internal/use-input-value.ts';

export interface PasswordRule {
  id: string;
  label: string;
  /** True when the value satisfies the rule; called on every input, so it must be fast. */
  met: (value: string) => boolean;
}

export interface NewPasswordFieldProps extends PasswordFieldProps {
  rules: readonly PasswordRule[];
  /** Accessible name of the rule list. */
  rulesLabel: string;
  /** Screen-reader prefix of a satisfied rule. */
  metLabel: string;
  /** Screen-reader prefix of a rule not satisfied yet. */
  unmetLabel: string;
  /** Announced when the number of satisfied rules changes. */
  progress: (met: number, total: number) => string;
}

const Rules = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13em, 100%), 1fr))',
  gap: space(1, 4),
  margin: 0,
  marginBlockStart: space(2.5),
  padding: 0,
  listStyle: 'none',
  ...typeStyle('meta'),
});

const Rule = styled('li')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(2),
  color: color('text2'),
  '& > svg': { height: '1lh', color: color('controlLine') },
  '&[data-met="true"]': { color: color('text') },
  '&[data-met="true"] > svg': { color: color('success'), strokeWidth: 2.5 },
});

const Hidden = styled('span')(visuallyHidden);

/** Field for a new password; its rules are marked as met while typing. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { rules, rulesLabel, metLabel, unmetLabel, progress, ref, onInput, ...field } = props;
  const rulesId = useId();
  const input = useRef<HTMLInputElement>(null);
  const attach = useMemo(() => mergeRefs(input, ref), [ref]);
  const { value, read } = useInputValue(input);
  const checkedRules = rules.map((rule) => ({ ...rule, met: value !== '' && rule.met(value) }));
  const metCount = checkedRules.filter(({ met }) => met).length;
  return (
    <div>
      <PasswordField
        autoComplete="new-password"
        {...field}
        ref={attach}
        aria-describedby={rulesId}
        onInput={(event: InputEvent<HTMLInputElement>) => {
          read();
          onInput?.(event);
        }}
      />
      <Rules id={rulesId} aria-label={rulesLabel}>
        {checkedRules.map(({ id, label, met }) => (
          <Rule key={id} data-met={met}>
            <Icon name={met ? 'check' : 'ring'} size={16} />
            <span>
              <Hidden>{met ? metLabel : unmetLabel} </Hidden>
              {label}
            </span>
          </Rule>
        ))}
      </Rules>
      <Hidden role="status">{value === '' ? '' : progress(metCount, rules.length)}</Hidden>
    </div>
  );
}
