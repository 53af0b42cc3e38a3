import { randomInt, randomUUID } from 'node:crypto';
import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import type { ChallanOrder, CheckoutData } from '@pahiya/contracts/challans/order-schema';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { rechargeStatus } from '@pahiya/contracts/fastag/recharge-contracts';
import { type Answer, ask, postJson } from './ask.ts';

/** The form that sends a browser to the gateway. */
export type Checkout = { readonly fields: Readonly<Record<string, string>> };

/** An order of a recharge. */
export type RechargeOrder = Pick<ChallanOrder, 'orderId' | 'quoteId'>;
type RechargeNow = AnswerOf<typeof rechargeStatus>;

/** A signed-in person who never retries a call. */
export type Shopper = ReturnType<typeof createShopper>;

const sources = ['national', 'virtual-court', 'state-police'] as const;
export type Source = (typeof sources)[number];

/** A person at a server whose payment gateway is the sandbox. */
export function createShopper(at: {
  readonly base: string;
  readonly sandbox: string;
  readonly cookie: string;
}) {
  const { base, sandbox, cookie } = at;
  const post = (path: string, body: object) =>
    postJson(base, `/api/v1/web${path}`, body, { cookie, 'idempotency-key': randomUUID() });
  const read = (path: string) => ask(base, `/api/v1/web${path}`, { headers: { cookie } });

  const startSearch = async (vehicleNumber: string) =>
    dataOf<Discovery>(await post('/challan/init', { vehicleNumber }));

  const askSource = async (discoveryId: string, source: Source, { isRetry = false } = {}) => {
    const query = `discoveryId=${discoveryId}&source=${source}${isRetry ? '&retry=1' : ''}`;
    return dataOf<Discovery>(await read(`/challan/details?${query}`));
  };

  /** The first payable challan of a vehicle: the number ends with `ending` (four digits), at random without it. */
  const findPayable = async (ending?: string) => {
    for (let tries = 0; tries < 40; tries += 1) {
      let found = await startSearch(someNumber(ending));
      for (const source of sources) found = await askSource(found.discoveryId, source);
      const [challanNumber] = payable(found);
      if (challanNumber !== undefined) return { discoveryId: found.discoveryId, challanNumber };
    }
    throw new Error('no vehicle has anything to pay');
  };

  return {
    startSearch,
    askSource,
    read,
    /** An order of one challan, without a payment. */
    order: async (ending?: string): Promise<ChallanOrder> => {
      const { discoveryId, challanNumber } = await findPayable(ending);
      const cart = { discoveryId, challanNumbers: [challanNumber] };
      const quote = await post('/challan-pay/quote', cart);
      const { checkoutData } = dataOf<{ checkoutData: CheckoutData }>(quote);
      const made = await post('/challan-pay/order/create', {
        ...cart,
        settlementType: 'STANDARD',
        expectedTotal: checkoutData.finalAmount.standard.totalAmount,
      });
      return dataOf<{ order: ChallanOrder }>(made).order;
    },
    /** An order of a recharge of ₹500 for the vehicle's newest tag, without a payment. */
    orderRecharge: async (vehicleNumber: string): Promise<RechargeOrder> => {
      const query = new URLSearchParams({ vehicleNumber });
      const path = `/fastag/recharge/checkVehicleEligiblity?${query}`;
      const { bank } = dataOf<{ bank: { billerId: string } | null }>(await read(path));
      const { billerId = '' } = bank ?? {};
      const body = { vehicleNumber, billerId, amount: 50_000, isConfirmed: true };
      return dataOf<RechargeOrder>(await post('/fastag/recharge/recharge', body));
    },
    payOrder: async ({ orderId, quoteId }: RechargeOrder): Promise<Checkout> =>
      dataOf<{ checkout: Checkout }>(await post('/orders/pay', { orderId, quoteId })).checkout,
    rechargeNow: async ({ orderId }: RechargeOrder): Promise<RechargeNow> =>
      dataOf<RechargeNow>(await read(`/fastag/recharge/statusScreen?orderId=${orderId}`)),
    beginPayment: ({ orderId, quoteId }: ChallanOrder): Promise<Answer> => {
      const stage = { stage: 'CHALLAN_PAYMENT_IN_PROGRESS', orderId, quoteId };
      return post('/challan-pay/update/stage', stage);
    },
    /** The same by the form on the order's page, without script. */
    beginPaymentByForm: (
      { orderId, quoteId }: ChallanOrder,
      prefix: '' | '/hi' = '',
    ): Promise<Answer> =>
      ask(base, `${prefix}/orders/${orderId}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          cookie,
        },
        body: new URLSearchParams({ intent: 'pay', quoteId }).toString(),
      }),
    /** Pays on the gateway's page; returns the fields that its page posts back. */
    payAtGateway: async ({ fields }: Checkout, outcome: string) => {
      const body = { orderId: fields.order_id, outcome };
      const { status, text } = await postJson(sandbox, '/control/razorpay/pay', body);
      if (status !== 200) throw new Error(`the gateway's page refused: ${text}`);
      const { returnFields } = JSON.parse(text) as { returnFields: Record<string, string> | null };
      return returnFields ?? {};
    },
    /** Returns from the gateway's page as a browser does: another site's form, without cookies. */
    comeBack: ({ fields }: Checkout, body: Readonly<Record<string, string>>): Promise<Answer> => {
      const { pathname, search } = new URL(fields.callback_url ?? '');
      return ask(base, pathname + search, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'cross-site',
        },
        body: new URLSearchParams(body).toString(),
      });
    },
    lookAt: (path: string): Promise<Answer> => ask(base, path, { headers: { cookie } }),
    orderNow: async ({ orderId }: Pick<ChallanOrder, 'orderId'>): Promise<ChallanOrder> => {
      const answer = await read(`/challan-pay/order/details?orderId=${orderId}`);
      return dataOf<{ order: ChallanOrder }>(answer).order;
    },
  };
}

/** Data of a response; throws when it was refused. */
export function dataOf<Data>({ status, text }: Answer): Data {
  if (status >= 300) throw new Error(`refused with ${status}: ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

/** The gateway's form in the response of `beginPayment`. */
export function checkoutOf(answer: Answer): Checkout {
  const { checkout } = dataOf<{ checkout: Checkout | null }>(answer);
  if (checkout === null) throw new Error('there is nothing to pay');
  return checkout;
}

/** A random Delhi number, most likely not looked up yet. The endings that select a response of the sandbox begin with 0
 * to 3. */
export function someNumber(ending = String(randomInt(4_000, 10_000))): string {
  // No I and no O: they look like digits, and plates do without them.
  const letter = () => 'ABCDEFGHJKLMNPQRSTUVWXYZ'.charAt(randomInt(24));
  return `DL${randomInt(1, 9)}C${letter()}${letter()}${ending}`;
}

function payable({ discoveryData }: Discovery): string[] {
  const pending = discoveryData.tabsData.find(({ tabId }) => tabId === 'PENDING');
  return (pending?.tabSection ?? [])
    .filter(({ payability, kind }) => payability.payable && kind === 'e-challan')
    .map(({ challanNumber }) => challanNumber);
}
