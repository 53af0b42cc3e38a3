import { Button } from '../button.tsx';
import { Plate, type PlateKind } from '../plate.tsx';
import { PlateField } from '../plate-field.tsx';
import { Specimen } from './specimen.tsx';

const KINDS: { kind: PlateKind; parts: string[] }[] = [
  { kind: 'private', parts: ['DL', '8C', 'AF', '5030'] },
  { kind: 'commercial', parts: ['MH', '12', 'DE', '1433'] },
  { kind: 'electric', parts: ['KA', '01', 'MJ', '2022'] },
  { kind: 'electric-commercial', parts: ['UP', '16', 'AB', '7788'] },
  { kind: 'bharat', parts: ['22', 'BH', '6517', 'A'] },
  { kind: 'rental', parts: ['TN', '09', 'BZ', '1234'] },
  { kind: 'old', parts: ['MHA', '1234'] },
  { kind: 'temporary', parts: ['T', '1226', 'KA', '0042', 'AB'] },
  { kind: 'trade', parts: ['KA', '05', 'C', '0012'] },
  { kind: 'diplomatic', parts: ['23', 'UN', '1'] },
];

export function Plates() {
  return (
    <>
      <Specimen name="Kinds">
        <ul className="flex flex-wrap items-end gap-x-4 gap-y-3">
          {KINDS.map(({ kind, parts }) => (
            <li key={kind} className="grid gap-1">
              <Plate kind={kind} parts={parts} label="Vehicle number" />
              <span className="text-fine text-ink-2">{kind}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Sizes">
        <div className="flex flex-wrap items-center gap-4">
          <Plate size="sm" parts={['DL', '8C', 'AF', '5030']} label="Vehicle number" />
          <Plate parts={['DL', '8C', 'AF', '5030']} label="Vehicle number" />
          <Plate size="lg" parts={['DL', '8C', 'AF', '5030']} label="Vehicle number" />
        </div>
      </Specimen>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Specimen name="Field, empty">
          <PlateField
            id="plate-empty"
            name="a"
            label="Vehicle number"
            hint="As on the plate. Spaces and dashes do not matter."
            placeholder="DL 8C AF 5030"
          />
        </Specimen>
        <Specimen name="Field, refused">
          <PlateField
            id="plate-error"
            name="b"
            label="Vehicle number"
            defaultValue="XX 99 ZZ 0000"
            error="No state has the letters XX. Check the first two letters."
          />
          <Button variant="dark" block size="lg">
            Get details
          </Button>
        </Specimen>
      </div>
    </>
  );
}
