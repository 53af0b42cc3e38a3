import { inspectionShots } from '@pahiya/domain/insurance/vehicle-inspection';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf } from '../../../testing/render-fake-page.ts';
import { copy as english } from '../copy/en/insurance-inspection.ts';
import { copy as hindi } from '../copy/hi/insurance-inspection.ts';

const requestId = '6f4c3d0a-7b70-4b4f-9d0f-0d7c5f7b1a11';
const shots = (state: string) =>
  inspectionShots.map((shot) => ({ shot, state, needsPlate: shot === 'front' }));
const inspection = (changes: object = {}) => ({
  ...{ insurer: 'Insurer a', vehicleNumber: 'DL8CAF5030', state: 'open', note: null },
  vehicle: 'car',
  ...{ expiresAt: '2026-11-27T06:00:00Z', shots: shots('missing'), ...changes },
});
const base = {
  getLayout: answered({ data: [] }),
  editedMetas: answered({ metas: [] }),
  checkLogin: answered({ isLoggedIn: true, user: null }),
  readQuotes: answered({
    insurers: [{ insurerId: 'a', name: 'Insurer a', quote: { needsInspection: true } }],
  }),
};

describe.each(['', '/hi'])('the inspection at %s', (prefix) => {
  const path = `${prefix}/insurance-quotes/${requestId}/a/inspection`;
  const open = (given: object | null, answers: object = {}, isLoggedIn = true) =>
    documentOf({
      ...{ path, isLoggedIn },
      transport: fakeTransport({
        ...base,
        readVehicleInspection: answered({ inspection: given }),
        ...answers,
      }),
    });
  const send = (form: Record<string, string> | FormData, answers: object = {}) =>
    documentOf({
      ...{ path, isLoggedIn: true, form },
      transport: fakeTransport({
        ...base,
        readVehicleInspection: answered({ inspection: inspection() }),
        ...answers,
      }),
    });

  test('asks for consent first, and ticks nothing', async () => {
    const { status, main } = await open(null);
    expect(status).toBe(200);
    expect(main).toContain('name="agree"');
    expect(main).not.toContain('checked=""');
    expect(main).not.toContain('type="file"');
    await expect(open(null, {}, false)).rejects.toThrow('/sign-in');
    const noNeed = { readQuotes: answered({ insurers: [] }) };
    await expect(open(null, noNeed)).rejects.toThrow(`led to ${prefix}/insurance-quotes`);
  });

  test.each([
    ['car', (copy: typeof english) => copy.shots],
    ['two-wheeler', (copy: typeof english) => copy.twoWheelerShots],
  ] as const)('asks of a %s only for what it has', async (vehicle, wordsOf) => {
    const copy = prefix === '' ? english : hindi;
    const { main } = await open(inspection({ vehicle }));
    for (const shot of ['windscreen', 'engine-bay'] as const) {
      expect(main).toContain(wordsOf(copy)[shot].show);
    }
    expect(main).not.toMatch(vehicle === 'car' ? /two-wheeler|दोपहिया/ : /bonnet|बोनट/);
  });

  test('has a form for each shot with the camera, and submits only when all are there', async () => {
    const { main } = await open(inspection());
    expect(main.match(/capture="environment"/g)).toHaveLength(inspectionShots.length);
    expect(main.match(/name="plate"/g)).toHaveLength(1);
    expect(main).not.toContain('value="submit"');
    expect(main).not.toMatch(/undefined|NaN|\[object/);
    expect((await open(inspection({ shots: shots('added') }))).main).toContain('value="submit"');
    expect((await open(inspection({ shots: shots('again') }))).main).not.toContain(
      'value="submit"',
    );
  });

  test.each(['submitted', 'passed', 'refused', 'expired'])(
    '%s takes no pictures',
    async (state) => {
      const { main } = await open(
        inspection({ state, note: state === 'refused' ? 'Broken' : null }),
      );
      expect(main).not.toContain('type="file"');
      expect(main.includes('/a/buy')).toBe(state === 'passed');
      expect(main.includes('Broken')).toBe(state === 'refused');
    },
  );

  test('without a file or the consent says so at the field', async () => {
    const bare = await send({ intent: 'picture', shot: 'rear' });
    expect(bare.status).toBe(400);
    expect(bare.main).toContain('href="#picture-rear"');
    const none = await documentOf({
      ...{ path, isLoggedIn: true, form: { intent: 'begin' } },
      transport: fakeTransport({ ...base, readVehicleInspection: answered({ inspection: null }) }),
    });
    expect(none.status).toBe(400);
  });

  test('a file that is no picture is told at its shot, and a plate that cannot be read at its box', async () => {
    const file = new FormData();
    file.set('intent', 'picture');
    file.set('shot', 'front');
    file.set('picture', new File(['no picture'], 'front.jpg'));
    for (const code of ['document/unreadable', 'document/wrong-type'] as const) {
      const page = await send(file, { addInspectionPicture: refusedWith(code) });
      expect(page.status).toBe(400);
      expect(page.main).toContain('href="#picture-front"');
      expect(page.main).toContain((prefix === '' ? english : hindi).unreadable);
      expect(page.main).not.toContain('PDF');
    }
    const faults = { isTaken: false, faults: ['plate-not-seen'], inspection: inspection() };
    const page = await send(file, { addInspectionPicture: answered(faults) });
    expect(page.main).toContain('href="#plate-front"');
  });

  test('leads back to its page, and shows a refusal', async () => {
    const ready = { submitVehicleInspection: answered({ inspection: inspection() }) };
    await expect(send({ intent: 'submit' }, ready)).rejects.toThrow(`led to ${path}`);
    const over = { submitVehicleInspection: refusedWith('insurance/inspection-closed') };
    expect((await send({ intent: 'submit' }, over)).status).toBe(409);
  });
});
