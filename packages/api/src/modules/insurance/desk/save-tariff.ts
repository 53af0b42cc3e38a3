import { randomUUID } from 'node:crypto';
import type { AnswerOf, InputOf } from '@pahiya/contracts/contract';
import type {
  deskDecideTariff,
  deskPreviewTariff,
  deskSaveTariff,
  deskTariffs,
} from '@pahiya/contracts/insurance/desk-tariff-contracts';
import { compareTariffs, readMotorTables } from '@pahiya/domain/insurance/compare-tariffs';
import { motorTableFaults } from '@pahiya/domain/insurance/motor-table-faults';
import { type MotorTables, shippedMotorTables } from '@pahiya/domain/insurance/motor-tables';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Operator } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { operatorNames } from '../../operators/operator-names.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { badField } from '../pricing/premium-refusals.ts';
import { motorTables, motorTariffContent } from '../tariff/motor-tables.ts';
import {
  insertTariff,
  lockWaiting,
  selectInForce,
  selectWaiting,
  updateDecided,
} from '../tariff/tariff-repository.ts';

type By = { readonly operator: Operator; readonly requestId: string };
type Preview = AnswerOf<typeof deskPreviewTariff>;

/** At most as many as a person reads. */
const shownAtMost = 300;

/** What a corrected table of motor rating would change, or its faults. Nothing is saved. Recorded as an act of the
 * operator. */
export function previewTariff(
  services: Services,
  { text, ...by }: By & { readonly text: string },
): Promise<Result<Preview, Refusal>> {
  return performAct(
    services,
    { ...by, act: 'preview-motor-tariff' },
    async (): Promise<Result<Preview, Refusal>> => {
      const given = readJson(text);
      if (!given.ok) return given;
      const read = readTables(given.value, services);
      if (!read.ok) return ok({ faults: read.error.slice(0, shownAtMost), count: 0, changes: [] });
      return ok({ faults: [], ...changesOf(await motorTables(services), read.value) });
    },
  );
}

/** Saves a corrected table: with a reason it is in force at once, without one another operator has to confirm it. Refuses
 * one with faults, and one that changes nothing. */
export function saveTariff(
  services: Services,
  { text, reason, ...by }: By & InputOf<typeof deskSaveTariff>['body'],
): Promise<Result<AnswerOf<typeof deskSaveTariff>, Refusal>> {
  const tariffId = randomUUID();
  return performAct(
    services,
    {
      ...by,
      ...{ act: 'save-motor-tariff', subject: tariffId },
      ...(reason === null ? {} : { note: reason }),
    },
    async (tx) => {
      const given = readJson(text);
      if (!given.ok) return given;
      const read = readTables(given.value, services);
      if (!read.ok) return err(badField('text', `The tables have faults: ${read.error[0]}`));
      const { count } = changesOf(await motorTables(services), read.value);
      if (count === 0) return err(badField('text', 'The text changes nothing.'));
      const { operatorId } = by.operator;
      const at = services.now();
      await insertTariff(tx, { tariffId, content: read.value, operatorId, reason, at });
      if (reason !== null) await bumpTariff(tx);
      return ok({
        tariffId,
        state: reason === null ? ('waiting' as const) : ('in-force' as const),
      });
    },
  );
}

/** Puts a table that waits into force, or discards it. Whoever saved it may only discard it. */
export function decideTariff(
  services: Services,
  {
    tariffId,
    decision,
    ...by
  }: By & { readonly tariffId: string } & InputOf<typeof deskDecideTariff>['body'],
): Promise<Result<AnswerOf<typeof deskDecideTariff>, Refusal>> {
  return performAct(
    services,
    { ...by, act: 'decide-motor-tariff', subject: tariffId, note: decision },
    async (tx) => {
      const waiting = await lockWaiting(tx, tariffId);
      if (waiting === null) return err(notAtDesk);
      const { operatorId } = by.operator;
      if (decision === 'confirm' && waiting.operatorId === operatorId) return err(wrongState);
      const state = decision === 'confirm' ? 'in-force' : 'discarded';
      await updateDecided(tx, tariffId, { state, operatorId, at: services.now() });
      if (decision === 'confirm') await bumpTariff(tx);
      return ok({ state });
    },
  );
}

/** The tables in force, and those that wait with what each changes. */
export async function listTariffs(
  services: Services,
  { operatorId }: Operator,
): Promise<AnswerOf<typeof deskTariffs>> {
  const { sql } = services;
  const [inForce, waiting, tables] = await Promise.all([
    selectInForce(sql),
    selectWaiting(sql),
    motorTables(services),
  ]);
  const all = [inForce, ...waiting];
  const nameOf = await operatorNames(
    sql,
    all.map((one) => one?.operatorId ?? null),
  );
  return {
    saved:
      inForce === null
        ? null
        : {
            operator: nameOf(inForce.operatorId) ?? '',
            savedAt: inForce.savedAt.toISOString(),
            reason: inForce.reason,
            ...changesOf(shippedMotorTables, inForce.content),
          },
    waiting: waiting.map((one) => ({
      tariffId: one.tariffId,
      operator: nameOf(one.operatorId) ?? '',
      isOwn: one.operatorId === operatorId,
      savedAt: one.savedAt.toISOString(),
      ...changesOf(tables, one.content),
    })),
  };
}

/** Premiums of new cars are in pages that are kept. */
async function bumpTariff(tx: Transaction): Promise<void> {
  await bumpContent(tx, motorTariffContent);
  await bumpContent(tx, 'new-cars');
}

function readTables(given: unknown, { now }: Pick<Services, 'now'>): Result<MotorTables, string[]> {
  const read = readMotorTables(given, shippedMotorTables);
  if (!read.ok) return err([...read.error]);
  const faults = motorTableFaults(read.value, istDateOf(now()));
  return faults.length > 0 ? err([...faults]) : ok(read.value);
}

function changesOf(before: MotorTables, after: MotorTables): Omit<Preview, 'faults'> {
  const changes = compareTariffs(before, after);
  return {
    count: changes.length,
    changes: changes.slice(0, shownAtMost).map((one) => ({ ...one })),
  };
}

function readJson(text: string): Result<unknown, Refusal> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return err(badField('text', 'The text is not JSON.'));
  }
}
