/** Vehicles from the side, facing left. Each has its base at y = 0 and starts at x = 0; the caller positions it.
 * Colours are scene tokens by class (styles/scene.css). */
export type VehicleKind = 'car' | 'two-wheeler' | 'truck' | 'auto-rickshaw' | 'bus';

const DRAWINGS = {
  car: Car,
  'two-wheeler': Scooter,
  truck: Truck,
  'auto-rickshaw': Auto,
  bus: Bus,
};

/** Position of the headlamp, for its beam at night. */
const LAMPS: Record<VehicleKind, { x: number; y: number }> = {
  car: { x: 8, y: -48 },
  'two-wheeler': { x: 44, y: -94 },
  truck: { x: 6, y: -40 },
  'auto-rickshaw': { x: 8, y: -56 },
  bus: { x: 6, y: -36 },
};

/** One vehicle with its shadow and, at night, its light on the road. */
export function RoadVehicle({ kind }: { kind: VehicleKind }) {
  const Drawing = DRAWINGS[kind];
  const lamp = LAMPS[kind];
  return (
    <>
      <path className="s-beam" d={`M${lamp.x} ${lamp.y}L-230 -64V10L${lamp.x} ${lamp.y + 8}Z`} />
      <Drawing />
    </>
  );
}

function Wheel({ x, r = 25 }: { x: number; r?: number }) {
  const rim = r * 0.56;
  const spoke = (turn: number) => {
    const dx = (Math.cos(turn) * rim).toFixed(1);
    const dy = (Math.sin(turn) * rim).toFixed(1);
    return `M${-dx} ${-dy}L${dx} ${dy}`;
  };
  return (
    <g transform={`translate(${x} ${-r})`}>
      <circle r={r} className="s-tyre" />
      <circle r={rim} className="s-rim" />
      <path
        d={[0.3, 0.3 + Math.PI / 3, 0.3 + (2 * Math.PI) / 3].map(spoke).join('')}
        className="s-thin"
      />
      <circle r={r * 0.16} className="s-tyre" />
    </g>
  );
}

function Shadow({ width }: { width: number }) {
  return <ellipse cx={width / 2} cy="1" rx={width / 2} ry="7" className="s-shadow" />;
}

function Car() {
  return (
    <>
      <Shadow width={256} />
      <path
        className="s-body"
        d="M4-26C-1-36 1-48 8-54 26-63 50-67 74-69 94-89 112-103 132-105c32-3 62-2 78 4 16 7 26 21 32 33 8 6 11 18 10 34 0 7-3 11-8 12H10c-3 0-5-2-6-4Z"
      />
      <path className="s-shade" d="M3-34h249v6c-1 4-4 6-8 6H10c-4 0-7-6-7-12Z" />
      <path className="s-glass" d="M90-70c14-14 28-24 42-26l20-1v27Z" />
      <path className="s-glass" d="M160-97c18-1 34 0 43 4 10 5 18 14 22 23h-65Z" />
      <path className="s-thin" d="M156-70v44M166-58h14M84-68 76-44" />
      <path className="s-lamp" d="M4-46c2-6 6-9 14-10 2 5-2 10-14 10Z" />
      <path className="s-tail" d="M238-66c6 3 10 8 12 14-8 0-12-5-12-14Z" />
      <path className="s-arch" d="M27-23a29 29 0 0 1 58 0ZM173-23a29 29 0 0 1 58 0Z" />
      <Wheel x={56} />
      <Wheel x={202} />
    </>
  );
}

function Scooter() {
  return (
    <>
      <Shadow width={176} />
      <path
        className="s-body"
        d="M58-42c-2-20-6-36-10-48l12-6c6 20 8 38 10 52h26c2-18 12-28 34-29 18 0 30 4 32 14 0 14-10 24-22 31H76c-10 0-16-4-18-14Z"
      />
      <path className="s-shade" d="M70-44h84c-4 7-9 12-14 16H76c-10 0-8-8-6-16Z" />
      <path className="s-seat" d="M96-76c20-6 46-4 68 2v9H98Z" />
      <path className="s-line" d="M52-92 36-26M48-96 68-104" />
      <circle cx="46" cy="-93" r="8" className="s-lamp" />
      <path className="s-body" d="M8-26a28 28 0 0 1 50-12l-8 6a20 20 0 0 0-34 8Z" />
      <path className="s-tail" d="M160-70h10v10h-10Z" />
      <Wheel x={34} r={22} />
      <Wheel x={138} r={22} />
      <path className="s-limb" d="M122-80 88-76 84-42" />
      <path className="s-limb s-shirt" d="M122-82C124-100 122-112 116-124" />
      <path className="s-arm" d="M114-122 96-104 70-104" />
      <circle cx="112" cy="-150" r="19" className="s-helmet" />
      <path className="s-glass" d="M93-152c0-9 6-14 12-15l2 16c-5 3-10 3-14-1Z" />
    </>
  );
}

function Auto() {
  return (
    <>
      <Shadow width={196} />
      <path
        className="s-leaf-body"
        d="M6-30C2-52 8-72 22-84l34-14 30 6v50h18v-44h86c4 22 6 46 0 66H12Z"
      />
      <path className="s-glass" d="M30-84 52-124h32v36Z" />
      <path className="s-seat" d="M104-74h70v34h-70Z" />
      <path
        className="s-canopy"
        d="M38-118c4-14 14-22 30-22h96c18 2 26 14 26 54h-20c-2-20-6-30-18-30H84v-4H40Z"
      />
      <path className="s-thin" d="M86-120v82M104-86v46M170-86l14 50" />
      <path className="s-line" d="M56-92 70-78" />
      <circle cx="12" cy="-58" r="9" className="s-lamp" />
      <path className="s-tail" d="M186-50h7v14h-7Z" />
      <path className="s-band" d="M8-36h184" />
      <path className="s-arch" d="M10-22a24 24 0 0 1 48 0ZM136-22a24 24 0 0 1 48 0Z" />
      <Wheel x={34} r={20} />
      <Wheel x={160} r={20} />
    </>
  );
}

function Truck() {
  return (
    <>
      <Shadow width={330} />
      <path className="s-shade s-outlined" d="M10-34h316v16H10Z" />
      <path className="s-body" d="M4-26c-4-40 0-84 10-98 4-6 10-9 18-9h66v107H8Z" />
      <path className="s-glass" d="M14-82c1-16 4-30 9-36h26v36Z" />
      <path className="s-glass" d="M58-118h30v34H58Z" />
      <path className="s-thin" d="M54-122v96M88-74H62" />
      <path className="s-canopy" d="M22-133c2-12 8-16 16-16h54v16Z" />
      <path className="s-cargo" d="M108-128h214v96H108Z" />
      <path className="s-tarp" d="M106-126c6-30 30-38 60-32 26-8 46-6 70 0 26-6 60-8 88 32Z" />
      <path
        className="s-thin"
        d="M108-104h214M108-80h214M108-56h214M150-128v96M215-128v96M280-128v96"
      />
      <path className="s-band" d="M4-54h94" />
      <path className="s-lamp" d="M2-44h12v10H3Z" />
      <path className="s-tail" d="M320-52h7v14h-7Z" />
      <Wheel x={52} />
      <Wheel x={216} />
      <Wheel x={274} />
    </>
  );
}

function Bus() {
  return (
    <>
      <Shadow width={350} />
      <path className="s-canopy" d="M70-146h230v10H70Z" />
      <path
        className="s-body"
        d="M4-24c-4-44-2-86 6-104 3-6 8-9 16-9h306c10 0 16 6 16 16v97c0 5-3 8-8 8H10c-4 0-6-3-6-8Z"
      />
      <path className="s-cargo" d="M1-60h347v20H2Z" />
      <path className="s-glass" d="M9-70c0-24 3-42 9-54h22v54Z" />
      <path className="s-glass" d="M52-120h30v86H52Z" />
      {[94, 142, 190, 238, 286].map((x) => (
        <path key={x} className="s-glass" d={`M${x}-120h38v42h-38Z`} />
      ))}
      <path className="s-thin" d="M67-120v86" />
      <path className="s-lamp" d="M2-42h12v12H3Z" />
      <path className="s-tail" d="M341-56h7v16h-7Z" />
      <path className="s-arch" d="M79-22a27 27 0 0 1 54 0ZM251-22a27 27 0 0 1 54 0Z" />
      <Wheel x={106} r={23} />
      <Wheel x={278} r={23} />
    </>
  );
}
