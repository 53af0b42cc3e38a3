import { callAddress } from '@pahiya/contracts/call';
import { contestReminder as reminderCall } from '@pahiya/contracts/challans/challans-calls';
import type { contestChallan as contract } from '@pahiya/contracts/challans/contest-contracts';
import type { AnswerOf, InputOf } from '@pahiya/contracts/contract';
import type { Challan } from '@pahiya/domain/challans/challan';
import { contestClock, contestEvidence, contradictingDay } from '@pahiya/domain/challans/contest';
import { contestLetter } from '@pahiya/domain/challans/contest-letter';
import { issuedOnOf } from '@pahiya/domain/challans/regime';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { daysBetween, istDateOf, parseIstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import ical, { ICalAlarmType } from 'ical-generator';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import type { Seeker } from './discovery-repository.ts';
import { shortOffence } from './offence-words.ts';
import { type OpenDiscovery, openDiscovery } from './read-discovery.ts';

type Wanted = Seeker & { readonly discoveryId: string; readonly challanNumber: string };
type ContestRequest = Wanted & InputOf<typeof contract>['body'];

const unknownChallan: Refusal = {
  code: 'challan/unknown-challan',
  detail: 'This challan is not in the search results. Search again.',
};

function contradiction(field: string): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors: [
      { path: `body.${field}`, message: 'This date does not match the date of the challan.' },
    ],
  };
}

/** A pre-filled letter with the facts of the challan, the evidence and the last day. Contains place and time only where
 * the search shows them. The input is not stored. Refuses a date that contradicts the letter. */
export async function contestChallan(
  services: Services,
  request: ContestRequest,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const found = await findChallan(services, request);
  if (!found.ok) return found;
  const { challan, discovery } = found.value;
  const { pattern, language } = request;
  const today = istDateOf(services.now());
  const clock = contestClock(challan, today);
  const { needed, helpful } = contestEvidence[pattern];
  const day = (text: string | undefined) => (text === undefined ? null : parseIstDate(text));
  const days = {
    issuedOn: issuedOnOf(challan),
    soldOn: day(request.soldOn),
    stolenOn: day(request.stolenOn),
    paperUpto: day(request.paperUpto),
  };
  const fault = contradictingDay(pattern, days);
  if (fault !== null) return err(contradiction(fault));
  const letter = contestLetter(
    pattern,
    {
      writtenOn: today,
      challanNumber: challan.challanNumber,
      vehicleNumber: displayVehicleNumber(discovery.vehicleNumber),
      ...days,
      place: discovery.isRevealed ? challan.place : null,
      offence: shortOffence(challan.offences)[language],
      section: challan.offences[0]?.section ?? null,
      fine: challan.fine,
      authority: challan.authority,
      firNumber: request.firNumber ?? null,
      policeStation: request.policeStation ?? null,
      paper: request.paper ?? null,
      otherChallanNumber: request.otherChallanNumber ?? null,
    },
    language,
  );
  return ok({
    letter: { ...letter },
    evidence: { needed: [...needed], helpful: [...helpful] },
    clock,
    reminderPath: clock.remindOn === null ? null : reminderPath(request, language),
  });
}

/** The last day to contest as a calendar event, with an alarm seven days before, or today if less time is left. */
export async function contestReminder(
  services: Services,
  request: Wanted & { readonly language: Language },
): Promise<Result<string, Refusal>> {
  const found = await findChallan(services, request);
  if (!found.ok) return found;
  const { challan } = found.value;
  const { lastDay, remindOn } = contestClock(challan, istDateOf(services.now()));
  if (lastDay === null || remindOn === null) return err(unknownChallan);
  const isHindi = request.language === 'hi';
  const tail = challan.challanNumber.slice(-4);
  const calendar = ical({ name: services.settings.brand.name });
  const event = calendar.createEvent({
    id: `contest-${request.discoveryId}-${tail}`,
    allDay: true,
    start: new Date(`${lastDay}T00:00:00Z`),
    stamp: services.now(),
    summary: isHindi
      ? `चालान …${tail} पर आपत्ति का आख़िरी दिन`
      : `Last day to contest challan …${tail}`,
    description: isHindi
      ? 'तारीख़ नियम से निकाली गई है; नोटिस भी देखें।'
      : 'The day is computed from the rule; check the notice too.',
  });
  const daysBefore = daysBetween(remindOn, lastDay);
  event.createAlarm({
    type: ICalAlarmType.display,
    triggerBefore: daysBefore * 86_400 - 9 * 3600,
  });
  return ok(`${calendar.toString()}\r\n`);
}

function reminderPath({ discoveryId, challanNumber }: Wanted, language: Language): string {
  const query = new URLSearchParams({ discoveryId, challanNumber, language });
  return `${callAddress(reminderCall)}?${query}`;
}

async function findChallan(
  services: Services,
  request: Wanted,
): Promise<Result<{ challan: Challan; discovery: OpenDiscovery['discovery'] }, Refusal>> {
  const opened = await openDiscovery(services, request.discoveryId, request);
  if (!opened.ok) return opened;
  const { challans, discovery } = opened.value;
  const challan = challans.find((one) => one.challanNumber === request.challanNumber);
  return challan === undefined ? err(unknownChallan) : ok({ challan, discovery });
}
