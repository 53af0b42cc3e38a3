import type { ReactNode } from 'react';
import { asphalt, blue, ink, red, white } from './sign-colours.ts';
import { Bar } from './strokes.tsx';

type FrameProps = { readonly children?: ReactNode };

const edge = '#a8a39a';

/** Eight sides: the stop sign alone. */
export function Octagon({ children }: FrameProps) {
  return (
    <>
      <polygon
        points="62,8 138,8 192,62 192,138 138,192 62,192 8,138 8,62"
        fill={white}
        stroke={edge}
      />
      <polygon points="65,15 135,15 185,65 185,135 135,185 65,185 15,135 15,65" fill={red} />
      {children}
    </>
  );
}

/** A triangle on its point: give way alone. */
export function PointDown() {
  return (
    <path
      d="M22,28 H178 L100,164 Z"
      fill={white}
      stroke={red}
      strokeWidth="20"
      strokeLinejoin="round"
    />
  );
}

/** Red ring: an order not to, or a limit. */
export function Ring({ children }: FrameProps) {
  return (
    <>
      <circle cx="100" cy="100" r="82" fill={white} stroke={red} strokeWidth="19" />
      {children}
    </>
  );
}

/** Red ring with a bar over what it forbids. */
export function Forbidden({ children }: FrameProps) {
  return (
    <Ring>
      {children}
      <Bar />
    </Ring>
  );
}

/** Red ring on blue: parking and stopping. */
export function BlueRing({ children }: FrameProps) {
  return (
    <>
      <circle cx="100" cy="100" r="82" fill={blue} stroke={red} strokeWidth="19" />
      {children}
    </>
  );
}

/** A plain disc with a white edge. */
export function Disc({ colour = blue, children }: FrameProps & { colour?: string }) {
  return (
    <>
      <circle cx="100" cy="100" r="92" fill={white} stroke={edge} />
      <circle cx="100" cy="100" r="86" fill={colour} />
      {children}
    </>
  );
}

/** Red triangle: a warning. */
export function Warning({ children }: FrameProps) {
  return (
    <>
      <path
        d="M100,26 L181,166 H19 Z"
        fill={white}
        stroke={red}
        strokeWidth="20"
        strokeLinejoin="round"
      />
      {children}
    </>
  );
}

/** Blue square: information. */
export function BlueSquare({ children }: FrameProps) {
  return (
    <>
      <rect x="16" y="16" width="168" height="168" rx="10" fill={blue} />
      {children}
    </>
  );
}

/** Blue board with a white panel: something useful nearby. */
export function Facility({ children }: FrameProps) {
  return (
    <>
      <rect x="34" y="6" width="132" height="188" rx="10" fill={blue} />
      <rect x="50" y="24" width="100" height="118" rx="4" fill={white} />
      {children}
    </>
  );
}

/** A piece of road seen from above; traffic on the left half goes up. */
export function Road({ children }: FrameProps) {
  return (
    <>
      <rect x="4" y="4" width="192" height="192" rx="14" fill={asphalt} />
      {children}
    </>
  );
}

/** A traffic light. */
export function LightHead({ children }: FrameProps) {
  return (
    <>
      <rect x="58" y="4" width="84" height="192" rx="16" fill={ink} />
      {children}
    </>
  );
}
