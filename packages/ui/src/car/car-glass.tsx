import type { CarFrame } from './car-frame.ts';
import { at, outline, whole } from './car-outline.ts';
import { carColours } from './car-paint.ts';

type GlassProps = { readonly frame: CarFrame; readonly clip: string; readonly line: number };

/** The windows with glare, head-rests and pillars; of a convertible the windscreen and the seats. */
export function CarGlass({ frame, clip, line }: GlassProps) {
  if (frame.has('open')) return <OpenTop frame={frame} line={line} />;
  const { length: l, height: h, beltFront: belt, glassStart, form, has } = frame;
  const pillar = form.pillars[0] * l;
  const second = form.pillars[1] === undefined ? null : form.pillars[1] * l;
  const glares = [
    [glassStart + l * 0.09, l * 0.04],
    [glassStart + l * 0.145, l * 0.014],
    [pillar + l * 0.07, l * 0.035],
  ] as const;
  const width = Math.max(l * 0.017, line * 1.2);
  return (
    <>
      <path d={frame.glass} fill={carColours.glass} />
      <g clipPath={`url(#${clip})`}>
        {glares.map(([x, wide]) => (
          <path
            key={x}
            d={`M${at(x, belt - 60)}L${at(x + h * 0.26, h)}h${whole(wide)}L${at(x + wide, belt - 60)}Z`}
            fill={carColours.glare}
            opacity=".55"
          />
        ))}
        <path d={headRest(pillar - l * 0.075, frame)} fill={carColours.ink} opacity=".22" />
        {!has('two-doors') && (
          <path d={headRest(pillar + l * 0.135, frame)} fill={carColours.ink} opacity=".22" />
        )}
        <path
          d={`M${at(pillar - width / 2, h)}h${whole(width * 0.9)}L${at(pillar + width / 2, belt - 80)}h${whole(-width)}Z`}
          fill={carColours.ink}
        />
        {second !== null && (
          <path
            d={`M${at(second, belt - 80)}L${at(second - l * 0.012, h)}h${whole(l * 0.02)}L${at(second + l * 0.026, belt - 80)}Z`}
            fill={carColours.ink}
          />
        )}
        {has('square') && (
          <path
            d={`M${at(pillar, h)}h${whole(l * 0.03)}V0h${whole(-l * 0.03)}Z`}
            fill={carColours.ink}
          />
        )}
      </g>
      <path
        d={frame.glass}
        fill="none"
        stroke={carColours.ink}
        strokeWidth={whole(line * 0.8)}
        strokeLinejoin="round"
      />
    </>
  );
}

function headRest(x: number, { length: l, height: h, beltFront: belt }: CarFrame): string {
  return outline([
    [x, belt - 40, 0],
    [x + l * 0.017, belt + h * 0.145, 40],
    [x + l * 0.05, belt + h * 0.15, 40],
    [x + l * 0.057, belt - 40, 0],
  ]);
}

function OpenTop({ frame, line }: { frame: CarFrame; line: number }) {
  const { length: l, height: h, beltFront: belt, cowl, screenTop } = frame;
  const seat = (x: number) =>
    outline([
      [x, belt - h * 0.06, 0],
      [x + l * 0.012, belt + h * 0.16, 50],
      [x + l * 0.045, belt + h * 0.18, 50],
      [x + l * 0.05, belt - h * 0.06, 0],
    ]);
  const ink = { stroke: carColours.ink, strokeLinejoin: 'round' } as const;
  return (
    <>
      {[0.505, 0.625].map((share) => (
        <path
          key={share}
          d={seat(share * l)}
          fill={carColours.seat}
          strokeWidth={whole(line * 0.7)}
          {...ink}
        />
      ))}
      <path
        d={`M${at(cowl[0] + l * 0.015, cowl[1])}L${at(...screenTop)}L${at(screenTop[0] + l * 0.012, screenTop[1] - h * 0.01)}L${at(cowl[0] + l * 0.075, belt + h * 0.03)}Z`}
        fill={carColours.glass}
        strokeWidth={whole(line * 0.9)}
        {...ink}
      />
    </>
  );
}
