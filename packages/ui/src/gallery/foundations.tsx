import * as icons from '../icons.tsx';
import { ToneShape } from '../tone.tsx';
import { WheelMark } from '../wheel-mark.tsx';
import { Specimen } from './specimen.tsx';

// Module exports are in a different order on the server than in the browser.
const iconsByName = Object.entries(icons).sort(([a], [b]) => (a < b ? -1 : 1));

const SWATCHES = [
  { name: 'paper', className: 'bg-paper text-ink' },
  { name: 'card', className: 'bg-card text-ink' },
  { name: 'sunken', className: 'bg-sunken text-ink' },
  { name: 'solid', className: 'bg-solid text-on-solid' },
  { name: 'sun', className: 'bg-sun text-on-sun' },
  { name: 'sun-soft', className: 'bg-sun-soft text-ink' },
  { name: 'road', className: 'bg-road-soft text-road' },
  { name: 'amber', className: 'bg-amber-soft text-amber' },
  { name: 'brick', className: 'bg-brick-soft text-brick' },
  { name: 'sky', className: 'bg-sky-soft text-sky' },
  { name: 'neutral', className: 'bg-neutral-soft text-neutral' },
];

const SIZES = [
  { name: 'display 54', className: 'text-display font-bold' },
  { name: 'h1 34', className: 'text-h1 font-bold' },
  { name: 'h2 25', className: 'text-h2 font-bold' },
  { name: 'h3 21', className: 'text-h3 font-bold' },
  { name: 'lead 17', className: 'text-lead' },
  { name: 'body 16', className: 'text-body' },
  { name: 'small 15', className: 'text-small text-ink-2' },
  { name: 'fine 13.5', className: 'text-fine text-ink-3' },
];

export function Foundations() {
  return (
    <>
      <Specimen name="Colours">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
          {SWATCHES.map((swatch) => (
            <li
              key={swatch.name}
              className={`rounded-button border border-line p-3 font-semibold ${swatch.className}`}
            >
              {swatch.name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type">
        <div className="card grid min-w-0 gap-2 overflow-hidden *:min-w-0">
          {SIZES.map((size) => (
            <span key={size.name} className={size.className}>
              Road {size.name}, ₹12,34,567
            </span>
          ))}
          <h2 lang="hi">गाड़ी का नंबर, बीमा, चालान</h2>
          <p lang="hi">प्लेट पर लिखा नंबर डालें। साइन-इन की ज़रूरत नहीं।</p>
        </div>
      </Specimen>
      <Specimen name="Mark, tones, icons">
        <div className="card flex flex-wrap items-center gap-4">
          <WheelMark size={48} />
          <WheelMark size={30} turning />
          {(['road', 'amber', 'brick', 'sky', 'neutral'] as const).map((tone) => (
            <span key={tone} className={`chip tone-${tone}`}>
              <ToneShape tone={tone} /> {tone}
            </span>
          ))}
        </div>
        <ul className="card grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-4 text-fine">
          {iconsByName.map(([name, Icon]) => (
            <li key={name} className="grid justify-items-center gap-1">
              <Icon />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
