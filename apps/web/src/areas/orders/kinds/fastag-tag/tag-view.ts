import type { KindView } from '../../view/kind-view.ts';
import { tagActs } from './tag-acts.ts';
import { TagBody } from './tag-body.tsx';

/** Orders of new FASTags, as their owner sees them. */
export const tagView: KindView<'fastag-tag', 'order-fastag-tag'> = {
  kind: 'fastag-tag',
  copy: 'order-fastag-tag',
  stepTones: {
    'to-pay': 'amber',
    paying: 'sky',
    closed: 'neutral',
    paid: 'sky',
    'kyc-review': 'sky',
    rejected: 'amber',
    assigned: 'sky',
    dispatched: 'sky',
    delivered: 'sky',
    active: 'road',
    refunding: 'sky',
    refunded: 'neutral',
  },
  markTones: { 'pictures-needed': 'amber' },
  marksInsteadOfStep: new Set(['pictures-needed']),
  ends: new Set(['active', 'refunded']),
  startPath: ({ vehicleNumber }) => `/tollsetu/buy?number=${vehicleNumber}`,
  Body: TagBody,
  hasForm: ({ issue }) => issue?.state === 'rejected',
  status: () => null,
  priceNote: ({ issue }, copy) => (issue === null ? null : copy.from(issue.issuer.name)),
  acts: tagActs,
};
