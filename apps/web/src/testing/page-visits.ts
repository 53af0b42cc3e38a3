import { sampleGarage } from '../areas/garage/testing/sample-garage.ts';
import {
  bareAnswer,
  sampleAnswer,
  taxiAnswer,
  troubledAnswer,
} from '../parts/record-words/testing/sample-answers.ts';
import { answered, fakeTransport, refusedWith } from './fake-transport.ts';

const office = {
  code: 'DL08',
  display: 'DL 08',
  office: 'Wazirpur',
  city: 'Delhi',
  district: 'North West Delhi',
  stateCode: 'DL',
  state: 'Delhi',
  status: 'active',
  confidence: 'high',
};
/** Default responses of calls. */
export const base = {
  getLayout: answered({ data: [] }),
  editedMetas: answered({ metas: [] }),
  topServices: answered({ services: [{ id: 'rc-details', path: '/rc-search' }] }),
  checkLogin: answered({ isLoggedIn: true, user: null }),
  getRecentSearches: answered({
    searches: [{ vehicleNumber: 'MH12DE1433', display: 'MH 12 DE 1433' }],
  }),
  findRtoOffice: answered({ office, note: null }),
  rtoOfficeDetails: answered({ details: null }),
  rtoFeeRules: answered({ lines: [] }),
  questionsAbout: answered({ questions: [] }),
  rtoDropdown: answered({
    states: [{ code: 'DL', name: 'Delhi', offices: [{ ...office, city: null }] }],
  }),
  listGarage: answered(sampleGarage),
  getAccount: answered({
    account: {
      userId: 'f1d0c7f2-3d5b-4f7e-9a63-0f8f9be1f9a1',
      mobileMasked: '98•••••210',
      name: null,
      email: null,
      language: 'en',
      createdAt: '2026-10-01T00:00:00.000Z',
    },
  }),
  listDevices: answered({
    devices: [
      {
        deviceSessionId: 'f1d0c7f2-3d5b-4f7e-9a63-0f8f9be1f9a2',
        label: 'Chrome on Android',
        signedInAt: '2026-11-01T05:00:00.000Z',
        lastSeenAt: '2026-11-21T04:00:00.000Z',
        isCurrent: false,
      },
    ],
  }),
  getConsents: answered({
    consents: [
      {
        purpose: 'analytics',
        state: 'default',
        isGranted: true,
        textVersion: '1',
        changedAt: null,
      },
    ],
  }),
};
/** A look-up that returns a record. */
export const vehicle = (answer: typeof sampleAnswer) =>
  fakeTransport({ ...base, getVehicle: answered(answer) });
/** A refused look-up. */
export const failing = (...refusal: Parameters<typeof refusedWith>) =>
  fakeTransport({ ...base, getVehicle: refusedWith(...refusal) });

/** Every page in every state.
 * @internal Tests only. */
export const visits = {
  home: { path: '/', transport: fakeTransport(base), status: 200 },
  'search page': { path: '/rc-search', transport: fakeTransport(base), status: 200 },
  'search page with all questions': {
    path: '/rc-search?faq=all',
    transport: fakeTransport(base),
    status: 200,
  },
  'search page on the way to insurance': {
    path: '/rc-search?then=insurance',
    transport: fakeTransport(base),
    status: 200,
  },
  'search page with last searches': {
    path: '/rc-search',
    transport: fakeTransport(base),
    cookies: { recent: 'x' },
    status: 200,
  },
  'search page after a slip': {
    path: '/rc-search?vehicleNumber=MH12AB12O4',
    transport: fakeTransport(base),
    status: 400,
  },
  'search page explaining a temporary number': {
    path: '/rc-search?vehicleNumber=T1226KA0042AB',
    transport: fakeTransport(base),
    status: 422,
  },
  'a record': { path: '/rc-details/DL8CAF5030', transport: vehicle(sampleAnswer), status: 200 },
  'a record in trouble': {
    path: '/rc-details/UP16AB7788',
    transport: vehicle(troubledAnswer),
    isLoggedIn: true,
    status: 200,
  },
  'a record of which little is known': {
    path: '/rc-details/KA01MJ2022',
    transport: vehicle(bareAnswer),
    status: 200,
  },
  'a record being asked again': {
    path: '/rc-details/TN09BZ1234',
    transport: vehicle(taxiAnswer),
    status: 200,
  },
  'a record that is not there': {
    path: '/rc-details/KA01MJ2022',
    transport: failing('vehicle/not-found'),
    status: 404,
  },
  'a hidden vehicle': {
    path: '/rc-details/KA01MJ2022',
    transport: failing('vehicle/hidden'),
    status: 403,
  },
  'a register that is down': {
    path: '/rc-details/KA01MJ2022',
    transport: failing('vehicle/source-unavailable', 60),
    status: 503,
  },
  'a register that is slow': {
    path: '/rc-details/22BH6517A',
    transport: failing('vehicle/source-timeout'),
    status: 504,
  },
  'a register that is not understood': {
    path: '/rc-details/KA01MJ2022',
    transport: failing('vehicle/source-malformed'),
    status: 502,
  },
  'the limit of the day': {
    path: '/rc-details/KA01MJ2022',
    transport: failing('1003', 3600),
    status: 429,
  },
  'a record address without a number': {
    path: '/rc-details/nonsense!',
    transport: fakeTransport(base),
    status: 400,
  },
  'the form that reports a fact': {
    path: '/rc-details/DL8CAF5030/report?field=fuel',
    transport: fakeTransport(base),
    status: 200,
  },
  'the page that hides a vehicle, for a visitor': {
    path: '/rc-details/DL8CAF5030/hide',
    transport: fakeTransport(base),
    status: 200,
  },
  'the page that hides a vehicle': {
    path: '/rc-details/DL8CAF5030/hide',
    transport: fakeTransport(base),
    isLoggedIn: true,
    status: 200,
  },
  'the garage of a visitor': { path: '/garage', transport: fakeTransport(base), status: 200 },
  'a garage': {
    path: '/garage?done=added',
    transport: fakeTransport(base),
    isLoggedIn: true,
    status: 200,
  },
  'an empty garage': {
    path: '/garage',
    transport: fakeTransport({
      ...base,
      listGarage: answered({ vehicles: [], calendarPath: null }),
    }),
    isLoggedIn: true,
    status: 200,
  },
  'a garage that cannot be opened': {
    path: '/garage',
    transport: fakeTransport({ ...base, listGarage: refusedWith('server/unavailable') }),
    isLoggedIn: true,
    status: 503,
  },
  'the account of a visitor': { path: '/account', transport: fakeTransport(base), status: 200 },
  'an account': {
    path: '/account',
    transport: fakeTransport(base),
    isLoggedIn: true,
    status: 200,
  },
  'the RTO codes': { path: '/rto-codes', transport: fakeTransport(base), status: 200 },
  'an office': { path: '/rto-codes?code=DL08', transport: fakeTransport(base), status: 200 },
  'an office of old': {
    path: '/rto-codes?code=TS09',
    transport: fakeTransport({
      ...base,
      findRtoOffice: answered({
        office: { ...office, status: 'legacy-prefix' },
        note: { en: 'The TS prefix was used until 2024.', hi: 'TS कोड 2024 तक चला।' },
      }),
    }),
    status: 200,
  },
  'the offices of a state': {
    path: '/rto-codes?state=DL',
    transport: fakeTransport(base),
    status: 200,
  },
  'an unknown office': {
    path: '/rto-codes?code=XX99',
    transport: fakeTransport({ ...base, findRtoOffice: refusedWith('places/unknown-office') }),
    status: 404,
  },
  'the page about the app': {
    path: '/app',
    transport: fakeTransport(base),
    isLoggedIn: true,
    status: 200,
  },
  'the limit page by itself': { path: '/limit', transport: fakeTransport(base), status: 200 },
} as const;
