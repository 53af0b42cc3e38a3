import { white } from './sign-colours.ts';
import { Fill, Limb, Line } from './strokes.tsx';

// Pictograms around 0, 0; about 100 wide unless noted.
type Props = { readonly colour?: string | undefined };

/** A car from the front. */
export function CarFront({ colour }: Props) {
  return (
    <>
      <Fill
        colour={colour}
        d="M-30,-4 L-20,-28 Q-18,-32 -13,-32 H13 Q18,-32 20,-28 L30,-4 Q36,0 36,8 V26 H24 V18 H-24 V26 H-36 V8 Q-36,0 -30,-4 Z"
      />
      <Fill colour={white} d="M-20,-6 L-13,-24 H13 L20,-6 Z" />
    </>
  );
}

/** A truck from the side, facing left. */
export function Truck({ colour }: Props) {
  return (
    <>
      <Fill
        colour={colour}
        d="M-8,-30 H50 V18 H-8 Z M-50,-4 L-38,-20 H-14 V18 H-50 Z M-44,-4 H-26 V-14 H-36 Z"
      />
      <circle cx="-32" cy="20" r="11" fill={colour} stroke={white} strokeWidth="3" />
      <circle cx="14" cy="20" r="11" fill={colour} stroke={white} strokeWidth="3" />
      <circle cx="38" cy="20" r="11" fill={colour} stroke={white} strokeWidth="3" />
    </>
  );
}

/** A bulb horn. */
export function Horn({ colour }: Props) {
  return (
    <>
      <Fill colour={colour} d="M-48,-30 Q-44,0 -48,30 L-8,10 H18 Q18,-10 18,-10 H-8 Z" />
      <circle cx="32" cy="0" r="18" fill={colour} />
    </>
  );
}

/** A cycle. */
export function Cycle({ colour }: Props) {
  return (
    <>
      <circle cx="-28" cy="12" r="19" fill="none" stroke={colour ?? '#17181a'} strokeWidth="6" />
      <circle cx="28" cy="12" r="19" fill="none" stroke={colour ?? '#17181a'} strokeWidth="6" />
      <Limb
        colour={colour}
        width={6}
        d="M-28,12 L-10,-18 H18 L0,12 Z M-10,-18 L0,12 M28,12 L16,-28 H26 M-16,-26 H-4 M-10,-26 L-10,-18"
      />
    </>
  );
}

/** A person walking to the left. */
export function Walker({ colour }: Props) {
  return (
    <>
      <circle cx="2" cy="-46" r="10" fill={colour} />
      <Limb colour={colour} width={15} d="M0,-26 L2,-2" />
      <Limb colour={colour} d="M2,0 L-14,20 L-18,42 M4,0 L14,20 L20,42" width={11} />
      <Limb colour={colour} d="M-2,-28 L-20,-14 L-24,0 M4,-28 L18,-12 L26,-4" />
    </>
  );
}

/** A child running to the right. */
export function Runner({ colour }: Props) {
  return (
    <>
      <circle cx="8" cy="-44" r="11" fill={colour} />
      <Limb colour={colour} width={15} d="M4,-24 L-2,-2" />
      <Limb colour={colour} d="M-2,0 L16,12 L12,34 M-4,0 L-16,18 L-36,20" width={10} />
      <Limb colour={colour} d="M6,-26 L22,-14 L36,-22 M2,-26 L-18,-20 L-24,-4" />
    </>
  );
}

/** A person with a shovel and a heap. */
export function Digger() {
  return (
    <>
      <circle cx="-4" cy="-42" r="10" />
      <Limb width={14} d="M-8,-24 L-18,0" />
      <Limb width={10} d="M-18,2 L-6,20 L-8,42 M-20,2 L-30,22 L-38,42" />
      <Limb d="M-8,-24 L6,-8 L18,-4 M-10,-22 L-4,-2 L8,4" />
      <Limb width={5} d="M-14,-10 L34,14" />
      <Fill d="M14,44 Q30,10 48,44 Z" />
    </>
  );
}

/** A cow from the side. */
export function Cow() {
  return (
    <>
      <Fill d="M-32,-18 H24 Q32,-18 34,-26 L40,-30 L42,-22 L52,-14 L48,-4 L36,-4 Q32,8 26,12 H-30 Q-38,8 -38,-6 Z" />
      <Limb width={7} d="M-30,8 V38 M-20,8 V38 M14,8 V38 M24,8 V38 M-38,-10 Q-46,4 -42,20" />
      <Limb width={4} d="M38,-26 Q34,-36 40,-40 M44,-24 Q50,-32 48,-40" />
    </>
  );
}

/** A steam engine from the side. */
export function Engine() {
  return (
    <>
      <Fill d="M-34,-24 H-22 V-40 H-28 V-48 H-6 V-40 H-12 V-24 H8 V-42 H2 V-50 H50 V-42 H44 V14 H-40 L-52,26 H-34 Z" />
      <Fill colour={white} d="M18,-38 H34 V-20 H18 Z" />
      {[-26, -2].map((x) => (
        <circle key={x} cx={x} cy="18" r="12" stroke={white} strokeWidth="3" />
      ))}
      <circle cx="28" cy="14" r="17" stroke={white} strokeWidth="3" />
      <Limb width={5} d="M-16,-56 Q-14,-62 -8,-62 Q-4,-64 -4,-70" />
    </>
  );
}

/** A gate of boards. */
export function Gate() {
  return (
    <Line
      width={7}
      d="M-42,-14 H42 M-42,12 H42 M-36,-26 V28 M-18,-26 V28 M0,-26 V28 M18,-26 V28 M36,-26 V28"
    />
  );
}
