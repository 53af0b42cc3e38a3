import { sendPicture } from '../../../../parts/new-tag/send-picture.ts';
import { done, wrong } from '../../view/order-acts.ts';
import type { OrderAct } from '../../view/order-outcome.ts';

/** The form of a new tag: a picture that the bank wants again. */
export const tagActs: Readonly<Record<string, OrderAct>> = {
  'tag-picture': async (tools, _orderId, form) => {
    const sent = await sendPicture(tools, form);
    switch (sent.kind) {
      case 'sent':
        return done('picture');
      case 'problem':
        return wrong('tag-picture', sent.picture, [sent.problem]);
      case 'failed':
        return {
          kind: 'shown',
          outcome: {
            kind: 'failed',
            failure: sent.failure,
            item: sent.failure.code.startsWith('document/') ? sent.picture : null,
          },
        };
    }
  },
};
