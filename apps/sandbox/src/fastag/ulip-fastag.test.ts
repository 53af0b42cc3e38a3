import { createUlipSession } from '@pahiya/providers/registries/ulip/ulip-session';
import { tagDirectorySuite } from '@pahiya/providers/tag-directories/tag-directory.suite';
import {
  createUlipTagCrossings,
  createUlipTagDirectory,
  type UlipFastagOptions,
} from '@pahiya/providers/tag-directories/ulip/ulip-fastag';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SandboxOnLoopback, startSandbox } from '../../test/sandbox-on-loopback.ts';
import { vehicle } from '../../test/use-ulip.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';
import { createTagWorld } from './tag-world.ts';

const now = new Date('2026-11-20T06:00:00Z');
let sandbox: SandboxOnLoopback;

beforeEach(async () => {
  sandbox = await startSandbox({ now: () => now });
});

afterEach(() => sandbox.close());

tagDirectorySuite('ulip', {
  directory: (limits) => sandbox.keep(createUlipTagDirectory(optionsWith(limits))),
  crossings: (limits) => sandbox.keep(createUlipTagCrossings(optionsWith(limits))),
  vehicle: (ending) => vehicle(`DL8CAF${ending}`),
  now: () => now,
  setFault: (service, fault) => sandbox.setFault(service, fault),
  callCount: (service) => sandbox.callCount(service),
});

describe('the tags of the sandbox', () => {
  const world = createTagWorld(() => now);

  test('agree with the record: no tag for a two-wheeler, the class of a lorry by its weight', () => {
    const numbers = Array.from({ length: 300 }, (_, place) => `KA05MN${String(2_100 + place)}`);
    for (const number of numbers) {
      const record = world.recordOf(number);
      const tags = world.tagsOf(number);
      const needsNone = record?.kind === 'two-wheeler' || record?.kind === 'auto';
      if (needsNone) expect(tags).toEqual([]);
      if (record?.kind === 'car') expect(tags.every((tag) => tag.vehicleClass === 4)).toBe(true);
      for (const tag of tags) {
        expect(tag.vehicleClass).toBe(world.classOf(number));
        expect(tag.issuedOn >= String(record?.registeredOn)).toBe(true);
        expect(tag.issuer.name).toContain('(sandbox)');
      }
    }
    const counted = numbers.map((number) => world.tagsOf(number).length);
    expect(new Set(counted)).toEqual(new Set([0, 1]));
  });

  test('have every state, whatever the kind of the vehicle', () => {
    const mark = (ending: string) => `KA05MN${ending}`;
    expect(world.tagsOf(mark('1001'))).toMatchObject([{ exceptionCode: '03' }]);
    expect(world.tagsOf(mark('1003'))).toHaveLength(2);
    expect(world.tagsOf(mark('1010'))).toEqual([]);
    expect(world.tagsOf(mark('0404'))).toEqual([]);
  });
});

function optionsWith(limits: Pick<UlipFastagOptions, 'http' | 'guard'> = {}): UlipFastagOptions {
  const session = createUlipSession({
    baseUrl: `${sandbox.address}/ulip/v1.0.0`,
    username: SANDBOX_CREDENTIALS.ulipUsername,
    password: SANDBOX_CREDENTIALS.ulipPassword,
  });
  return { session, sandbox: true, ...limits, guard: { retryDelayMs: 1, ...limits.guard } };
}
