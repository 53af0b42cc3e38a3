import { crumbs } from '../shared/en/site-operator.ts';

/** Words of the public status: how what is behind the product answers, and what is planned. */
export const copy = {
  crumbs,
  metaTitle: 'Service status',
  metaDescription:
    'Current status of vehicle records, challan sources, payments and messages, and planned outages.',
  title: 'Service status',
  lead: 'Current availability of the services this site depends on.',
  asOf: (time: string) => `As of ${time}.`,
  again: 'Refresh',
  plansTitle: 'Planned outages',
  nothingPlanned: 'No planned outages.',
  from: (time: string) => `From ${time}`,
  until: (time: string) => `Until ${time}`,
  servicesTitle: 'Services',
  services: {
    register: 'VAHAN (vehicle records)',
    national: 'National e-challan system',
    'virtual-court': 'Virtual courts',
    'state-police': 'State police',
    payment: 'Payment',
    messages: 'OTP messages',
  },
  words: {
    up: 'Available',
    slow: 'Slow',
    down: 'Unavailable',
    paused: 'Paused',
    unknown: 'No recent requests',
  },
  last: (time: string) => `Last response ${time}`,
  never: 'No response in the last 7 days',
  lastFailure: (time: string) => `Last failure ${time}`,
  typical: (seconds: string) => `Usually within ${seconds} s`,
  failedShare: (percent: number) => `${percent} % of requests failed in the last hour`,
  counted:
    'Calculated from real requests. Only payments can be paused by our staff. “No recent requests” means that the status is not known.',
  challans: 'Challan sources by state',
  failed: 'The status could not be loaded',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'site-status': typeof copy;
  }
}
