import { parseMark } from '@pahiya/domain/registration/vehicle-number';
import { Plate } from '@pahiya/ui/plate';
import { useCopy } from '../../../frame/copy/use-copy.ts';

/** The vehicle of a row: its number as a plate, whole or masked. A new vehicle has none yet and is named in words; some
 * work concerns no vehicle. */
export function ShownVehicle({ display }: { readonly display: string }) {
  const { columns } = useCopy('desk-queue');
  if (display === '') return '–';
  const isNumber = display.includes('•') || parseMark(display, { source: 'record' }).ok;
  return isNumber ? (
    <Plate parts={display.split(' ')} size="sm" strip={false} label={columns.vehicle} />
  ) : (
    <span lang="en">{display}</span>
  );
}
