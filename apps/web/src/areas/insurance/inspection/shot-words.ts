import type { Copies } from '../../../frame/copy/copies.ts';
import type { Inspection, Shot } from './inspection-outcome.ts';

type Words = { readonly name: string; readonly show: string };

/** Name of a shot and what has to be on it: a two-wheeler has neither windscreen nor bonnet. */
export function shotWords(
  { shots, twoWheelerShots }: Copies['insurance-inspection'],
  shot: Shot,
  vehicle: Inspection['vehicle'],
): Words {
  const ofTwoWheeler: Partial<Record<Shot, Words>> = twoWheelerShots;
  return (vehicle === 'two-wheeler' ? ofTwoWheeler[shot] : undefined) ?? shots[shot];
}
