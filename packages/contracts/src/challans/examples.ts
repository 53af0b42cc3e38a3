import type { DiscoveryData, SourceState } from './challan-schema.ts';

/** A source that has responded, for the API reference. */
export const exampleSource: SourceState = {
  source: 'national',
  name: 'National e-challan system through ULIP',
  sandbox: true,
  state: 'answered',
  count: 1,
  fetchedAt: '2026-11-21T04:44:01Z',
  failure: null,
  retryAfterSeconds: null,
};

const exampleData: DiscoveryData = {
  tabsData: [
    {
      tabId: 'PENDING',
      title: { en: 'Pending', hi: 'बाक़ी' },
      tabSection: [
        {
          challanNumber: 'DL50421261101094012',
          kind: 'e-challan',
          status: 'unpaid',
          offense: 'Riding without helmet',
          shortOffense: { en: 'No helmet', hi: 'हेलमेट नहीं' },
          offences: [
            {
              id: 'no-helmet',
              section: '194D',
              name: 'Riding without helmet',
              plain: { en: 'No helmet', hi: 'हेलमेट नहीं' },
            },
          ],
          authority: 'Traffic',
          stateCode: 'DL',
          district: 'North West',
          location: null,
          issuedOn: '2026-11-01',
          issuedAt: null,
          photoUrls: [],
          isHeldBack: true,
          fine: 100_000,
          received: null,
          receiptNumber: null,
          isImpounded: false,
          court: null,
          regime: 'rules-2026',
          deadline: { kind: 'pay-or-contest', on: '2026-12-16', daysLeft: 25 },
          payability: { payable: true },
          price: {
            challanAmount: 100_000,
            legalFee: 0,
            gstFee: 0,
            discount: 0,
            totalAmount: 100_000,
          },
          provenance: [
            {
              source: 'national',
              status: 'unpaid',
              fine: 100_000,
              fetchedAt: '2026-11-21T04:44:01Z',
            },
          ],
          conflicts: [],
          orderId: null,
        },
      ],
      totalChallans: 1,
    },
    { tabId: 'SETTLED', title: { en: 'Settled', hi: 'निपटे' }, tabSection: [], totalChallans: 0 },
  ],
  totalPendingApiCalls: 3,
  pendingApiCallsCompleted: 1,
  pendingChallanCount: 1,
  paidChallanCount: 0,
  inProgressChallanCount: 0,
};

/** A discovery after its first response, for the API reference. */
export const exampleDiscovery = {
  discoveryId: '6a2f41de-0c68-4f0c-8d4b-2c1b54f0a7d1',
  vehicleNumber: 'DL8CAF5030',
  display: 'DL 8C AF 5030',
  startedAt: '2026-11-21T04:44:00Z',
  isRevealed: false,
  revision: 1,
  sources: [exampleSource],
  discoveryData: exampleData,
};
