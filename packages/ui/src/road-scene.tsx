import { RoadVehicle, type VehicleKind } from './road-vehicles.tsx';

type RoadSceneProps = {
  /** The name on the milestone. */
  city: string;
  /** Under the name: "0 km". */
  note?: string | undefined;
  kind: VehicleKind;
};

/** A drawn road: hills, wires, a milestone with the city's name, a vehicle. Day in the light theme, night with the
 * headlamp on in the dark one. Decorative: hidden from screen readers. */
export function RoadScene({ city, note, kind }: RoadSceneProps) {
  return (
    <svg className="scene" viewBox="0 0 1200 460" width="1200" height="460" aria-hidden="true">
      <defs>
        <linearGradient id="scene-beam" x1="1" x2="0">
          <stop className="s-beam-stop" offset="0" stopOpacity=".85" />
          <stop className="s-beam-stop" offset="1" stopOpacity="0" />
        </linearGradient>
      </defs>
      <Sky />
      <path
        className="s-far"
        d="M0 372C90 372 120 300 210 282s150 40 230 0 150-92 250-70 120 70 210 52 180-60 300-30 200 90 420 60 300-70 780-40V372Z"
      />
      <path
        className="s-near"
        d="M40 372c120 0 150-46 260-52s160 34 250 10 170-60 280-30 200 20 370-10 300 40 1200 10V372Z"
      />
      <Wires />
      <Palm />
      <Tree />
      <rect className="s-verge" y="366" width="2400" height="12" />
      <rect className="s-road" y="376" width="2400" height="84" />
      <path className="s-edge" d="M0 384.5H2400" />
      <path className="s-lane" d="M0 442H2400" />
      <Milestone city={city} note={note} />
      <g transform={`translate(${kind === 'truck' || kind === 'bus' ? 236 : 268} 424)`}>
        <RoadVehicle kind={kind} />
      </g>
    </svg>
  );
}

function Sky() {
  return (
    <>
      <path
        className="s-bird"
        d="M400 150q11-13 22 0q11-13 22 0M466 118q8-10 16 0q8-10 16 0M438 92q7-9 14 0q7-9 14 0"
      />
      <path
        className="s-stars"
        d="M120 60h.1M200 130h.1M290 44h.1M372 96h.1M438 30h.1M610 40h.1M700 110h.1M760 50h.1M850 120h.1M930 60h.1M1010 120h.1M1100 70h.1M60 170h.1M660 170h.1M540-60h.1M330-40h.1M660-130h.1"
      />
      <circle className="s-disc" cx="150" cy="222" r="132" />
      <path
        className="s-cloud"
        d="M392 20a16 16 0 0 1 0-32h56a26 26 0 0 1 48-10 22 22 0 0 1 40 10h44a16 16 0 0 1 0 32ZM800-40a14 14 0 0 1 0-28h60a24 24 0 0 1 44-8 20 20 0 0 1 36 8h90a14 14 0 0 1 0 28ZM640 96a11 11 0 0 1 0-22h120a11 11 0 0 1 0 22Z"
      />
    </>
  );
}

/** Poles with sagging wires, extending beyond both edges. */
function Wires() {
  return (
    <g className="s-wire">
      <path d="M196 250C330 300 470 296 636 214M196 262C330 312 470 308 636 228M636 214c150 60 300 60 470-8M636 228c150 60 300 60 470-8M196 250C170 262 140 266 110 266" />
      <path
        className="s-pole"
        d="M196 372V236M180 250h32M636 372V196M616 214h40M1106 372V190M1084 206h44"
      />
    </g>
  );
}

function Tree() {
  return (
    <g transform="translate(760 372)">
      <path className="s-trunk" d="M-9 0C-4-30-6-52-10-72h22C8-50 8-30 14 0Z" />
      <path
        className="s-leaf"
        d="M2-210c34-6 58 12 62 36 30 4 46 26 38 50 12 26-8 50-38 48-14 18-46 22-64 6-24 14-52 8-62-10-30 2-46-24-36-48-8-28 14-48 40-48 8-22 32-36 60-34Z"
      />
      <path
        className="s-leaf-2"
        d="M-98-118c6-8 14-8 22-2 10-14 30-12 38 2 10-6 22-2 26 8 12-8 30-6 38 6 20-8 40 0 44 16 12-6 24-6 32 0-4 14-18 22-38 20-14 18-46 22-64 6-24 14-52 8-62-10-30 2-44-22-36-46Z"
      />
    </g>
  );
}

function Palm() {
  return (
    <g transform="translate(962 372)">
      <path className="s-trunk" d="M-6 0c2-60 6-120 26-176l8 4C14-114 8-58 8 0Z" />
      <path
        className="s-leaf"
        d="M24-176c-30-26-62-22-82 4 26-14 50-12 78 2-26 0-48 14-54 42 18-22 36-32 58-38-8 20-6 40 8 58 0-26 2-44 6-58 16 16 24 34 22 58 16-26 10-50-10-66 24 0 42 8 56 26-2-30-26-46-56-40 18-16 38-20 62-10-18-24-52-24-78-6 2-18 12-30 28-38-24-2-36 12-38 34-4-18-16-28-36-30 18 10 26 24 28 40Z"
      />
    </g>
  );
}

function Milestone({ city, note }: { city: string; note: string | undefined }) {
  const size = nameSize(city);
  return (
    <g transform="translate(116 380)">
      <ellipse cx="4" cy="0" rx="82" ry="9" className="s-shadow" />
      <path className="s-stone" d="M-64 0V-104C-64-150-36-172 0-172S64-150 64-104V0Z" />
      <path className="s-stone-shade" d="M46-156C58-144 64-126 64-104V0H46Z" />
      <path className="s-cap" d="M-64-98v-6C-64-150-36-172 0-172S64-150 64-104v6Z" />
      <path className="s-line" d="M-64-98H64" />
      <path className="s-outline" d="M-64 0V-104C-64-150-36-172 0-172S64-150 64-104V0Z" />
      <g className="s-thin" transform="translate(0 -133)">
        <circle r="17" />
        <path d="M0-17V17M-14.7-8.5 14.7 8.5M14.7-8.5-14.7 8.5" />
        <circle r="5" className="s-tyre" />
      </g>
      <text
        className="s-name"
        x="-8"
        y={note ? -56 : -42}
        fontSize={size}
        textLength={city.length > 12 ? 104 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {city}
      </text>
      {note && (
        <text className="s-note" x="-8" y="-24" fontSize="22">
          {note}
        </text>
      )}
    </g>
  );
}

/** Long names are set smaller; the longest are squeezed to the stone's width. */
function nameSize(city: string): number {
  if (city.length <= 6) return 25;
  if (city.length <= 9) return 19;
  return city.length <= 12 ? 15 : 14;
}
