import { deviceCookie, readDeviceId } from '../../http/device.ts';
import type { Answering, Asking } from '../../http/exchange.ts';
import type { Services } from '../../services.ts';
import { clearGuestSearches, readGuestSearches } from './guest-searches.ts';
import { carryAllowance } from './lookup-allowance.ts';
import { addSearch } from './recent-searches.ts';

/** At sign-in, moves the guest's history to the account and copies today's allowance: numbers already looked up stay
 * free. */
export async function keepGuestSearches(
  services: Services,
  {
    userId,
    request,
    reply,
  }: {
    readonly userId: string;
    readonly request: Asking;
    readonly reply: Answering;
  },
): Promise<void> {
  const { sql, settings } = services;
  const numbers = readGuestSearches(request, settings);
  const now = services.now().getTime();
  for (const [index, vehicleNumber] of [...numbers.entries()].reverse()) {
    await addSearch(sql, userId, vehicleNumber, new Date(now - index));
  }
  if (numbers.length > 0) clearGuestSearches(reply, settings);
  const deviceId = readDeviceId(request.cookies[deviceCookie], settings.secret);
  if (deviceId !== null) await carryAllowance(services, deviceId, userId);
}
