import type { LogFuel } from '../log-entry.ts';

/** Words of fuels in the files of other apps, letters only, in the languages of their samples. */
const words: Readonly<Record<LogFuel, readonly string[]>> = {
  petrol: ['petrol', 'gasoline', 'gasolina', 'benzin', 'essence', 'benzina', 'super', 'पेट्रोल'],
  diesel: ['diesel', 'gasoil', 'gasóleo', 'gasoleo', 'gazole', 'डीज़ल', 'डीजल'],
  cng: ['cng', 'gnv', 'gnc', 'erdgas', 'metano', 'सीएनजी'],
  electric: ['electric', 'electricity', 'eletricidade', 'electricidad', 'strom', 'ev', 'बिजली'],
};

/** Fuelio's numbers: the hundreds tell the fuel, the rest its grade. Source: files that Fuelio exports. */
const hundreds: Readonly<Record<string, LogFuel>> = {
  '1': 'petrol',
  '2': 'diesel',
  '5': 'cng',
  '6': 'electric',
};

/** The fuel that a cell names; empty where it names none of ours, which is then asked. */
export function fuelOf(cell: string): LogFuel | '' {
  const text = cell.trim().toLowerCase();
  const code = /^([1-9])\d\d$/.exec(text)?.[1];
  if (code !== undefined) return hundreds[code] ?? '';
  const parts = text.split(/[^\p{L}\p{M}]+/u);
  const found = (Object.keys(words) as LogFuel[]).filter((fuel) =>
    words[fuel].some((word) => parts.includes(word)),
  );
  // A name of two fuels says nothing about the fill.
  return found.length === 1 ? (found[0] ?? '') : '';
}
