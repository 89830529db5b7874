import type { CSSProperties, ReactNode } from 'react';
import { contrast } from '../src/testing/contrast.ts';
import { croupier } from '../src/theme/brands/croupier.ts';
import { parolan } from '../src/theme/brands/parolan.ts';
import type { BrandTokens, ColorRoles, ColorScheme } from '../src/theme/tokens.ts';

/*
 * Tables of the tokens page, generated from the brands' data. They render outside a brand, so that both brands can be
 * shown at once.
 */

const brands = [croupier, parolan];
const schemes: readonly ColorScheme[] = ['dark', 'light'];
const cell: CSSProperties = { padding: '8px 12px', textAlign: 'start', verticalAlign: 'middle' };

interface TableProps {
  heads: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  /** Colour roles of the table. */
  colors: ColorRoles;
  text: string;
}

function Table({ heads, rows, colors, text }: TableProps) {
  return (
    <div
      className="sb-unstyled"
      style={{ overflowX: 'auto', background: colors.bg, color: colors.text, fontFamily: text, fontSize: 14 }}
    >
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} style={{ ...cell, color: colors.text2, fontWeight: 500 }}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id} style={{ borderBlockStart: `1px solid ${colors.line}` }}>
              {cells.map((content, column) => (
                <td key={heads[column]} style={cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const opaque = /^#[0-9a-f]{6}$/;
const ratio = (value: string, on: string) => (opaque.test(value) ? `${contrast(value, on).toFixed(2)} : 1` : '–');

function swatch(value: string, line: string): ReactNode {
  return (
    <span
      style={{
        display: 'block',
        width: 64,
        height: 32,
        borderRadius: 6,
        background: value,
        border: `1px solid ${line}`,
      }}
    />
  );
}

/** Every colour role with its contrast on page and card (WCAG 2). */
export function Colours() {
  return brands.flatMap((brand) =>
    schemes.map((scheme) => {
      const colors = brand.color[scheme];
      return (
        <section key={`${brand.id} ${scheme}`}>
          <h3>
            {brand.id}, {scheme}
          </h3>
          <Table
            colors={colors}
            text={brand.fonts.text}
            heads={['', 'role', 'value', 'on bg', 'on surface1']}
            rows={Object.entries(colors).map(([role, value]: [string, string]) => ({
              id: role,
              cells: [
                swatch(value, colors.line),
                <code key="role">{role}</code>,
                value,
                ratio(value, colors.bg),
                ratio(value, colors.surface1),
              ],
            }))}
          />
        </section>
      );
    }),
  );
}

/** Type roles, each rendered in its own style. */
export function TypeScale() {
  return brands.map((brand) => (
    <section key={brand.id}>
      <h3>{brand.id}</h3>
      <Table
        colors={brand.color.dark}
        text={brand.fonts.text}
        heads={['role', 'phone, desktop', 'weight', 'as it looks']}
        rows={Object.entries(brand.type).map(([role, style]) => ({
          id: role,
          cells: [
            <code key="role">{role}</code>,
            `${style.phone.size}, ${style.desktop.size} px`,
            style.weight,
            <span
              key="sample"
              style={{
                fontFamily: brand.fonts[style.family],
                fontWeight: style.weight,
                fontSize: style.desktop.size,
                lineHeight: style.desktop.line,
                letterSpacing: `${style.tracking}em`,
              }}
            >
              Mga ₱12,480.50
            </span>,
          ],
        }))}
      />
    </section>
  ));
}

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];

/** Lengths: space scale, radii, minimum sizes. */
export function Lengths() {
  return brands.map((brand) => {
    const colors = brand.color.dark;
    const bar = (px: number) => <span style={{ display: 'block', width: px, height: 12, background: colors.accent }} />;
    const corner = (px: number) => (
      <span
        style={{
          display: 'block',
          width: 72,
          height: 48,
          border: `2px solid ${colors.accent}`,
          borderRadius: Math.min(px, 24),
        }}
      />
    );
    return (
      <section key={brand.id}>
        <h3>{brand.id}</h3>
        <Table
          colors={colors}
          text={brand.fonts.text}
          heads={['function', 'px', '']}
          rows={[
            ...steps.map((step) => ({
              id: `space${step}`,
              cells: [
                <code key="name">{`space(${step})`}</code>,
                step * brand.space.unit,
                bar(step * brand.space.unit),
              ],
            })),
            ...Object.entries(brand.radius).map(([name, px]: [string, number]) => ({
              id: `radius${name}`,
              cells: [<code key="name">{`radius('${name}')`}</code>, px, corner(px)],
            })),
            ...(['gutter', 'section'] as const).map((name) => ({
              id: name,
              cells: [
                <code key="name">{`layout('${name}')`}</code>,
                `${brand.space[name].phone}, from 900 px on ${brand.space[name].desktop}`,
                bar(brand.space[name].desktop),
              ],
            })),
            {
              id: 'target',
              cells: [<code key="name">{`size('target')`}</code>, brand.size.target, bar(brand.size.target)],
            },
          ]}
        />
      </section>
    );
  });
}

/** Shadows by scheme. */
export function Elevations() {
  return brands.flatMap((brand: BrandTokens) =>
    schemes.map((scheme) => {
      const { backdrop, ...shadows } = brand.elevation[scheme];
      const colors = brand.color[scheme];
      return (
        <section key={`${brand.id} ${scheme}`}>
          <h3>
            {brand.id}, {scheme}
          </h3>
          <div
            className="sb-unstyled"
            style={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 32,
              padding: 32,
              background: backdrop,
              color: colors.text,
            }}
          >
            {Object.entries(shadows).map(([name, shadow]: [string, string]) => (
              <code
                key={name}
                style={{
                  padding: 24,
                  borderRadius: brand.radius.card,
                  background: colors.surface1,
                  boxShadow: shadow,
                }}
              >
                {name}
              </code>
            ))}
          </div>
        </section>
      );
    }),
  );
}

/** Durations. */
export function Motions() {
  return brands.map((brand) => (
    <section key={brand.id}>
      <h3>{brand.id}</h3>
      <Table
        colors={brand.color.dark}
        text={brand.fonts.text}
        heads={['name', 'value']}
        rows={Object.entries(brand.motion).map(([name, value]) => ({
          id: name,
          cells: [<code key="name">{name}</code>, typeof value === 'number' ? `${value} ms` : value],
        }))}
      />
    </section>
  ));
}
