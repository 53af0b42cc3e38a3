import type {
  InsuranceDesk,
  Insurer,
  InsurerQuote,
  QuoteAnswer,
} from '@pahiya/domain/insurance/ports';
import type { PremiumLine } from '@pahiya/domain/insurance/rate-motor';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { paise, rupees, sumPaise } from '@pahiya/domain/shared/money';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';

type Question = Parameters<Insurer['quote']>[0];

/** An insurer whose answers a test sets; it notes every question. */
export type ScriptedInsurer = Insurer & {
  readonly asked: Question[];
  answer: (question: Question) => Promise<Result<QuoteAnswer, ProviderFailure>>;
};

/** Insurers of a test: a cheap and a dear one, and one that sells on its own page. */
export type ScriptedInsurers = Omit<InsuranceDesk, 'insurers' | 'licence'> & {
  readonly insurers: readonly ScriptedInsurer[];
  licence: InsuranceDesk['licence'];
  readonly byId: (id: string) => ScriptedInsurer;
};

/** Builds them. */
export function scriptedInsurers(now: () => Date): ScriptedInsurers {
  const insurers = [
    scriptedInsurer('dear', { ownDamage: 9_000, now }),
    scriptedInsurer('cheap', { ownDamage: 6_000, now }),
    scriptedInsurer('elsewhere', { ownDamage: 7_000, now }),
  ];
  return {
    insurers,
    licence: { number: 'TEST', kind: 'broker', validUntil: '2099-12-31' as IstDate },
    byId: (id) => {
      const found = insurers.find(({ profile }) => profile.id === id);
      if (found === undefined) throw new Error(`no insurer ${id}`);
      return found;
    },
  };
}

function scriptedInsurer(
  id: string,
  { ownDamage, now }: { readonly ownDamage: number; readonly now: () => Date },
): ScriptedInsurer {
  const insurer: ScriptedInsurer = {
    profile: {
      id,
      name: `Insurer ${id}`,
      sandbox: true,
      registration: 'TEST',
      helpline: '1800000000',
      grievanceOfficer: 'officer@insurer.example',
      covers: ['package', 'own-damage', 'third-party'],
      way: id === 'elsewhere' ? 'hand-over' : 'here',
    },
    asked: [],
    answer: async (question) =>
      ok({ kind: 'quote', quote: quoteFor(question, { ownDamage, now: now() }) }),
    quote(question) {
      insurer.asked.push(question);
      return insurer.answer(question);
    },
    handOver: (quoteRef) =>
      id === 'elsewhere' ? `https://insurer.example/buy?quote=${quoteRef}` : null,
  };
  return insurer;
}

function quoteFor(
  { requestId, ask }: Question,
  { ownDamage, now }: { readonly ownDamage: number; readonly now: Date },
): InsurerQuote {
  const hasDamage = ask.cover !== 'third-party';
  const line = (lineId: PremiumLine['id'], amount: number, code: string | null = null) => ({
    ...{ id: lineId, code },
    amount: rupees(amount),
  });
  const lines: PremiumLine[] = [
    ...(hasDamage ? [line('own-damage', ownDamage)] : []),
    ...(hasDamage && ask.bonus > 0
      ? [line('no-claim-bonus', (-ownDamage * ask.bonus) / 100_000)]
      : []),
    ...(ask.cover === 'own-damage' ? [] : [line('third-party', 3_416)]),
    ...ask.addOns.map((code) => line('add-on', 500, code)),
  ];
  const taxable = sumPaise(lines.map(({ amount }) => amount));
  const gst = paise((taxable * 18) / 100);
  const value = hasDamage ? (ask.insuredValue ?? rupees(450_000)) : null;
  return {
    quoteRef: `Q-${requestId}`,
    product: { name: 'Test cover', uin: 'TEST0001V01' },
    insuredValue: value,
    valueBand: hasDamage ? { least: rupees(400_000), most: rupees(500_000) } : null,
    lines,
    taxable,
    gst,
    rounding: paise(0),
    total: paise(taxable + gst),
    addOns: hasDamage ? [{ code: 'consumables', premium: rupees(500) }] : [],
    compulsoryDeductible: rupees(1_000),
    needsInspection: false,
    validUntil: new Date(now.getTime() + 86_400_000).toISOString(),
  };
}
