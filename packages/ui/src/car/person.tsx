import { type Corner, outline } from './car-outline.ts';
import { carColours } from './car-paint.ts';

/** How tall the person is, in millimetres, and how wide the drawing. */
export const personSize = { heightMm: 1700, widthMm: 500 } as const;

const skin = '#a86f47';
const shoe = '#6b3f22';

type Part = { readonly fill: string; readonly corners: readonly Corner[]; readonly thin?: boolean };

const trousersAndShoes: readonly Part[] = [
  {
    fill: '#46566e',
    corners: [
      [150, 40, 0],
      [170, 820, 30],
      [330, 820, 30],
      [345, 40, 0],
      [262, 40, 10],
      [252, 640, 20],
      [245, 640, 20],
      [232, 40, 10],
    ],
  },
  {
    ...{ fill: shoe, thin: true },
    corners: [
      [112, 8, 20],
      [130, 62, 30],
      [238, 62, 10],
      [238, 8, 10],
    ],
  },
  {
    ...{ fill: shoe, thin: true },
    corners: [
      [252, 8, 10],
      [256, 62, 10],
      [350, 62, 20],
      [352, 8, 10],
    ],
  },
  {
    fill: '#f7f4ec',
    corners: [
      [92, 760, 30],
      [110, 1250, 60],
      [165, 1392, 80],
      [330, 1392, 80],
      [388, 1250, 60],
      [408, 760, 30],
      [352, 752, 30],
      [338, 1130, 20],
      [345, 690, 30],
      [155, 690, 30],
      [160, 1130, 20],
      [146, 752, 30],
    ],
  },
];

const neck: readonly Corner[] = [
  [212, 1350, 0],
  [212, 1450, 0],
  [284, 1450, 0],
  [284, 1350, 0],
  [248, 1330, 20],
];

const hair: readonly Corner[] = [
  [146, 1560, 20],
  [140, 1690, 80],
  [248, 1712, 90],
  [352, 1690, 80],
  [350, 1560, 20],
  [318, 1622, 40],
  [200, 1630, 60],
];

/** A standing person, feet on the road at y = 0, next to whom cars have their size. */
export function Person() {
  const ink = { stroke: carColours.ink, strokeWidth: 24, strokeLinejoin: 'round' } as const;
  const thin = { ...ink, strokeWidth: 17 };
  return (
    <g>
      <ellipse cx="250" cy="4" rx="230" ry="24" fill={carColours.ink} opacity=".22" />
      {trousersAndShoes.map(({ fill, corners, thin: isThin }) => (
        <path
          key={corners.join(' ')}
          d={outline(corners)}
          fill={fill}
          {...(isThin === true ? thin : ink)}
        />
      ))}
      <circle cx="118" cy="-735" r="38" fill={skin} {...thin} />
      <circle cx="382" cy="-735" r="38" fill={skin} {...thin} />
      <path d={outline(neck)} fill={skin} {...thin} />
      <ellipse cx="248" cy="-1560" rx="100" ry="124" fill={skin} {...ink} />
      <path d={outline(hair)} fill="#24262a" {...thin} />
    </g>
  );
}
