import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { FormulaPopover, type FormulaTerm } from '@croupier/ui/data/FormulaPopover';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export interface FigureFormula {
  /** Label of the figure. */
  readonly figure: string;
  /** What is added up, with signs; empty for a figure that is counted as such. */
  readonly terms: readonly FormulaTerm[];
  readonly result: string;
  /** What is counted and what is left out. */
  readonly note: string;
  /** Page with what the figure is made of. */
  readonly source?: { readonly label: string; readonly to: string };
}

/** Makes the button with the formula of a figure. */
export function useFormula(): (formula: FigureFormula) => ReactNode {
  const { t } = useTranslation('teamFigures');
  return ({ figure, terms, result, note, source }) => (
    <FormulaPopover
      label={t('formula', { figure })}
      closeLabel={t('close')}
      formula={{
        title: figure,
        terms,
        result: { label: figure, value: result },
        note,
        source: source && (
          <LinkButton component={Link} to={source.to} variant="link">
            {source.label}
          </LinkButton>
        ),
      }}
    />
  );
}
