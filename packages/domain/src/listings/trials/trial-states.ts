/** States of a test drive. `asked`: the seller has to answer. `confirmed`: the buyer sees the place. `over`: its time has
 * passed. */
export const testDriveStates = ['asked', 'confirmed', 'declined', 'cancelled', 'over'] as const;
export type TestDriveState = (typeof testDriveStates)[number];

export const testDriveActs = ['confirm', 'decline', 'cancel'] as const;
export type TestDriveAct = (typeof testDriveActs)[number];

type Move = { readonly to: TestDriveState; readonly by: 'seller' | 'buyer' };

/** What each side may do in a state. Rule id: TEST-DRIVES. */
const moves: Readonly<
  Record<TestDriveState, Readonly<Partial<Record<TestDriveAct, readonly Move[]>>>>
> = {
  asked: {
    confirm: [{ to: 'confirmed', by: 'seller' }],
    decline: [{ to: 'declined', by: 'seller' }],
    cancel: [{ to: 'cancelled', by: 'buyer' }],
  },
  confirmed: {
    cancel: [
      { to: 'cancelled', by: 'buyer' },
      { to: 'cancelled', by: 'seller' },
    ],
  },
  declined: {},
  cancelled: {},
  over: {},
};

/** The state after an act; null where it is not possible. */
export function moveTestDrive(
  from: TestDriveState,
  act: TestDriveAct,
  by: 'seller' | 'buyer',
): TestDriveState | null {
  return moves[from][act]?.find((move) => move.by === by)?.to ?? null;
}
