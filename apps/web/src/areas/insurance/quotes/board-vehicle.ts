import { insurancePath, newVehiclePath } from '../insurance-path.ts';
import type { Board } from './ask-quotes.ts';

/** The page that a request for quotes came from. */
export function boardOrigin(
  { vehicleNumber, display }: Pick<Board, 'vehicleNumber' | 'display'>,
  copy: { readonly crumb: (display: string) => string; readonly newVehicle: string },
): { readonly href: string; readonly label: string } {
  return vehicleNumber === null
    ? { href: newVehiclePath, label: copy.newVehicle }
    : { href: insurancePath(vehicleNumber), label: copy.crumb(display) };
}
