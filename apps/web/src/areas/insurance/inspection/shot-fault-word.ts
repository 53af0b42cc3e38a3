import type { Copies } from '../../../frame/copy/copies.ts';
import type { ShotFault } from './inspection-outcome.ts';

/** What is wrong with a picture, in words. */
export function shotFaultWord(copy: Copies['insurance-inspection'], fault: ShotFault): string {
  switch (fault) {
    case 'missing':
      return copy.missing;
    case 'too-large':
      return copy.tooLarge;
    case 'unreadable':
      return copy.unreadable;
    default:
      return copy.faults[fault];
  }
}
