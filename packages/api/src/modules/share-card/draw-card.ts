import type { ValidityState } from '@pahiya/domain/rc/validity';
import { PLATE_COLOURS } from '@pahiya/domain/registration/plate-style';
import type { CardFacts, CardPaper } from './card-facts.ts';
import type { TextDrawer, TextStyle } from './outline-text.ts';

/** The card is 1,200 by 630 pixels, which messengers and social networks show uncropped. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

const colour = {
  paper: '#F6F3EC',
  card: '#FFFFFF',
  line: '#E4DFD3',
  ink: '#17181A',
  ink2: '#55585E',
  sun: '#FFC629',
  strip: '#1E4FA3',
} as const;

const plateColours = {
  white: '#FFFFFF',
  black: '#17181A',
  yellow: '#FFC629',
  green: '#0B6B47',
  red: '#B3261E',
  'light-blue': '#8CC2FF',
} as const;

const chips: Readonly<Record<ValidityState, { readonly ink: string; readonly soft: string }>> = {
  'in-order': { ink: '#0B6B47', soft: '#DDF1E6' },
  lifetime: { ink: '#0B6B47', soft: '#DDF1E6' },
  soon: { ink: '#8A5A00', soft: '#FFF1CC' },
  over: { ink: '#B3261E', soft: '#FBE4E0' },
  'not-needed': { ink: '#0F5CA8', soft: '#E1EEFA' },
  unknown: { ink: '#55585E', soft: '#EEEBE3' },
};

/** Draws a card: a milestone with the plate on its cap. All text is outlines, so nothing needs escaping. */
export function drawCard(facts: CardFacts, draw: TextDrawer): string {
  const line = (
    text: string,
    at: { x: number; y: number; fill: string; within?: number },
    style: TextStyle,
  ) => {
    const { path } = fit(draw, text, style, at.within ?? 1050);
    return `<path transform="translate(${at.x} ${at.y})" fill="${at.fill}" d="${path}"/>`;
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">`,
    `<rect width="1200" height="630" fill="${colour.paper}"/>`,
    `<path d="M40 560V66a26 26 0 0 1 26-26h1068a26 26 0 0 1 26 26v494z" fill="${colour.card}"/>`,
    `<path d="M40 240V66a26 26 0 0 1 26-26h1068a26 26 0 0 1 26 26v174z" fill="${colour.sun}"/>`,
    drawPlate(facts, draw),
    drawBrand(facts.brand, draw),
    line(facts.title, { x: 75, y: 318, fill: colour.ink }, { size: 50, weight: 700 }),
    line(facts.line, { x: 75, y: 372, fill: colour.ink2 }, { size: 30, weight: 400 }),
    ...facts.papers.map((paper, index) => drawPaper(paper, 75 + index * 355, line)),
    line(
      facts.source,
      { x: 75, y: 541, fill: colour.ink2, within: 700 },
      { size: 22, weight: 400 },
    ),
    facts.sandbox === null ? '' : drawSandbox(facts.sandbox, draw),
    ...Array.from(
      { length: 15 },
      (_, index) =>
        `<rect x="${index * 80}" y="590" width="80" height="40" fill="${index % 2 ? colour.sun : colour.ink}"/>`,
    ),
    '</svg>',
  ].join('');
}

type Line = (
  text: string,
  at: { x: number; y: number; fill: string; within?: number },
  style: TextStyle,
) => string;

function drawPlate({ plate, plateStyle }: CardFacts, draw: TextDrawer): string {
  const { plate: ground, letters } = PLATE_COLOURS[plateStyle];
  const { path, width } = draw(plate, { size: 92, weight: 700, condensed: true, spacing: 3 });
  const whole = width + 110;
  return [
    `<rect x="75" y="86" width="${whole}" height="112" rx="12" fill="${plateColours[ground]}" stroke="${colour.ink}" stroke-width="4"/>`,
    `<path d="M121 88v108H87a10 10 0 0 1-10-10V98a10 10 0 0 1 10-10z" fill="${colour.strip}"/>`,
    `<path transform="translate(84 184)" fill="#FFFFFF" d="${draw('IND', { size: 20, weight: 700 }).path}"/>`,
    `<path transform="translate(146 172)" fill="${plateColours[letters]}" d="${path}"/>`,
  ].join('');
}

function drawBrand(name: string, draw: TextDrawer): string {
  const { path, width } = fit(draw, name, { size: 44, weight: 700 }, 300);
  return `<path transform="translate(${1125 - width} 158)" fill="${colour.ink}" d="${path}"/>`;
}

function drawPaper({ title, state, words, until }: CardPaper, x: number, line: Line): string {
  const { ink, soft } = chips[state];
  return [
    `<rect x="${x}" y="402" width="340" height="98" rx="14" fill="${soft}"/>`,
    line(title, { x: x + 20, y: 440, fill: colour.ink2, within: 300 }, { size: 24, weight: 400 }),
    line(
      until === '' ? words : `${words} ${until}`,
      { x: x + 20, y: 480, fill: ink, within: 300 },
      { size: 27, weight: 700 },
    ),
  ].join('');
}

function drawSandbox(words: string, draw: TextDrawer): string {
  const { path, width } = draw(words, { size: 24, weight: 700 });
  const left = 1125 - width - 32;
  return [
    `<rect x="${left}" y="510" width="${width + 32}" height="44" rx="6" fill="${colour.ink}"/>`,
    `<path transform="translate(${left + 16} 541)" fill="${colour.sun}" d="${path}"/>`,
  ].join('');
}

/** Shrinks text to seven tenths, then truncates it. */
function fit(draw: TextDrawer, text: string, style: TextStyle, within: number) {
  const full = draw(text, style);
  if (full.width <= within) return full;
  const size = Math.max(style.size * 0.7, (style.size * within) / full.width);
  let shown = [...text.slice(0, 200)];
  for (;;) {
    const drawn = draw(shown.length < text.length ? `${shown.join('')}…` : shown.join(''), {
      ...style,
      size,
    });
    if (drawn.width <= within || shown.length < 2) return drawn;
    shown = shown.slice(0, Math.max(1, Math.floor((shown.length * within) / drawn.width) - 1));
  }
}
