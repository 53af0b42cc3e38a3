import type { ReactNode } from 'react';
import { ink, red } from './sign-colours.ts';

type Coloured = { readonly colour?: string | undefined };

/** A line of one width. */
export function Line({ d, width = 12, colour = ink }: Coloured & { d: string; width?: number }) {
  return <path d={d} fill="none" stroke={colour} strokeWidth={width} strokeLinejoin="round" />;
}

/** A line with round ends, for limbs and thin parts. */
export function Limb({ d, width = 8, colour = ink }: Coloured & { d: string; width?: number }) {
  return (
    <path
      d={d}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** A filled shape. */
export function Fill({ d, colour = ink }: Coloured & { d: string }) {
  return <path d={d} fill={colour} />;
}

type HeadProps = Coloured & { x: number; y: number; turn?: number; size?: number };

/** An arrow's head with its base at x, y; turned clockwise from pointing up. */
export function Head({ x, y, turn = 0, size = 15, colour = ink }: HeadProps) {
  const points = `0,${-size * 1.3} ${size},2 ${-size},2`;
  return (
    <polygon points={points} fill={colour} transform={`translate(${x} ${y}) rotate(${turn})`} />
  );
}

/** The same drawing seen in a mirror: left becomes right. */
export function Mirrored({ children }: { children: ReactNode }) {
  return <g transform="matrix(-1 0 0 1 200 0)">{children}</g>;
}

/** Moves and scales a pictogram that is drawn around 0, 0. */
export function At(props: { x: number; y: number; scale?: number; children: ReactNode }) {
  const { x, y, scale = 1, children } = props;
  return <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>;
}

/** The bar of a prohibition. */
export function Bar() {
  return <Line d="M46,46 L154,154" width={16} colour={red} />;
}

/** Words or a number on a plate. */
export function Words(props: Coloured & { y: number; size: number; children: string }) {
  const { y, size, colour = ink, children } = props;
  return (
    <text x="100" y={y} fontSize={size} fontWeight="750" textAnchor="middle" fill={colour}>
      {children}
    </text>
  );
}
