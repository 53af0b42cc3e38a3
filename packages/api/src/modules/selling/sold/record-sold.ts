import { hash, randomUUID } from 'node:crypto';
import type { recordSold as contract } from '@pahiya/contracts/selling/sold-contracts';
import { makerName, vehicleName } from '@pahiya/domain/rc/readable-names';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { saleWatchRules, transferDuties } from '@pahiya/domain/selling/selling-rules';
import { nextSoldReminder } from '@pahiya/domain/selling/sold-duty';
import type { HandoverFacts } from '@pahiya/domain/selling/transfer-forms/handover-facts';
import { addDays, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { isUnique } from '../../../db/is-unique.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Context } from '../../../http/serve.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { isInGarage } from '../../garage/is-in-garage.ts';
import { readLookupMark } from '../../vehicle/read-lookup-mark.ts';
import { startWatch } from '../../watches/watches.ts';
import { drawHandoverFile } from '../handover/draw-handover-file.ts';
import { handoverKey, notStored, putHandoverFile } from '../handover/handover-file-store.ts';
import { newCode } from '../handover/new-code.ts';
import { readOwnRecord } from '../handover/read-own-record.ts';
import { sealDetails } from './sold-details.ts';
import { insertSold } from './sold-repository.ts';
import { soldWatchName } from './sold-watch.ts';

type Asked = Context<typeof contract>['body'] & { readonly userId: string };

/** Sales longer ago are no news for the office. Our choice. */
const daysBack = 180;

/** Records a private sale of a vehicle of the person's garage, stores its file, and begins to watch the record. */
export async function recordSoldVehicle(
  services: Services,
  asked: Asked,
): Promise<Result<{ readonly soldId: string; readonly code: string }, Refusal>> {
  const { sql, settings, files, now: clock } = services;
  const { userId, language, isOtherState } = asked;
  const now = clock();
  const mark = readLookupMark(asked.vehicleNumber, 'body.vehicleNumber');
  if (!mark.ok) return mark;
  const { vehicleNumber } = mark.value;
  if (!(await isInGarage(sql, userId, vehicleNumber))) return err(notInGarage);
  const soldAt = new Date(asked.soldAt);
  const soldOn = istDateOf(soldAt);
  const today = istDateOf(now);
  if (soldAt > now || soldOn < addDays(today, -daysBack)) return err(badMinute);
  const record = await readOwnRecord(services, vehicleNumber, userId);
  const title =
    vehicleName(record?.maker ?? null, record?.model ?? null) ??
    displayVehicleNumber(vehicleNumber);
  const soldId = randomUUID();
  const code = newCode();
  const facts = factsOf(asked, {
    ...{ title, soldOn, code, record },
    number: displayVehicleNumber(vehicleNumber),
    siteUrl: settings.brand.siteUrl,
  });
  const pdf = await drawHandoverFile(facts, { language, at: now });
  const storageKey = handoverKey(soldId, code);
  if (!(await putHandoverFile({ files, settings }, storageKey, pdf))) return err(notStored);
  const done = await transact(sql, async (tx) => {
    const isNew = await isUnique(tx, (save) =>
      insertSold(
        save,
        {
          ...{ soldId, userId, vehicleNumber, title, soldAt, isOtherState, language, code },
          details: sealDetails(settings.secret, soldId, facts),
          storageKey,
          sha256: hash('sha256', pdf, 'buffer'),
          ownerSerial: record?.ownerSerial ?? null,
          channels: [...new Set(asked.channels)],
          nextReminderOn: nextSoldReminder(soldOn, addDays(today, 1)),
        },
        now,
      ),
    );
    if (!isNew) return err(alreadySold);
    const { everyDays, lastDay } = saleWatchRules(today);
    const watch = { kind: soldWatchName, subject: soldId, userId, vehicleNumber };
    const nextOn = addDays(today, record === null ? 1 : everyDays);
    // Somebody with that many watches loses the watch, not the file.
    await startWatch(tx, { ...watch, nextOn, untilOn: addDays(soldOn, lastDay) }, now);
    return ok({ soldId, code });
  });
  if (!done.ok) await files.remove(storageKey);
  return done;
}

type Record = Awaited<ReturnType<typeof readOwnRecord>>;

function factsOf(
  asked: Asked,
  found: {
    readonly title: string;
    readonly number: string;
    readonly soldOn: IstDate;
    readonly code: string;
    readonly record: Record;
    readonly siteUrl: string;
  },
): HandoverFacts {
  const { record, soldOn } = found;
  const duties = transferDuties(soldOn, { isOfOtherState: asked.isOtherState });
  const dueOf = (id: string) => duties.find((duty) => duty.id === id)?.dueOn ?? soldOn;
  return {
    vehicleNumber: found.number,
    car: found.title,
    maker: record?.maker == null ? null : makerName(record.maker),
    chassisEnd: record?.chassisLast5 ?? null,
    engineEnd: record?.engineLast5 ?? null,
    office: record?.registeredAt ?? null,
    seller: asked.sellerName,
    buyer: asked.buyerName,
    buyerAddress: asked.buyerAddress,
    buyerMobile: asked.buyerMobile,
    buyerId: asked.buyerId,
    authorisationNumber: null,
    isDealer: false,
    amount: paise(asked.amountPaise),
    at: asked.soldAt,
    on: soldOn,
    place: asked.place,
    odometerKm: asked.odometerKm,
    papers: asked.papers,
    reportBy: dueOf('report'),
    applyBy: dueOf('apply'),
    checkUrl: `${found.siteUrl}/sell-car/handover/${found.code}`,
  };
}

const notInGarage: Refusal = {
  code: 'garage/not-in-garage',
  detail: 'Add this vehicle to your garage first.',
};

const alreadySold: Refusal = {
  code: 'sale/already-under-way',
  detail: 'You have recorded the sale of this vehicle already.',
};

const badMinute: Refusal = {
  code: 'request/bad-input',
  detail: 'Some fields are not valid.',
  errors: [
    {
      path: 'body.soldAt',
      message: 'Enter the day and minute of the handover. It cannot be in the future.',
    },
  ],
};
