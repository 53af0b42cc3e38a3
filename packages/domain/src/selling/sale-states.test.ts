import { describe, expect, test } from 'vitest';
import {
  canMoveInspection,
  inspectionMoves,
  inspectionStates,
} from '../inspections/inspection-states.ts';
import { parseIstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import { isRoundOpen, type RoundBid, winnerOf } from './bid-round.ts';
import {
  endedSales,
  moveSale,
  type SaleState,
  saleEvents,
  saleMoves,
  saleStates,
} from './sale-states.ts';
import { serviceCharge, slotRules, transferDuties } from './selling-rules.ts';

const day = (text: string) => {
  const parsed = parseIstDate(text);
  if (parsed === null) throw new Error(text);
  return parsed;
};

describe('the states of a sale', () => {
  test('allow exactly the moves of the table', () => {
    const allowed = saleStates.flatMap((from) =>
      saleEvents.flatMap((event) => {
        const to = moveSale(from, event);
        return to === null ? [] : [`${from} ${event} ${to}`];
      }),
    );
    expect(allowed).toMatchInlineSnapshot(`
      [
        "draft book booked",
        "draft withdraw withdrawn",
        "booked cancel-slot draft",
        "booked pass inspected",
        "booked refuse draft",
        "booked bar not-for-sale",
        "booked withdraw withdrawn",
        "inspected book booked",
        "inspected open-round open",
        "inspected withdraw withdrawn",
        "open close-with-offer offered",
        "open close-without-offer unsold",
        "open withdraw withdrawn",
        "unsold book booked",
        "unsold open-round open",
        "unsold withdraw withdrawn",
        "offered accept accepted",
        "offered decline declined",
        "offered expire expired",
        "accepted fund funded",
        "accepted call-off called-off",
        "funded call-off called-off",
        "funded hand-over handed-over",
        "handed-over pay paid",
        "paid transfer transferred",
        "declined book booked",
        "declined open-round open",
        "declined withdraw withdrawn",
        "expired book booked",
        "expired open-round open",
        "expired withdraw withdrawn",
      ]
    `);
  });

  test('reach every state from the first, and none from an end', () => {
    const reached = new Set<SaleState>(['draft']);
    for (const from of reached) for (const to of Object.values(saleMoves[from])) reached.add(to);
    expect([...reached].toSorted()).toEqual([...saleStates].toSorted());
    for (const end of endedSales) expect(saleMoves[end]).toEqual({});
  });

  test('never lead from the handover back to a sale that could be undone', () => {
    const after = new Set<SaleState>(['handed-over']);
    for (const from of after) for (const to of Object.values(saleMoves[from])) after.add(to);
    expect([...after]).toEqual(['handed-over', 'paid', 'transferred']);
  });
});

test('an inspection is submitted only by whom it is assigned to, and ends once', () => {
  expect(inspectionStates.filter((from) => canMoveInspection(from, 'submitted'))).toEqual([
    'assigned',
  ]);
  for (const end of ['passed', 'refused', 'cancelled', 'lapsed'] as const) {
    expect(inspectionMoves[end]).toEqual([]);
  }
});

describe('a round of bids', () => {
  const at = (ms: number) => new Date(Date.UTC(2026, 10, 25) + ms);
  const bid = (bidId: string, amount: number, ms: number, isWithdrawn = false): RoundBid => ({
    bidId,
    amount: rupees(amount),
    placedAt: at(ms),
    withdrawnAt: isWithdrawn ? at(ms + 1) : null,
  });

  test('is open until the last millisecond and closed at its end', () => {
    const round = { opensAt: at(0), endsAt: at(1_000) };
    expect([-1, 0, 999, 1_000].map((ms) => isRoundOpen(round, at(ms)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('is won by the highest bid at the reserve, the earlier of two equal ones', () => {
    const bids = [bid('a', 400_000, 5), bid('b', 410_000, 9), bid('c', 410_000, 7)];
    expect(winnerOf(bids, rupees(410_000))?.bidId).toBe('c');
    expect(winnerOf(bids, rupees(410_001))).toBeNull();
    expect(winnerOf([bid('a', 400_000, 5), bid('b', 500_000, 6, true)], rupees(1))?.bidId).toBe(
      'a',
    );
    expect(winnerOf([], rupees(1))).toBeNull();
  });
});

test('the days of the law count from the handover', () => {
  const on = day('2026-11-25');
  const dueDays = (isOfOtherState: boolean) =>
    transferDuties(on, { isOfOtherState }).map(({ id, dueOn }) => [id, dueOn]);
  expect(dueDays(false)).toEqual([
    ['report', '2026-12-09'],
    ['apply', '2026-12-25'],
    ['insurance', '2026-12-09'],
  ]);
  expect(dueDays(true)[0]).toEqual(['report', '2027-01-09']);
});

test('rules are rows of a day', () => {
  expect(serviceCharge(day('2026-11-25'))).toMatchObject({
    charge: rupees(5_000),
    gst: rupees(900),
  });
  expect(slotRules(day('2026-11-25')).windows[0]).toEqual({ fromHour: 9, untilHour: 11 });
});
