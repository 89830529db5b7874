import styled from '@emotion/styled';
import { Button } from '../components/actions/Button/Button.tsx';
import { CategoryMenu } from '../components/navigation/CategoryMenu/CategoryMenu.tsx';
import { HeroPanel } from '../components/display/HeroPanel/HeroPanel.tsx';
import type { IconName } from '../components/display/Icon/Icon.tsx';
import { Icon } from '../components/display/Icon/Icon.tsx';
import { LinkButton } from '../components/actions/LinkButton/LinkButton.tsx';
import { PageContainer } from '../components/layout/PageContainer/PageContainer.tsx';
import { PageStack } from '../components/layout/PageStack/PageStack.tsx';
import { ScrollRow } from '../components/layout/ScrollRow/ScrollRow.tsx';
import { color, media, radius, space, typeStyle } from '../theme/vars.ts';

const categories: readonly [string, string, IconName][] = [
  ['home', 'All games', 'home'],
  ['rng', 'Slots', 'slots'],
  ['live', 'Live', 'live'],
  ['pvp', 'Table', 'cards'],
  ['fish', 'Fishing', 'fish'],
  ['sports', 'Sports', 'ball'],
  ['elott', 'Lottery', 'lottery'],
];

const games: readonly [string, string, string][] = [
  ['Dragon Hoard', 'Ninth Lantern', '#8f1420'],
  ['Jeepney Jackpot', 'Mangga Street', '#c4621a'],
  ['Mango Fiesta', 'Mangga Street', '#d99a14'],
  ['Lapu-Lapu Reef', 'Tidewright', '#0e6a94'],
  ['Tongits Club', 'Brasswick & Co.', '#1d4a38'],
  ['Cherry Bomba', 'Kampanario', '#b23a48'],
  ['Pearl of the East', 'Tidewright', '#37449c'],
  ['Galleon 1565', 'Mangga Street', '#206e75'],
];

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  marginBlockEnd: space(2),
  '& h2': { margin: 0, ...typeStyle('section') },
});

const Tiles = styled('ul')({
  display: 'flex',
  gap: space(2.5),
  width: 'max-content',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.desktop]: { gap: space(4) },
});

const Tile = styled('a')({
  display: 'block',
  width: 138,
  color: color('text'),
  textDecoration: 'none',
  [media.desktop]: { width: 164 },
  '& svg': { display: 'block', width: '100%', height: 'auto', borderRadius: radius('tile') },
  '& b': { display: 'block', marginBlockStart: space(2), ...typeStyle('tile') },
  '& small': { ...typeStyle('meta'), color: color('text3') },
});

/** Cover with the first two words of the name, for games without an image. */
function Cover({ name, background }: { name: string; background: string }) {
  const words = name.split(' ');
  return (
    <svg viewBox="0 0 120 160" aria-hidden focusable="false">
      <rect width={120} height={160} fill={background} />
      <circle cx={60} cy={62} r={38} fill="#ffffff2e" />
      <circle cx={60} cy={62} r={24} fill="#ffffff38" />
      {words.slice(0, 2).map((word, index) => (
        <text key={word} x={60} y={126 + index * 20} fill="#fff" fontSize={19} fontWeight={800} textAnchor="middle">
          {word}
        </text>
      ))}
    </svg>
  );
}

function GameRow({ title, from }: { title: string; from: number }) {
  return (
    <section>
      <Head>
        <h2>{title}</h2>
        <LinkButton variant="link" href="#all" aria-label={`See all: ${title}`} endIcon={<Icon name="chevronEnd" />}>
          See all
        </LinkButton>
      </Head>
      <ScrollRow bleed arrows>
        <Tiles>
          {[...games.slice(from), ...games.slice(0, from)].map(([name, maker, background]) => (
            <li key={name}>
              <Tile href="#game">
                <Cover name={name} background={background} />
                <b>{name}</b>
                <small>{maker}</small>
              </Tile>
            </li>
          ))}
        </Tiles>
      </ScrollRow>
    </section>
  );
}

/** Sample home page for stories of the site frame. */
export function SampleHomePage({ member }: { member: boolean }) {
  return (
    <PageContainer as="main" id="main" tabIndex={-1}>
      <PageStack>
        <HeroPanel
          eyebrow="Sunday reload"
          title="20% back on Sunday deposits"
          text="Up to ₱2,000 in bonus credit. Play it through 8 times within 7 days."
          actions={<Button variant="selected">See the offer</Button>}
        />
        <CategoryMenu
          label="Categories"
          value="home"
          items={categories.map(([value, label, icon]) => ({
            value,
            label,
            icon: <Icon name={icon} />,
            link: { href: `#${value}` },
          }))}
        />
        {member && <GameRow title="Pick up where you left off" from={3} />}
        <GameRow title="Popular tonight" from={0} />
        <GameRow title="New this week" from={5} />
      </PageStack>
    </PageContainer>
  );
}
