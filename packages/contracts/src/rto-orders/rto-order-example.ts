import type { RtoServiceDetails } from './rto-service-details.ts';

/** RTO work for the examples of the contracts. */
export const exampleRtoDetails: RtoServiceDetails = {
  kind: 'rto-service',
  serviceId: 'transfer-of-ownership',
  service: { en: 'Transfer of ownership', hi: 'मालिक बदलना' },
  stateCode: 'DL',
  vehicleClass: 'lmv-private',
  step: 'filed',
  documentsBy: '2026-12-23',
  promisedOn: '2026-12-01',
  fileWithinDays: 7,
  appointment: null,
  applicationNumber: 'DL26112512345678',
  filedAt: '2026-11-25T06:00:00Z',
  deficiency: null,
  courier: null,
  documents: [
    {
      kind: 'rc',
      name: { en: 'RC', hi: 'RC' },
      when: null,
      state: 'accepted',
      reason: null,
      uploadedAt: '2026-11-23T05:00:00Z',
    },
  ],
  filedAnyway: false,
  canUpload: false,
  canCancel: false,
};
