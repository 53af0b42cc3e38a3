import type { ConsentProof, Lender, LenderProfile, LoanPerson } from '@pahiya/domain/loans/ports';
import type { Paise } from '@pahiya/domain/shared/money';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import {
  openProvider,
  type ProviderLimits,
  type WatchedProvider,
} from '../../http/outgoing-provider.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import type { XmlRecord } from '../../http/safe-xml.ts';
import { sendSigned } from '../../http/signed-xml.ts';
import { toReport } from '../to-report.ts';
import { offersOf, statusWire, withdrawnWire } from './wire.ts';

/** A lender behind the gateway. */
export type GatewayLenderOptions = ProviderLimits & {
  /** Without a trailing slash; `/lender-gateway/…` is appended. */
  readonly baseUrl: string;
  readonly secret: string;
  readonly profile: LenderProfile;
  readonly now?: () => Date;
};

const products = {
  'new-car': 'NC',
  'used-car': 'UC',
  'two-wheeler': 'TW',
  'against-car': 'LAC',
  personal: 'PL',
} as const;

/** Codes of an answer that refuse one question; `00` is data. */
const codes = { proofOver: '54', notReceived: '25', consent: '62' } as const;

type Said =
  | { readonly kind: 'data'; readonly data: XmlRecord }
  | { readonly kind: 'refused'; readonly code: string };
type Fields = Readonly<Record<string, string>>;

/** A lender over signed form posts that are answered in XML. Refuses with a {@link ProviderFailure}. Source:
 * docs/providers/lenders.md. */
export function createGatewayLender({
  baseUrl,
  secret,
  profile,
  now = () => new Date(),
  ...limits
}: GatewayLenderOptions): Lender & WatchedProvider {
  const provider = `lender-${profile.id}`;
  const { http, guard, watched } = openProvider(provider, limits, {
    http: { timeoutMs: 15_000 },
    guard: { totalTimeoutMs: 25_000 },
  });
  const refused = (code: string): Result<never, ProviderFailure> =>
    err({
      ...providerFailure(provider, 'rejected', `the lender refused with ${code}`),
      isOfOneQuestion: true,
    });
  const malformed = (): Result<never, ProviderFailure> =>
    err(providerFailure(provider, 'malformed', 'answer is not as documented'));

  const ask = (path: string, fields: Fields) =>
    guard.run(async (signal): Promise<Result<Said, ProviderFailure>> => {
      const said = await sendSigned(http, {
        url: `${baseUrl}/lender-gateway/${encodeURIComponent(profile.id)}/${path}`,
        contentType: 'application/x-www-form-urlencoded',
        body: new URLSearchParams(fields).toString(),
        ...{ secret, now: now(), signal },
      });
      if (!said.ok) return said;
      const { code, root } = said.value;
      if (code === '00') return ok({ kind: 'data', data: root });
      return (Object.values(codes) as string[]).includes(code)
        ? ok({ kind: 'refused', code })
        : err(providerFailure(provider, 'rejected', `answered code ${code}`));
    });
  const askStatus = async (path: string, fields: Fields, requestId: string) => {
    const said = await ask(path, fields);
    if (!said.ok) return said;
    if (said.value.kind === 'refused') {
      return path === 'status' && said.value.code === codes.notReceived
        ? ok({ state: 'unknown' } as const)
        : refused(said.value.code);
    }
    const status = statusWire.safeParse(said.value.data);
    if (!status.success || status.data.requestId !== requestId) return malformed();
    const { at, loanRef, reason, coolingOffTill } = status.data;
    return ok(
      toReport({
        status: status.data.status,
        at,
        lenderRef: loanRef,
        reason,
        coolingOffUntil: coolingOffTill,
      }),
    );
  };

  return {
    profile,
    offers: async ({ requestId, proof, consent, person, ask: wish }) => {
      const said = await ask('quote', {
        request_id: requestId,
        proof,
        ...consentFields(consent),
        ...personFields(person),
        product: products[wish.kind],
        amount: wholeRupees(wish.amount),
        months: String(wish.months),
        asset_value: wish.value === null ? '' : wholeRupees(wish.value),
        asset_age: String(wish.vehicleAge),
      });
      if (!said.ok) return said;
      if (said.value.kind === 'refused') {
        return said.value.code === codes.proofOver
          ? ok({ kind: 'unproved' })
          : refused(said.value.code);
      }
      return offersOf(said.value.data, requestId) ?? malformed();
    },
    apply: ({ requestId, offerRef, consent, person }) =>
      askStatus(
        'apply',
        {
          request_id: requestId,
          offer_ref: offerRef,
          ...consentFields(consent),
          ...personFields(person),
        },
        requestId,
      ),
    report: (requestId) => askStatus('status', { request_id: requestId }, requestId),
    withdraw: async (requestId) => {
      const said = await ask('withdraw', { request_id: requestId });
      if (!said.ok) return said;
      if (said.value.kind === 'refused') return refused(said.value.code);
      const answer = withdrawnWire.safeParse(said.value.data);
      if (!answer.success) return malformed();
      return ok(answer.data.result === 'TOO_LATE' ? 'too-late' : 'withdrawn');
    },
    ...watched,
  };
}

function consentFields({ consentId, check, bureau, textVersion, givenAt }: ConsentProof): Fields {
  return {
    consent_id: consentId,
    consent_check: check === 'hard' ? 'H' : 'S',
    consent_bureau: bureau,
    consent_text: textVersion,
    consent_at: givenAt,
  };
}

function personFields(person: LoanPerson): Fields {
  return {
    name: person.name,
    pan: person.pan,
    dob: formatDdMmYyyy(person.bornOn).replaceAll('/', '-'),
    pin: person.pinCode,
    work: person.work === 'salaried' ? 'SAL' : 'SEP',
    income: wholeRupees(person.income),
    obligations: wholeRupees(person.instalments),
    employer: person.employer ?? '',
    mobile: person.mobile,
    email: person.email ?? '',
  };
}

/** The gateway takes whole rupees, rounded down. */
function wholeRupees(amount: Paise): string {
  return String(Math.floor(amount / 100));
}
